import { identiconOf } from './identiconOf'

it('draws different pictures for a thousand addresses, each of them symmetric', () => {
  const all = Array.from({ length: 1000 }, (_, index) => identiconOf(`0x${index.toString(16).padStart(40, '0')}`))
  expect(new Set(all.map(({ d, fill }) => d + fill)).size).toBeGreaterThan(990)
  const cellsOf = (d: string) => [...d.matchAll(/M(\d) (\d)/g)].map(([, x, y]) => `${x} ${y}`)
  const mirrored = (cell: string) => `${4 - Number(cell[0])}${cell.slice(1)}`
  for (const cells of all.map(({ d }) => cellsOf(d))) expect(cells.map(mirrored).sort()).toEqual(cells.sort())
})
