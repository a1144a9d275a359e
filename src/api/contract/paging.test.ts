import { ValidationError } from 'yup'
import { listQuerySchema } from './paging'

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
  [{ created_from: '2026-01-31T00:00:00.5+02:00' }, { start: 0, created_from: '2026-01-31T00:00:00.5+02:00' }],
])('reads the query %j', (query, read) => {
  expect(listQuerySchema.validateSync(query)).toEqual(read)
})

function errorsOf(query: object): string[] {
  try {
    listQuerySchema.validateSync(query, { abortEarly: false })
    return []
  } catch (error) {
    return error instanceof ValidationError ? error.errors : []
  }
}

const wholeNumbers = 'Row numbers are whole'
const window = 'end is from start to start + 99'
const instant = 'created_from is an instant such as 2026-01-31T00:00:00Z'

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
])('refuses the query %j', (query, message) => {
  expect(errorsOf(query)).toContain(message)
})
