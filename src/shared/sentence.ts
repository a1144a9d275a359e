/** A text of others, with a full stop unless it has an end, so that a sentence can follow. */
export const sentence = (text: string) => text.replace(/[^.!?…]$/, '$&.')
