/**
 * Text as searches compare it, without case and accents: "istanbul" is in "İSTANBUL", and "jose" in "José". In capitals, because
 * a Greek sigma has two small letters.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
