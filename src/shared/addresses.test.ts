import { parseAddress } from './addresses'
import { sameHex } from './sameHex'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const digits = address.slice(2)

it.each([
  address,
  `0x${digits.toLowerCase()}`,
  `0x${digits.toUpperCase()}`,
  `  ${address}\n`,
  `\u2060${address}\u200b`,
])('reads %j with its checksum', (text) => {
  expect(parseAddress(text)).toEqual({ address, wrongChecksum: false })
})

it('flags letters that are not as the checksum says', () => {
  expect(parseAddress(address.replace('C8', 'c8'))).toEqual({ address, wrongChecksum: true })
})

it.each([
  '',
  '0x',
  digits,
  `0x${digits}0`,
  `0x${digits.slice(1)}`,
  `0X${digits}`,
  `0x${digits.slice(1)}g`,
  'vitalik.eth',
])('reads no address in "%s"', (text) => {
  expect(parseAddress(text)).toBeUndefined()
})

it('compares addresses however they are written', () => {
  expect(sameHex(address, address.toLowerCase())).toBe(true)
  expect(sameHex(address, address.replace('C8', 'C9'))).toBe(false)
})
