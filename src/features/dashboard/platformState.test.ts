import { adminUser } from '../../testing/adminBuilders'
import { chainA } from '../../testing/testChains'
import { invitationLines, nodesText } from './platformState'

const chain = { ...chainA, rpcUrls: ['https://one.example/', 'https://two.example/key'] }

it.each([
  [{ failing: [] }, undefined],
  [{ failing: ['two.example'] }, 'Local Chain A: 1 of 2 nodes not responding (two.example)'],
  [{ failing: [], failed: "Local Chain A isn't responding." }, "Local Chain A isn't responding."],
])('says of a chain whose nodes are %j: %s', (nodes, text) => {
  expect(nodesText(chain, nodes)).toBe(text)
})

it('tells from the moment at which an invitation ends that it has ended', () => {
  const end = '2026-03-01T12:00:00.000Z'
  const at = (now: number) => invitationLines([adminUser({ invited_until: end })], now, false)
  expect(at(Date.parse(end) - 1)).toEqual(['1 invitation ends within 2 days'])
  expect(at(Date.parse(end))).toEqual(['1 invitation has ended unused'])
})
