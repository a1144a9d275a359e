import { invitationText } from './invitationText'

const [minute, hour] = [60_000, 3_600_000]

it.each([
  [24 * hour, 'Invitation ends in 24 h'],
  [2 * hour - 1, 'Invitation ends in 1 h'],
  [59 * minute, 'Invitation ends in 59 min'],
  [minute - 1, 'Invitation ends within a minute'],
  [0, 'Invitation ended'],
  [-hour, 'Invitation ended'],
])('says of an invitation that ends in %d ms: %s', (left, text) => {
  expect(invitationText(1_800_000_000_000 + left, 1_800_000_000_000)).toBe(text)
})
