import type { Range } from '../../api/envelope'
import { readAll, row, rowsOf } from '../../testing/windowServer'

/** A list of so many rows, without a total, that `change` alters once its first window was sent. */
function altered(count: number, change: (rows: { id: string }[]) => { id: string }[]) {
  let rows = rowsOf(count)
  let isSent = false
  return ({ start, end }: Range) => {
    const data = { rows: rows.slice(start, end + 1), total: undefined }
    if (!isSent) rows = change(rows)
    isSent = true
    return Promise.resolve({ data })
  }
}

const toFront = (from: number, count: number) => (rows: { id: string }[]) => [
  ...rows.slice(from, from + count),
  ...rows.filter((_one, index) => index < from || index >= from + count),
]

const toEnd = (index: number) => (rows: { id: string }[]) => [
  ...rows.slice(0, index),
  ...rows.slice(index + 1),
  ...rows.slice(index, index + 1),
]

it.each([
  ['one row', 101, altered(101, toFront(100, 1)), [0, 100, 101, 0]],
  ['sixty rows', 350, altered(350, toFront(200, 60)), [0, 100, 200, 300, 350, 0]],
  ['one row behind another that left', 350, altered(350, toEnd(5)), [0, 100, 200, 300, 350, 0, 99]],
])('finds %s that moved up in a list of %d rows without a total', async (_what, count, answer, starts) => {
  const { ids, leftOut, ...read } = await readAll(answer)
  expect(read.starts).toEqual(starts)
  expect(new Set(ids).size).toBe(count)
  expect(leftOut).toBe(0)
})

it('brings rows that were added at the front of a list without a total, and counts none as left out', async () => {
  const added = Array.from({ length: 10 }, (_, id) => row(1_000 + id))
  const { ids, leftOut } = await readAll(altered(150, (rows) => [...added, ...rows]))
  expect(ids).toEqual([...rowsOf(150), ...added].map(({ id }) => id))
  expect(leftOut).toBe(0)
})

it('counts a row as left out that moved to the middle of a list without a total', async () => {
  const [before, after] = [rowsOf(350), toFront(340, 1)(rowsOf(350))]
  const middle = [...after.slice(1, 251), row(340), ...after.slice(251)]
  let requests = 0
  const { ids, leftOut } = await readAll(({ start, end }) => {
    requests += 1
    return Promise.resolve({ data: { rows: (requests > 3 ? middle : before).slice(start, end + 1), total: undefined } })
  })
  expect(ids).not.toContain('340')
  expect(leftOut).toBe(1)
})

it('leaves nothing out on a server that pages in steps of its own and tells no total', async () => {
  const answer = ({ start }: Range) =>
    Promise.resolve({
      data: { rows: rowsOf(250).slice(start - (start % 100), start - (start % 100) + 100), total: undefined },
    })
  const { ids, leftOut } = await readAll(answer)
  expect([ids.length, leftOut]).toEqual([250, 0])
})

it('has read a list whose front cannot be read again, and counts what may have moved there as left out', async () => {
  const moved = altered(350, toFront(340, 1))
  let asked = 0
  const { ids, leftOut } = await readAll(async (range) => {
    asked += range.start === 0 ? 1 : 0
    return asked > 1 ? { error: { message: 'no' } } : moved(range)
  })
  expect([ids.length, leftOut]).toEqual([349, 1])
})
