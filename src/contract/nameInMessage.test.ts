import { nameInMessage } from './nameInMessage'

it('leaves out characters that would turn the rest of the message round', () => {
  expect(nameInMessage('a\u202eb\u2067c\u200f')).toBe('abc')
})

it('cuts a long name, and never half a character', () => {
  expect(nameInMessage('a'.repeat(61))).toBe(`${'a'.repeat(60)}…`)
  expect(nameInMessage(`${'a'.repeat(59)}😀b`)).toBe(`${'a'.repeat(59)}…`)
})
