import { csvOf } from './csv'

/** The one cell as the file has it. */
const cell = (text: string) => csvOf([[text]]).replace(/^\uFEFF|\r\n$/g, '')

it('writes lines ended by CRLF after the mark of UTF-8', () => {
  expect(
    csvOf([
      ['Email', 'Points'],
      ['mona@tour.example', '12.5'],
    ]),
  ).toBe('\uFEFFEmail,Points\r\nmona@tour.example,12.5\r\n')
})

it.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [' blank', '" blank"'],
  ['', ''],
])('keeps %j together as %j', (text, written) => {
  expect(cell(text)).toBe(written)
})

it.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['\t=1', `"\t'=1"`],
  [' =1', `" '=1"`],
  ['\r=1', `"\r'=1"`],
  ['-', "'-"],
  ['+A1', "'+A1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['\0=1', "\0'=1"],
  ['\u0001 @SUM(A1)', "\u0001 '@SUM(A1)"],
])('takes from %j what a spreadsheet would run: %j', (text, written) => {
  expect(cell(text)).toBe(written)
})

it.each([
  ['Great;=1+1', `"Great;'=1+1"`],
  ["x; =cmd|' /C calc'!A0", `"x; '=cmd|' /C calc'!A0"`],
  ['x\t@SUM(A1)', `"x\t'@SUM(A1)"`],
  ['x\n-1+1;+2', `"x\n'-1+1;'+2"`],
  ['x;"=1+1;', `"x;""'=1+1;"`],
  ['mona;a=b', '"mona;a=b"'],
])(
  'takes from %j also what a spreadsheet would run that separates cells by semicolons or tabs: %j',
  (text, written) => {
    expect(cell(text)).toBe(written)
  },
)

it.each(['-5', '-0.000000000000000001', '12', '0'])('leaves the plain number %s a number', (text) => {
  expect(cell(text)).toBe(text)
})
