/** The message for a change whose code, which has all other messages, cannot be loaded. */
export const noCodeText =
  "Part of the console couldn't be loaded, so nothing was changed. Try again, or reload the page."
