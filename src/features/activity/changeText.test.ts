import { changeText, shortChangeText, sideText } from './changeText'

it.each([
  ['{"is_active":true}', '{"is_active":false}', 'is_active: true → false'],
  ['', '{"name":"Ines","role":"editor"}', 'name: Ines, role: editor'],
  ['{"name":"Ines"}', '', 'name: Ines → nothing'],
  ['{"value":""}', '{"value":null}', 'value: "" → null'],
  ['{"a":{"b":[1]}}', '{"c":2}', 'a: {"b":[1]} → nothing, c: 2'],
  ['', '', ''],
])('tells field by field what became of %j with %j', (before, after, text) => {
  expect(changeText({ before, after })).toBe(text)
})

it.each(['on', '"on"', '["on"]', 'null', '17', '{"on"', '{"a":12345678901234567890}', '{"a":1,"a":2}', '{"a":1.50}'])(
  'shows %s as it came, because as an object it would be something else',
  (text) => {
    expect(changeText({ before: text, after: '{"a":1}' })).toBe(`${text} → {"a":1}`)
    expect(changeText({ before: text, after: '' })).toBe(`${text} → nothing`)
    expect(sideText(text)).toBe(text)
  },
)

it('takes no field for one of its own', () => {
  const inheritedNames = '{"__proto__":"x","constructor":"y"}'
  expect(changeText({ before: inheritedNames, after: '{}' })).toBe('__proto__: x → nothing, constructor: y → nothing')
})

it('cuts long values and long changes for a cell, never a character in two, and tells all of it elsewhere', () => {
  const long = `${'x'.repeat(23)}😀`
  const change = { before: '', after: JSON.stringify({ a: long, b: 'y', c: long, d: long, e: long }) }
  expect(shortChangeText({ ...change, after: JSON.stringify({ a: long }) })).toBe(`a: ${'x'.repeat(23)}…`)
  expect(shortChangeText(change)).toHaveLength(81)
  expect(changeText(change)).toContain(`e: ${long}`)
})

it('writes an object over several lines to be read in full', () => {
  expect(sideText('{"is_active":true}')).toBe('{\n  "is_active": true\n}')
})
