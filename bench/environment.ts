/** What a measured shop is started with: its own limits would stop a load that comes from one address. */
export const BENCH_ENV = { RATE_LIMITER_ENABLED: 'false', CAPI_UNLIMITED_ADDRESSES: '127.0.0.1' }
