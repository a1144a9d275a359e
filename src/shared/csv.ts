import { isDecimal } from '../contract/isDecimal'

/**
 * Where a formula could begin: at the start of a cell, or after a separator or line end, because a spreadsheet that separates by
 * `;` or tab splits even quoted text there. Control characters, quotes and blanks may precede the sign; East Asian wide signs
 * count.
 */
const beforeFormula = /(?:^|[;\t\r\n])(?:(?![\t\r\n])["\s\p{Cc}])*(?=[=+\-@＝＋－＠])/gu

/**
 * A cell a spreadsheet shows as text and never runs: what would begin a formula gets an apostrophe in front. A plain
 * number, negative ones too, stays a number.
 */
function cellOf(text: string): string {
  const safe = isDecimal(text) ? text : text.replace(beforeFormula, "$&'")
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows of text as a CSV file (RFC 4180, lines ended by CRLF, with the mark by which spreadsheets know UTF-8). */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
