/** The most characters of a name in a message; a title may be much longer. */
const maxLength = 60

/** The name of a row as messages have it. Server and console cut it alike, so that each finds the name in the other's text. */
export const nameInMessage = (name: string) =>
  // Half of a surrogate pair is no character, and characters that turn text round would turn what follows the name.
  (name.length > maxLength ? `${name.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')}…` : name).replace(
    /\p{Bidi_C}/gu,
    '',
  )
