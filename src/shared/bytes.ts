const units = [
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
] as const

/** "12.3 MB" in the browser's locale. */
export function formatBytes(bytes: number): string {
  const [unit, size] = units.find(([, unitSize]) => bytes >= unitSize) ?? (['byte', 1] as const)
  return new Intl.NumberFormat(undefined, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size)
}
