import { parseChainId } from './chainIds'

it.each([
  [31337, 31337],
  ['31337', 31337],
  ['0x7a69', 31337],
  ['0x7A69', 31337],
  ['0x01', 1],
  [1n, 1],
])('reads a chain id given as %p', (given, id) => expect(parseChainId(given)).toBe(id))

it.each([[null], [undefined], [''], ['0x'], ['main'], [0], [-1], [1.5], ['1e3'], [{}], ['0xffffffffffffffffff']])(
  'refuses %p as a chain id',
  (given) => expect(parseChainId(given)).toBeUndefined(),
)
