import { parse, safeParse } from 'valibot'
import { assetSchema } from './entities'

// The specification's asset has these fields and no id.
const asset = {
  network: 'Ethereum',
  contract_address: null,
  public_address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  status: 'tracking',
  created_at: '2026-01-10T12:00:00.000Z',
}
const idOf = (row: object) => parse(assetSchema, row).id

it('tells assets without an id apart by their fields, in whatever order and with whatever else they come', () => {
  const id = idOf(asset)
  const { network, ...rest } = asset
  expect(idOf({ checked_at: 5, ...rest, network })).toBe(id)
  const others = Object.keys(asset).map((name) => idOf({ ...asset, [name]: '7' }))
  expect(new Set([id, ...others]).size).toBe(6)
  for (const bare of [{}, { id: null }, { id: '' }]) expect(idOf(bare)).not.toBe('')
})

it('keeps the id that an asset has, and refuses one that is none', () => {
  expect([idOf({ ...asset, id: 0 }), idOf({ ...asset, id: 'a' })]).toEqual(['0', 'a'])
  expect(safeParse(assetSchema, { ...asset, id: {} }).success).toBe(false)
})
