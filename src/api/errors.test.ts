import { errorText, failureOf, unexpectedForm, type ApiError } from './errors'
import { isOutcomeUnknown } from './outcomeUnknown'

const somethingWrong = 'Something went wrong. Try Again'
const statuses = [400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 502, 503, 504]

const shapes: readonly [name: string, data: unknown, text: string][] = [
  ['a text', { message: 'Too late' }, 'Too late'],
  ['a text with blanks round it', { message: '  Too late\n' }, 'Too late'],
  ['a list', { message: ['First', 'Second'] }, 'First'],
  ['an empty list', { message: [] }, somethingWrong],
  ['a list of objects', { message: [{ text: 'x' }] }, somethingWrong],
  ['an object', { message: { text: 'x' } }, somethingWrong],
  ['an empty text', { message: '' }, somethingWrong],
  ['blanks', { message: '   ' }, somethingWrong],
  ['a number', { message: 5 }, somethingWrong],
  ['null', { message: null }, somethingWrong],
  ['nothing', {}, somethingWrong],
  ['under another name', { error: 'Too late' }, 'Too late'],
  ['that of an error', { error: { code: 'E7', message: 'Too late' } }, 'Too late'],
  ['inside data', { data: { message: 'Too late' } }, 'Too late'],
  ['a detail', { detail: 'Too late' }, 'Too late'],
  ['one of several errors', { errors: ['Too late', 'Too early'] }, 'Too late'],
  ['one of several errors with a message', { errors: [{ message: 'Too late' }] }, 'Too late'],
  ['a msg in a detail', { detail: [{ loc: ['body', 'email'], msg: 'Too late' }] }, 'Too late'],
  ['a detail of one of several errors', { errors: [{ title: 'Not Valid', detail: 'Too late' }] }, 'Too late'],
  ['an error of a field', { error: 'ValidationError', errors: { email: ['Too late'], name: ['No'] } }, 'Too late'],
  ['one, and the reason by field', { message: 'Is invalid.', errors: { at: ['Too late'] } }, 'Is invalid: Too late'],
  [
    'one that has the reason by field in it',
    { message: 'Too late (and one more)', errors: { at: ['Too late'], name: ['Is taken'] } },
    'Too late (and one more)',
  ],
  ['one, and it again with a full stop', { message: 'Too late', errors: ['Too late.'] }, 'Too late'],
  [
    'the beginning of the reason',
    { message: 'Too late', errors: ['Too late: it has begun'] },
    'Too late: it has begun',
  ],
  ['too long for the reason', { message: 'x'.repeat(299), errors: ['Too late'] }, 'x'.repeat(299)],
  ['fields alone', { email: ['Too late'], name: ['No'] }, 'Too late'],
  ['other fields', { error: true, path: ['email'], data: { tags: ['new'] } }, somethingWrong],
  ['HTML under another name', { error: '<h1>Too late</h1>' }, somethingWrong],
  ['10 kB under another name', { error: 'x'.repeat(10_240) }, somethingWrong],
  ['empty under another name', { error: {}, errors: [], detail: '', data: [] }, somethingWrong],
  ['the name of a status', { error: 'Bad Request', path: '/api' }, somethingWrong],
  ['the name of another status', { detail: 'Not Found' }, somethingWrong],
  ['the name of a third status', { error: 'Unprocessable Entity' }, somethingWrong],
  ['a sentence that ends as the name of a status', { error: 'Campaign Not Found' }, 'Campaign Not Found'],
  ['no body', undefined, somethingWrong],
  ['a body that is null', null, somethingWrong],
  ['a body that is text', '<html>Bad Gateway</html>', somethingWrong],
  ['a body that is a list', ['x'], somethingWrong],
  ['10 kB', { message: 'x'.repeat(10_240) }, 'x'.repeat(300)],
  ['HTML', { message: '<img src=x onerror=alert(1)>' }, '<img src=x onerror=alert(1)>'],
]
const cases = statuses.flatMap((status) => shapes.map(([name, data, text]) => [status, name, data, text] as const))

it.each(cases)('says of a %d whose message is %s one plain sentence', (status, _name, data, text) => {
  expect(errorText({ status, data })).toBe(text)
})

it.each([{ message: 'select * from admins failed' }, '<html>', undefined])(
  'says of a 500 with %j only to try again',
  (data) => {
    expect(errorText({ status: 500, data })).toBe('Network Error. Try Again')
  },
)

const unreadable: ApiError = { status: 'PARSING_ERROR', originalStatus: 200, data: '<html>', error: 'SyntaxError' }
const unanswered: ApiError[] = [
  { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' },
  { status: 'TIMEOUT_ERROR', error: 'TimeoutError' },
]

it.each([...unanswered, unreadable, { name: 'TypeError', message: 'x is not a function' }, {}])(
  'shows nothing technical of %j',
  (error) => {
    expect(errorText(error)).toBe(somethingWrong)
  },
)

it('says that an answer has an unexpected form', () => {
  expect(errorText({ status: 'CUSTOM_ERROR', error: unexpectedForm })).toBe('The server sent an unexpected response.')
})

const byProxies = [502, 503, 504, 520, 524, 598].map((status) => ({ status, data: undefined }))

const byGateway = { status: 503, data: { message: 'Service Unavailable' } }
const byOtherGateway = { status: 503, data: { error: 'upstream request timeout' } }

it.each([...unanswered, unreadable, ...byProxies, byGateway, byOtherGateway, { message: 'a bug' }])(
  'takes the outcome of a write that ended with %j for unknown',
  (error) => {
    expect(isOutcomeUnknown(error)).toBe(true)
  },
)

it.each([400, 401, 403, 404, 409, 422, 429, 500, 501, 503, 507, 511])(
  'takes a %d with a message for a clear refusal',
  (status) => {
    expect(isOutcomeUnknown({ status, data: { message: 'Not now' } })).toBe(false)
  },
)

it('tells why a list could not be read, with the id under which the server has it', () => {
  expect(failureOf(undefined)).toBeUndefined()
  for (const error of unanswered) expect(failureOf(error).text).toBe("The server didn't respond.")
  expect(failureOf({ status: 403, data: { message: 'Not yours' }, requestId: 'r1' })).toEqual({
    text: 'Not yours',
    requestId: 'r1',
  })
  expect(failureOf({ name: 'Error' })).toEqual({ text: somethingWrong, requestId: undefined })
})
