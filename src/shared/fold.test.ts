import { fold } from './fold'

it.each([
  ['İSTANBUL Tur', 'istanbul'],
  ['Ὀδυσσεὺς ΟΔΟΣ', 'οδος'],
  ['José', 'JOSE'],
  ['jose', 'josé'],
  ['Zoë', 'zoe'],
  ['STRAẞE', 'straße'],
])('finds in %s what is typed as %s', (text, typed) => {
  expect(fold(text)).toContain(fold(typed))
})

it.each([
  ['Mona', 'nona'],
  ['ΟΔΟΣ', 'οδας'],
])('does not find in %s what is typed as %s', (text, typed) => {
  expect(fold(text)).not.toContain(fold(typed))
})
