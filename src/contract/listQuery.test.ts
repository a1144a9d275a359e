import { ValidationError } from 'yup'
import { listQueryOf, listQuerySchema, minPointsQuerySchema } from './listQuery'
import { listOffers } from './paging'

it.each([
  [{}, { start: 0 }],
  [
    { start: '0', end: '9' },
    { start: 0, end: 9 },
  ],
  [{ start: '20' }, { start: 20 }],
  [{ end: '4' }, { start: 0, end: 4 }],
  [
    { start: '5', end: '5' },
    { start: 5, end: 5 },
  ],
  [
    { start: '0', end: '99' },
    { start: 0, end: 99 },
  ],
  [{ search: '  MONA ' }, { start: 0, search: 'MONA' }],
  [{ search: 'x'.repeat(200) }, { start: 0, search: 'x'.repeat(200) }],
  [{ created_from: '2026-01-31T00:00:00Z' }, { start: 0, created_from: '2026-01-31T00:00:00Z' }],
  [{ created_from: '2024-02-29T23:00:00-05:00' }, { start: 0, created_from: '2024-02-29T23:00:00-05:00' }],
  [{ created_from: '2026-01-31T00:00:00.5+02:00' }, { start: 0, created_from: '2026-01-31T00:00:00.5+02:00' }],
])('reads the query %j', (query, read) => {
  expect(listQuerySchema.validateSync(query)).toEqual(read)
})

function errorsOf(query: object, schema = listQuerySchema): string[] {
  try {
    schema.validateSync(query, { abortEarly: false })
    return []
  } catch (error) {
    return error instanceof ValidationError ? error.errors : []
  }
}

const wholeNumbers = 'Row numbers must be whole numbers'
const window = 'end must be between start and start + 99'
const instant = 'created_from must be an instant such as 2026-01-31T00:00:00Z'

it.each([
  [{ start: '-1' }, 'Row numbers start at 0'],
  [{ end: '-1' }, 'Row numbers start at 0'],
  [{ start: 'abc' }, wholeNumbers],
  [{ start: '' }, wholeNumbers],
  [{ start: '1.5' }, wholeNumbers],
  [{ end: 'abc' }, wholeNumbers],
  [{ start: 'Infinity' }, wholeNumbers],
  [{ start: '5', end: '4' }, window],
  [{ start: '0', end: '100' }, window],
  [{ start: '0', end: '1000000000' }, window],
  [{ search: 'x'.repeat(201) }, 'Search is at most 200 characters'],
  [{ created_from: 'yesterday' }, instant],
  [{ created_from: '2026-01-31' }, instant],
  [{ created_from: '2026-01-31T00:00:00' }, instant],
  [{ created_from: '2026-13-41T00:00:00Z' }, instant],
  [{ created_from: '2026-02-31T00:00:00Z' }, instant],
  [{ created_from: '2026-01-31T25:00:00Z' }, instant],
  [{ created_from: '2026-02-29T23:00:00-05:00' }, instant],
])('refuses the query %j', (query, message) => {
  expect(errorsOf(query)).toContain(message)
})

const offers = Object.entries(listOffers)

it.each(offers)('reads every sort column of %s in both directions, every status, and neither', (_name, offer) => {
  const sorts = offer.sort.flatMap((sort) => [{ sort }, { sort: `-${sort}` }])
  const queries = [{}, ...sorts, ...offer.status.map((status) => ({ status }))]
  for (const query of queries)
    expect(listQueryOf(offer).validateSync({ start: '5', ...query })).toEqual({ start: 5, ...query })
})

it.each(offers)('refuses what %s does not offer, and a wrong window as ever', (_name, offer) => {
  const schema = listQueryOf(offer)
  for (const sort of ['', '-', 'id', '--email', `${offer.sort[0]} desc`])
    expect(errorsOf({ sort }, schema)).toEqual(['This list cannot be sorted by that'])
  for (const status of ['', 'all', offer.status[0].toUpperCase()])
    expect(errorsOf({ status }, schema)).toEqual(['This list has no such status'])
  expect(errorsOf({ start: '0', end: '100' }, schema)).toEqual([window])
})

it.each(['0', '1000', '0.5', '99999999999999999999.999999999999999999'])('reads the minimum %s', (minimum) => {
  expect(minPointsQuerySchema.validateSync({ minimum })).toEqual({ start: 0, minimum })
})

it.each(['', '-1', '1e3', ' 5', '5.', 'abc', '1'.repeat(21)])('refuses the minimum %j', (minimum) => {
  expect(errorsOf({ minimum }, minPointsQuerySchema)).toEqual(['minimum is a number, zero or above'])
})
