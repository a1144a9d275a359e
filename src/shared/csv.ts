const plainNumber = /^-?\d+(\.\d+)?$/

/**
 * What may begin a cell and then a formula, also one in the wide signs of East Asia; a spreadsheet drops control characters such
 * as NUL. One that separates cells by semicolons or tabs knows no quotes within what it takes for a cell, so it splits the text
 * there, and at the ends of lines.
 */
const beforeFormula = /(?:^|[;\t\r\n])(?:(?![\t\r\n])["\s\p{Cc}])*(?=[=+\-@＝＋－＠])/gu

/**
 * A cell a spreadsheet shows as text and never runs: what would begin a formula gets an apostrophe in front. A plain
 * number, negative ones too, stays a number.
 */
function cellOf(text: string): string {
  const safe = plainNumber.test(text) ? text : text.replace(beforeFormula, "$&'")
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows of text as a CSV file (RFC 4180, lines ended by CRLF, with the mark by which spreadsheets know UTF-8). */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
