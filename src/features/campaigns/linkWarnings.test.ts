import { linkWarnings } from './linkWarnings'

const insecure = "The connection isn't encrypted (http instead of https)."
const imitation = 'The host name has letters that can look like another name.'
const ip = 'The host is an IP address instead of a name.'
const short = 'This is a short link. Open it to see where it leads.'
const credentials = "The link contains a user name or password, which can hide where it leads. Don't open it."
const invalid = 'This is not a valid web address.'

it.each([
  ['', []],
  ['https://tour.example/a?b=1', []],
  ['tour.example', []],
  ['https://tour.example:443', []],
  ['http://tour.example', [insecure]],
  ['https://bücher.example', [imitation]],
  ['https://shop.xn--80ak6aa92e.example', [imitation]],
  ['https://203.0.113.7/win', [ip]],
  ['https://0xcb007107', [ip]],
  ['https://[2001:db8::1]/', [ip]],
  ['https://tour.example:8443', ['The link uses the unusual port 8443.']],
  ['http://203.0.113.7:8080', [insecure, ip, 'The link uses the unusual port 8080.']],
  ['https://bit.ly/3abc', [short]],
  ['https://www.tinyurl.com/win', [short]],
  // The same host, with the dot of the root.
  ['https://bit.ly./3abc', [short]],
  ['https://notbit.ly/3abc', []],
  ['https://tour.example/out?to=https%3A%2F%2Fevil.example%2Fx', ['The link may forward to evil.example.']],
  ['https://tour.example/out?to=//evil.example', ['The link may forward to evil.example.']],
  ['https://tour.example/?ref=evil.example', []],
  ['https://bank.example@evil.example', [credentials]],
  ['https://user:pass@evil.example', [credentials]],
  ['https://:bank.example@evil.example', [credentials]],
  ['javascript:alert(1)', ["This is a “javascript:” link, not a website. Don't open it."]],
  ['data:text/html,x', ["This is a “data:” link, not a website. Don't open it."]],
  ['not a host', [invalid]],
  ['//evil.example', [invalid]],
])('says of the link %j: %j', (text, warnings) => {
  expect(linkWarnings(text)).toEqual(warnings)
})
