/** The only place where the app asks for the time: epoch milliseconds. */
export const now = (): number => Date.now()
