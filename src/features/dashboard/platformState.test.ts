import { chainA } from '../../testing/testChains'
import { nodesText } from './platformState'

const chain = { ...chainA, rpcUrls: ['https://one.example/', 'https://two.example/key'] }

it.each([
  [{ failing: [] }, undefined],
  [{ failing: ['two.example'] }, 'Local Chain A: 1 of 2 nodes not responding (two.example)'],
  [{ failing: [], failed: "Local Chain A isn't responding." }, "Local Chain A isn't responding."],
])('says of a chain whose nodes are %j: %s', (nodes, text) => {
  expect(nodesText(chain, nodes)).toBe(text)
})
