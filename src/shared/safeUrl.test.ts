import { hostOf, safeUrl } from './safeUrl'

it.each([
  ['https://tour.example/a?b=1#c', 'https://tour.example/a?b=1#c'],
  ['HTTP://Tour.Example', 'http://tour.example/'],
  ['http://localhost', 'http://localhost/'],
  ['  https://tour.example  ', 'https://tour.example/'],
  ['example.com', 'https://example.com/'],
  ['example.com/path', 'https://example.com/path'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
  ['bücher.example', 'https://xn--bcher-kva.example/'],
  ['/media/1', 'http://localhost/media/1'],
  ['media/one.mp4', 'http://localhost/media/one.mp4'],
  ['storage/app/2026-01/one.two.mp4', 'http://localhost/storage/app/2026-01/one.two.mp4'],
])('makes a link of %j', (text, link) => {
  expect(safeUrl(text)).toBe(link)
})

it.each([
  '',
  '   ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://tour.example/1',
  'file:///etc/passwd',
  'ftp://tour.example',
  '/\t/evil.com',
  'mailto:a@b.c',
  '//evil.com',
  '/\\evil.com',
  '\\\\evil.com',
  'https://user:pass@evil.com',
  'https://user@evil.com',
  'https://:pass@evil.com',
  'user:pass@evil.com',
  'https://',
  'not a host',
  '<script>alert(1)</script>',
])('leaves %j plain text', (text) => {
  expect(safeUrl(text)).toBeUndefined()
})

it('keeps an address of 5 kB whole', () => {
  const long = `https://tour.example/${'a'.repeat(5_000)}`
  expect(safeUrl(long)).toBe(long)
})

it.each(['/media/../../x', '/@evil.com', '/media//evil.com'])('keeps the path %j on this site', (text) => {
  expect(hostOf(safeUrl(text) ?? '')).toBe(window.location.host)
})

it('names the host of an address, and nothing for what is none', () => {
  expect([hostOf('https://tour.example:8080/a'), hostOf('tour')]).toEqual(['tour.example:8080', ''])
})

it('takes a host with an umlaut also after many calls', () => {
  for (let call = 0; call < 20_000; call += 1) safeUrl('https://bücher.example')
  expect(safeUrl('https://bücher.example')).toBe('https://xn--bcher-kva.example/')
})
