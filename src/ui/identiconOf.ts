/** Cells of a side; the right half mirrors the left. */
const side = 5
const half = Math.ceil(side / 2)

/** FNV-1a of 32 bits: every character of the text changes it. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  // Mixes once more, because similar addresses should get different pictures.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

// A list shows the same few addresses again and again.
const drawn = new Map<string, { d: string; fill: string }>()
const maxDrawn = 500

/**
 * The picture of an address, whatever its case: squares on a field of five by five, and their colour. It helps to notice another
 * address and proves nothing.
 */
export function identiconOf(address: string) {
  const key = address.toLowerCase()
  const known = drawn.get(key)
  if (known) return known
  const bits = hash(key)
  const cells = Array.from({ length: side * half }, (_, cell) => ({
    row: Math.floor(cell / half),
    column: cell % half,
  }))
  const path = cells
    .filter((_, cell) => (bits >>> cell) & 1)
    .flatMap(({ row, column }) => [...new Set([column, side - 1 - column])].map((x) => `M${x} ${row}h1v1h-1z`))
    .join('')
  // Middle lightness stands out from light and from dark surfaces.
  const picture = { d: path, fill: `hsl(${(bits >>> 15) % 360} 55% 50%)` }
  if (drawn.size >= maxDrawn) drawn.clear()
  drawn.set(key, picture)
  return picture
}
