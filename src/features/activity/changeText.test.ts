import { changeText } from './changeText'
import { sideText } from './sideText'

it.each([
  ['{"is_active":true}', '{"is_active":false}', 'Active → Inactive'],
  ['{"value":"50"}', '{"value":"60"}', '50 → 60'],
  ['', '{"name":"Ines","role":"editor"}', 'Name: Ines · Role: Video Editor'],
  ['{"name":"Ines","role":"owner"}', '', 'Name: Ines → - · Role: owner → -'],
  [
    '{"is_approved":false}',
    '{"is_approved":true,"is_active":true,"expires_at":"2026-02-14T12:00:00.000Z"}',
    'Approved: no → yes · Active · Last day: Feb 14, 2026',
  ],
  ['', '{"type":2,"media":"tour.mp4","bytes":12345678}', 'Type: E-learning Videos · File: tour.mp4 · Size: 12.3 MB'],
  ['', '{"bytes":4120}', 'Size: 4.1 kB'],
  ['', '{"reason":"Your role cannot do this"}', 'Reason: Your role cannot do this'],
  ['{"value":""}', '{"value":null}', '"" → null'],
  ['{"retry_count":{"b":[1]}}', '{"c":2}', 'Retry count: {"b":[1]} → - · C: 2'],
  ['', '', ''],
])('tells in the words of the screens what became of %j with %j', (before, after, text) => {
  expect(changeText({ before, after })).toBe(text)
})

it.each(['on', '"on"', '["on"]', 'null', '17', '{"on"', '{"a":12345678901234567890}', '{"a":1,"a":2}', '{"a":1.50}'])(
  'shows %s as it came, because as an object it would be something else',
  (text) => {
    expect(changeText({ before: text, after: '{"a":1}' })).toBe(`${text} → {"a":1}`)
    expect(changeText({ before: text, after: '' })).toBe(`${text} → -`)
    expect(sideText(text)).toBe(text)
  },
)

it('takes no field for one of its own', () => {
  const inheritedNames = '{"__proto__":"x","constructor":"y"}'
  expect(changeText({ before: inheritedNames, after: '{}' })).toBe('Proto: x → - · Constructor: y → -')
})

it('writes an object over several lines to be read in full', () => {
  expect(sideText('{"is_active":true}')).toBe('{\n  "is_active": true\n}')
})
