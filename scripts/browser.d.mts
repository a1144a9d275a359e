/** The path of a Chromium that can be started; installs one when there is none. Throws when that fails, too. */
export function browserPath(): string
