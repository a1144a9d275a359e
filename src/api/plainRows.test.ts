import fc from 'fast-check'
import * as schemas from '../contract/entities'
import { isRecord } from '../contract/isRecord'
import { takeLog } from '../testing/consoleLog'
import { LeftToConsole, plainRow } from './plainRows'
import { pageOf } from './unwrap'

const lists = [
  ['users', schemas.userSchema],
  ['adminUsers', schemas.adminUserSchema],
  ['tasks', schemas.taskSchema],
  ['campaigns', schemas.campaignSchema],
  ['assets', schemas.assetSchema],
  ['activity', schemas.activitySchema],
] as const

/** Values that servers send or might. */
const value = fc.oneof(
  fc.string(),
  fc.constantFrom('', ' ', '7', '12.50', '-3', '1e5', '2026-01-31T10:20:30.000Z', ' 2026-01-31 ', '20260131', 'true'),
  fc.constantFrom(null, undefined, true, false, 0, 7, -3, 12.5, 1e21, 1_769_000_000, 1_769_000_000_000),
  fc.jsonValue(),
)

describe.each(lists)('a row of %s', (name, schema) => {
  const whole = (row: unknown) => pageOf(schema)([row], undefined, { start: 0, end: 9 }).rows
  const plain = (row: unknown) => {
    try {
      return plainRow[name](row)
    } catch (error) {
      if (error instanceof LeftToConsole) return undefined
      throw error
    }
  }
  const fields = Object.keys(schema.fields)
  const usual = Object.fromEntries(fields.map((field) => [field, field.startsWith('is_') ? true : '7']))
  // With more unusual values than these most rows would be left to the schema.
  const unusual = fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 3 })

  it('is read as by its schema, or left to it', () => {
    let read = 0
    fc.assert(
      fc.property(unusual, (some) => {
        const given = { ...usual, ...some }
        const early = plain(given)
        if (early === undefined) return
        read += 1
        expect([early]).toEqual(whole(given))
      }),
      { numRuns: 1000 },
    )
    takeLog()
    expect(read).toBeGreaterThan(100)
  })

  it('is read when it is as specified, and when a server says numbers as numbers', () => {
    expect(plain(usual)).toEqual(whole(usual)[0])
    const numbers = Object.entries(usual).map(([field, text]) => [
      field,
      field === 'id' || field === 'points' ? 7 : text,
    ])
    expect(plain(Object.fromEntries(numbers))).toBeDefined()
  })

  it.each([[null], [[]], ['text'], [{}]])('is left to the schema when it is %j', (given) => {
    expect(plain(given)).toBeUndefined()
    expect(isRecord(given) ? whole(given) : []).toEqual([])
    takeLog()
  })
})
