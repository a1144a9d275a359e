/**
 * How long a test waits for one thing, in milliseconds. It ends a test that hangs and asserts no speed: a machine that
 * does other work as well must not fail a test.
 */
export const hangGuard = 30_000
