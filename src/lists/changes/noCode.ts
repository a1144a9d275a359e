/** The sentence for a change whose code cannot be loaded, which has all other sentences. */
export const noCodeText =
  "Part of the console couldn't be loaded, so nothing was changed. Try again, or reload the page."
