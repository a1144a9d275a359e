import { indexed, localWindow, searchOf } from './localWindow'

interface Row {
  id: string
  email: string
  points: bigint
}
const count = 10_000
const all: Row[] = Array.from({ length: count }, (_, index) => ({
  id: String(index),
  email: `User${index}@List.example`,
  // Larger than the precision of a float, and unordered.
  points: 10n ** 24n + BigInt((index * 7_919) % count),
}))
const rows = indexed(all, ({ email }) => email)
const sortKeys = { email: ({ email }: Row) => email, points: ({ points }: Row) => points }
const ids = ({ rows: found }: { rows: Row[] }) => found.map(({ id }) => id)

it('finds every row of ten thousand that has the text, whatever its case, and cuts the page out', () => {
  const wanted = all.filter(({ email }) => email.includes('99')).map(({ id }) => id)
  const page = localWindow(rows, { start: 10, end: 19, search: ' 99 ' })
  expect([page.total, ids(page)]).toEqual([wanted.length, wanted.slice(10, 20)])
  expect(localWindow(rows, { start: 0, end: 9, search: 'uSER9999@LIST' }).total).toBe(1)
})

it('finds the same rows letter by letter, and back, as at once', () => {
  const letters = ['', 'u', 'US', ' us9', 'us', 'user9', 'user99', 'user9', '9', 'zoe', 'zo', '']
  const searched = searchOf(rows)
  const wanted = (search: string) =>
    all.filter(({ email }) => email.toLowerCase().includes(search.trim().toLowerCase()))
  expect(letters.map((text) => searched(text).map(({ row }) => row))).toEqual(letters.map(wanted))
})

it('looks again at no row when a letter is taken back', () => {
  let looks = 0
  const watched = all.slice(0, 99).map((row) => ({
    row,
    get text() {
      looks += 1
      return row.email.toLowerCase()
    },
  }))
  const searched = searchOf(watched)
  const nines = searched('user9')
  expect(looks).toBe(99)
  searched('user98')
  expect(looks).toBe(99 + nines.length)
  expect(searched('user9')).toBe(nines)
  expect(looks).toBe(99 + nines.length)
})

it('sorts ten thousand exact amounts both ways', () => {
  const byPoints = (sort: string) => localWindow(rows, { start: 0, end: 2, sort }, sortKeys).rows
  expect(byPoints('points').map(({ points }) => points - 10n ** 24n)).toEqual([0n, 1n, 2n])
  expect(byPoints('-points').map(({ points }) => points - 10n ** 24n)).toEqual([9_999n, 9_998n, 9_997n])
})

it('sorts text as people do, and leaves rows in their order where it cannot sort', () => {
  const some = { start: 0, end: 2 }
  expect(ids(localWindow(rows, { ...some, sort: 'email' }, sortKeys))).toEqual(['0', '1', '2'])
  expect(ids(localWindow(rows, { ...some, sort: '-password' }, sortKeys))).toEqual(['0', '1', '2'])
})

it('has nothing behind the end', () => {
  expect(localWindow(rows, { start: count, end: count + 9 })).toEqual({ rows: [], total: count })
})

it('puts what is empty last, upwards and downwards', () => {
  const some = indexed(
    ['b', '', 'a'].map((email, id) => ({ id: String(id), email, points: email ? BigInt(id) : undefined })),
    ({ email }) => email,
  )
  const keys = {
    email: ({ email }: { email: string }) => email,
    points: ({ points }: { points: bigint | undefined }) => points,
  }
  const order = (sort: string) => localWindow(some, { start: 0, end: 2, sort }, keys).rows.map(({ id }) => id)
  expect(['email', '-email', 'points', '-points'].map(order)).toEqual([
    ['2', '0', '1'],
    ['0', '2', '1'],
    ['0', '2', '1'],
    ['2', '0', '1'],
  ])
})
