import type { Range } from '../../api/envelope'
import { dispatch, readAll, row, rowsOf, serve } from '../../testing/windowServer'
import type { ListEndpoint } from './endpoint'
import { readToEnd, windowsOf } from './readWindows'

it('names the window before the criteria, as the address of the early request does', async () => {
  const asked: object[] = []
  const endpoint: Pick<ListEndpoint<{ id: string }>, 'initiate'> = {
    initiate: (request) => () => {
      asked.push(request)
      return Object.assign(Promise.resolve({ data: { rows: [], total: 0 } }), { unsubscribe: () => undefined })
    },
  }
  for await (const { rows } of windowsOf(dispatch, endpoint, { status: 'waiting' }, { aborted: false }))
    expect(rows).toEqual([])
  expect(JSON.stringify(asked)).toBe('[{"start":0,"end":99,"status":"waiting"}]')
})

it('reads ten thousand rows in a hundred requests, in order and each once', async () => {
  const { starts, ids } = await readAll(serve(10_000))
  expect(starts).toEqual(Array.from({ length: 100 }, (_, index) => index * 100))
  expect(ids).toEqual(rowsOf(10_000).map(({ id }) => id))
})

it.each([
  ['gives fewer rows at once than asked for', serve(130, { maxRows: 60 }), [0, 60, 120]],
  ['does not say how many there are', serve(130, { total: false }), [0, 100, 130]],
  ['has none', serve(0), [0]],
  ['has none and does not say so', serve(0, { total: false }), [0]],
])('reads all of a server that %s', async (_what, answer, starts) => {
  const read = await readAll(answer)
  expect(read.starts).toEqual(starts)
  expect(new Set(read.ids).size).toBe(read.ids.length)
})

it('comes to an end with a server that ignores paging, and has each row once', async () => {
  const answer = () => Promise.resolve({ data: { rows: rowsOf(60), total: undefined } })
  expect(await readAll(answer)).toEqual({ starts: [0, 60, 120], ids: rowsOf(60).map(({ id }) => id), leftOut: 0 })
})

it('brings a row once that has moved on between two windows', async () => {
  const answer = ({ start }: Range) =>
    Promise.resolve({ data: { rows: start ? rowsOf(150).slice(99) : rowsOf(100), total: 151 } })
  const { ids } = await readAll(answer)
  expect(ids).toEqual(rowsOf(150).map(({ id }) => id))
})

it('ends with an error when a window cannot be read, though its rows of before are still there', async () => {
  const answer = async (range: Range) => ({
    ...(await serve(250)(range)),
    ...(range.start && { error: { message: 'no' } }),
  })
  await expect(readAll(answer)).rejects.toThrow('A window of the list could not be read.')
})

/** A list of 350 rows that loses these once its second window was sent; some cannot be read. */
function losing(gone: readonly number[], unreadable: readonly number[]) {
  let rows = rowsOf(350)
  return ({ start, end }: Range) => {
    const sent = rows.slice(start, end + 1)
    const data = {
      rows: sent.filter(({ id }) => !unreadable.includes(Number(id))),
      sent: sent.length,
      total: rows.length,
    }
    if (start === 100) rows = rows.filter(({ id }) => !gone.includes(Number(id)))
    return Promise.resolve({ data })
  }
}

it.each([
  ['that were read', [3, 7], []],
  ['that were not read yet', [240, 241], [240, 241]],
])('brings each row that is left, in order, when rows go meanwhile %s', async (_which, gone, missing) => {
  const { starts, ids, leftOut } = await readAll(losing(gone, [250, 320]))
  expect(starts).toEqual([0, 100, 200, 196, 296])
  const left = rowsOf(350).filter(({ id }) => ![250, 320, ...missing].includes(Number(id)))
  expect(ids).toEqual(left.map(({ id }) => id))
  expect(leftOut).toBe(2)
})

it('goes on behind rows that it has read twice because very many have gone', async () => {
  const last = Array.from({ length: 140 }, (_, id) => 210 + id)
  const { starts, ids } = await readAll(losing(last, []))
  expect(starts).toEqual([0, 100, 200, 0, 100, 200])
  expect(ids).toEqual(rowsOf(210).map(({ id }) => id))
})

it('makes headway while a row goes with each request', async () => {
  let rows = rowsOf(1_000)
  const { starts, ids } = await readAll(({ start, end }) => {
    const data = { rows: rows.slice(start, end + 1), total: rows.length }
    rows = rows.slice(1)
    return Promise.resolve({ data })
  })
  expect(starts.length).toBeLessThan(25)
  expect(ids).toEqual(rowsOf(1_000).map(({ id }) => id))
})

it('goes on behind a window that brings none of its rows, and counts them as left out', async () => {
  const asked = new Set<number>()
  const answer = async (range: Range) => {
    if (asked.has(range.start)) throw new Error('The same window once more')
    asked.add(range.start)
    return range.start === 100 ? { data: { rows: [], total: 250 } } : serve(250)(range)
  }
  expect(await readAll(answer)).toMatchObject({ starts: [0, 100, 200], leftOut: 100 })
})

it('asks for nothing more once it is stopped', async () => {
  const control = new AbortController()
  const answer = (range: Range) => {
    if (range.start === 100) control.abort()
    return serve(1_000)(range)
  }
  expect((await readAll(answer, control.signal)).starts).toEqual([0, 100])
})

it('counts the rows that others came in place of as left out, at the end and also after a pause', async () => {
  const answer = ({ start }: Range) =>
    Promise.resolve({ data: { rows: start ? rowsOf(150).slice(80, 130) : rowsOf(100), total: 150 } })
  expect((await readAll(answer)).leftOut).toBe(20)
  const endpoint: Pick<ListEndpoint<{ id: string }>, 'initiate'> = {
    initiate: (range) => () => Object.assign(answer(range), { unsubscribe: () => undefined }),
  }
  const told: number[] = []
  for await (const { leftOut } of windowsOf(dispatch, endpoint, {}, { aborted: false }, 120, rowsOf(100), 100))
    told.push(leftOut)
  expect(told).toEqual([20])
})

it('counts no rows as left out that were added while the list was read', async () => {
  const moved = [...Array.from({ length: 10 }, (_, id) => row(1_000 + id)), ...rowsOf(150)]
  const answer = ({ start }: Range) =>
    Promise.resolve({
      data: start ? { rows: moved.slice(start), total: 160 } : { rows: rowsOf(100), total: 150 },
    })
  expect(await readAll(answer)).toMatchObject({ ids: rowsOf(150).map(({ id }) => id), leftOut: 0 })
})

it('counts each unreadable row once where a server sends the whole list for whatever window', async () => {
  const readable = rowsOf(150).filter(({ id }) => !['3', '40', '120'].includes(id))
  const answer = ({ start }: Range) =>
    Promise.resolve({
      data: {
        rows: start ? readable : readable.slice(0, 98),
        sent: start ? 150 : 100,
        total: undefined,
        isOver: true as const,
      },
    })
  expect(await readAll(answer)).toMatchObject({ ids: readable.map(({ id }) => id), leftOut: 3 })
})

it('tells after each window how many rows it has read', async () => {
  const endpoint: Pick<ListEndpoint<{ id: string }>, 'initiate'> = {
    initiate: (range) => () => Object.assign(serve(230)(range), { unsubscribe: () => undefined }),
  }
  const told: unknown[] = []
  await readToEnd(dispatch, endpoint, {}, (read, total) => told.push([read, total]), { aborted: false })
  expect(told).toEqual([
    [100, 230],
    [200, 230],
    [230, 230],
  ])
})
