const plainNumber = /^-?\d+(\.\d+)?$/

/**
 * A cell a spreadsheet shows as text and never runs: what would begin a formula gets an apostrophe in front. A plain
 * number, negative ones too, stays a number.
 */
function cellOf(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows of text as a CSV file (RFC 4180, lines ended by CRLF, with the mark by which spreadsheets know UTF-8). */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
