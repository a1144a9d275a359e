import { chainA } from '../../testing/testChains'
import { nodesText } from './platformState'

const chain = { ...chainA, rpcUrls: ['https://one.example/', 'https://two.example/key'] }

it.each([
  [true, [], undefined],
  [true, ['two.example'], 'Local Chain A: 1 of 2 nodes not responding (two.example)'],
  [false, ['one.example', 'two.example'], "Local Chain A isn't responding"],
])('says of a chain that is reached (%s) past %j: %s', (isReached, failing, text) => {
  expect(nodesText(chain, { isReached, failing })).toBe(text)
})
