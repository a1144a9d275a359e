/**
 * The time limit for a single wait in a test, in milliseconds. It ends tests that hang and asserts no speed: a busy
 * machine must not fail a test.
 */
export const hangGuard = 30_000
