import { shortAddress } from './shortAddress'

it.each([
  ['0x12345678901', '0x12345678901'],
  ['0x123456789012', '0x123…6789012'],
  ['😀😀😀😀😀😀😀😀😀😀😀😀😀😀', '😀😀😀😀😀…😀😀😀😀😀😀😀'],
  ['0x12\n567890123456', '0x12\n…0123456'],
])('shortens %s only where that makes it shorter: %s', (address, short) => {
  expect(shortAddress(address)).toBe(short)
})
