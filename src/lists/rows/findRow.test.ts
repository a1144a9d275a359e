import { configureStore } from '@reduxjs/toolkit'
import type { ListRequest } from '../../contract/paging'
import type { ListEndpoint } from './endpoint'
import { findRow } from './findRow'

const { dispatch } = configureStore({ reducer: () => null })
interface Row {
  id: string
  name: string
}
const rows = (count: number): Row[] => Array.from({ length: count }, (_, id) => ({ id: String(id), name: `row ${id}` }))

/** A list of 250 rows whose server knows and names these parameters, with the requests that it gets; `began` are the times of the next reads, `sentMore` rows of a window are unreadable, and without `tells` it names none. */
function listThat(...knows: readonly ('id' | 'search')[]) {
  const requests: ListRequest[] = []
  const play = { sentMore: 0, tells: true, began: new Array<number>() }
  const endpoint: ListEndpoint<Row> = {
    useQuery: () => ({ isFetching: false, refetch: () => undefined }),
    initiate: (request) => () => {
      requests.push(request)
      const { start, end, id, search = '' } = request
      const kept = rows(250).filter(
        (row) =>
          (!knows.includes('id') || id === undefined || row.id === id) &&
          (!knows.includes('search') || row.name.includes(search)),
      )
      const applied = play.tells ? knows.filter((name) => request[name] !== undefined) : undefined
      const window = kept.slice(start, end + 1)
      const answer = { data: { rows: window, sent: window.length + play.sentMore, total: kept.length, applied } }
      const startedTimeStamp = play.began.shift()
      return Object.assign(Promise.resolve({ ...answer, ...(startedTimeStamp && { startedTimeStamp }) }), {
        unsubscribe: () => undefined,
      })
    },
  }
  return { endpoint, requests, play }
}
const byId = { start: 0, end: 0, id: '217' }

it('asks for a row by its id alone where the server knows ids', async () => {
  const { endpoint, requests } = listThat('id', 'search')
  expect(await dispatch(findRow(endpoint, { id: '217', text: 'row 217' }))).toEqual({ data: rows(218)[217] })
  expect(await dispatch(findRow(endpoint, { id: '999' }))).toEqual({ data: null })
  expect(requests).toEqual([byId, { ...byId, id: '999' }])
})

it('asks again where a read by the id had begun too early', async () => {
  const { endpoint, requests, play } = listThat('id')
  play.began = [1, 3]
  await dispatch(findRow(endpoint, { id: '217' }, { signal: { aborted: false }, since: 2 }))
  expect(requests).toEqual([byId, byId])
})

it('searches for its text where the server only searches, by no more of it than a search may have', async () => {
  const { endpoint, requests } = listThat('search')
  expect(await dispatch(findRow(endpoint, { id: '217', text: ' row 217 ' }))).toEqual({ data: rows(218)[217] })
  expect(requests).toEqual([byId, { start: 0, end: 99, search: 'row 217' }])
  await dispatch(findRow(endpoint, { id: '217', text: 'x'.repeat(300) }))
  expect(requests.at(-1)?.search).toHaveLength(200)
})

it('looks through the list where the server does neither, and says how far it is', async () => {
  const { endpoint, requests } = listThat()
  const told: (readonly [number, number | undefined])[] = []
  const onProgress = (...at: readonly [number, number | undefined]) => told.push(at)
  const signal = { aborted: false }
  expect(await dispatch(findRow(endpoint, { id: '217' }, { signal, onProgress }))).toEqual({ data: rows(218)[217] })
  expect(requests.map(({ start }) => start)).toEqual([0, 0, 100, 200])
  expect(told).toEqual([
    [100, 250],
    [200, 250],
  ])
  expect(await dispatch(findRow(endpoint, { id: '999' }))).toEqual({ data: null })
})

it('does not call a row missing that may be one which cannot be read', async () => {
  const { endpoint, play } = listThat('search')
  play.sentMore = 1
  expect((await dispatch(findRow(endpoint, { id: '999', text: 'row 217' }))).error).toBeDefined()
  expect(await dispatch(findRow(endpoint, { id: '217', text: 'row 217' }))).toEqual({ data: rows(218)[217] })
})

it('does not call a row missing when it was stopped before the end', async () => {
  const { endpoint } = listThat()
  const signal = { aborted: false }
  const onProgress = () => (signal.aborted = true)
  const found = await dispatch(findRow(endpoint, { id: '217' }, { signal, onProgress }))
  expect(found.error).toBeDefined()
})

it('takes no other row than the one it has asked for by its id', async () => {
  const { endpoint } = listThat()
  const others: ListEndpoint<Row> = {
    ...endpoint,
    initiate: () => () => {
      const answer = { data: { rows: rows(1), sent: 1, total: 1, applied: ['id'] } }
      return Object.assign(Promise.resolve(answer), {
        unsubscribe: () => undefined,
      })
    },
  }
  expect(await dispatch(findRow(others, { id: '217' }))).toEqual({ data: null })
})

it('looks through the whole list for a row that a search has not found which may have been one', async () => {
  const { endpoint, play, requests } = listThat('search')
  play.tells = false
  expect(await dispatch(findRow(endpoint, { id: '217', text: 'row 11' }))).toEqual({ data: rows(218)[217] })
  expect(requests.filter(({ search }) => search)).toHaveLength(1)
})

it('asks for nothing more once the session has ended, which gives neither rows nor an error', async () => {
  const { endpoint, requests } = listThat()
  const ended: ListEndpoint<Row> = {
    ...endpoint,
    initiate: (request) => () => {
      requests.push(request)
      return Object.assign(Promise.resolve({}), { unsubscribe: () => undefined })
    },
  }
  expect((await dispatch(findRow(ended, { id: '217', text: 'row 217' }))).error).toBeDefined()
  expect(requests).toEqual([byId])
})
