import { visitor } from '../../session/sessionSlice'
import { chainA } from '../../testing/testChains'
import { createRecorder } from './recorder'
import { reportOf } from './report'

const report = (more: object = {}, queries = {}) => {
  const state = { session: visitor, chains: { queries }, ...more }
  return reportOf({ getState: () => state, chains: [chainA], recorder: createRecorder() })
}

it('tells of the address only choices that are words, and nothing that somebody may have typed', () => {
  const query = { status: 'two words', sort: '-email', view: 'mona@tour.example', search: 'mona' }
  window.history.replaceState(null, '', `/users?${new URLSearchParams(query).toString()}`)
  expect(report()).toMatch(/^Shown: sort=-email$/m)
})

it('tells of transactions only that have not ended', () => {
  const record = { kind: 'release', chainId: 31337 }
  const records = { a: { ...record, state: 'pending' }, b: { ...record, state: 'confirmed' } }
  const lines = report({ transactions: { records } }).match(/^Open transaction:.*$/gm)
  expect(lines).toEqual(['Open transaction: release on chain 31337, pending'])
})

it('tells of a wallet no name of its own', () => {
  const connection = { id: "Mona's wallet", chainId: 31337 }
  expect(report({ wallet: { link: { status: 'connected', connection } } })).toMatch(
    /^Wallet: connected, unknown kind on chain 31337$/m,
  )
})

it('tells of a chain the newest block that any read has seen', () => {
  const read = (block: number) => ({ originalArgs: 31337, status: 'fulfilled', data: { block, time: 1_800_000_000 } })
  expect(report({}, { a: read(7), b: read(9), c: read(8) })).toMatch(/^Chain 31337 \(Local Chain A\): block 9 of /m)
})
