/** Counts in the store that RATE_LIMITER_STORE names. */
export { createRateLimiter } from '@directus/api/rate-limiter'
