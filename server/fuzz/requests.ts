import { isRecord } from '../../src/contract/isRecord'
import fc, { type Arbitrary } from 'fast-check'
import { array, mixed } from 'yup'
import { files, multipart } from '../testing/videos'
import { type JsonSchema, type Operation } from './operations'

/** What an operation is asked with. */
export interface FuzzedRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
}

/** Texts that have broken others: quotes of SQL, NUL, halves of characters, paths, formulas, markup, numbers and dates at their ends. */
const nasty = [
  `' or 1=1 --`,
  `"; drop table users; --`,
  '%_\\',
  '\u0000',
  '\ud800',
  '\u202e',
  '../../etc/passwd',
  '=1+1',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  '__proto__',
  '1e309',
  '-0',
  '9'.repeat(40),
  '0x10',
  '2026-13-45T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-20T00:00:00Z',
  '0000-01-01T00:00:00Z',
  'x'.repeat(5000),
]

const nastyText = () =>
  fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ maxLength: 40 }), fc.constantFrom(...nasty))
const numberText = () => fc.oneof(fc.nat(120), fc.integer(), fc.double()).map(String)
const wholeText = () => fc.nat(10_000).map(String)
const instantText = () =>
  fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') }).map((date) => date.toISOString())

/** Values such as a schema asks for. */
function fitting(schema: JsonSchema): Arbitrary<unknown> {
  if (Array.isArray(schema.enum))
    return fc.constantFrom(...array(mixed().required()).required().validateSync(schema.enum))
  if (schema.type === 'integer' || schema.type === 'number') return fc.nat(120)
  if (schema.format === 'date-time') return instantText()
  if (typeof schema.pattern === 'string') return fc.stringMatching(new RegExp(schema.pattern))
  return fc.oneof(nastyText(), numberText(), wholeText(), instantText(), fc.constant('correct horse battery'))
}

const propertiesOf = ({ properties }: JsonSchema) =>
  Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, schema]) =>
    isRecord(schema) ? [[name, schema] as const] : [],
  )

/** All keys that a schema names with what fits them; or only some, some with anything, now and then one it does not name. */
function fields(named: readonly (readonly [string, JsonSchema])[]): Arbitrary<Record<string, unknown>> {
  const good = Object.fromEntries(
    named.map(([name, schema]) => [
      name,
      // The dossier is asked `of` an e-mail or an address, which its description can't say.
      name === 'email' || name === 'of' ? fc.oneof(fitting(schema), fc.emailAddress()) : fitting(schema),
    ]),
  )
  const names = fc.constantFrom('id', 'role', 'is_active', ...named.map(([name]) => name))
  const mixed = fc.tuple(fc.record(good, { requiredKeys: [] }), fc.option(fc.dictionary(names, fc.jsonValue())))
  return fc.oneof(
    fc.record(good),
    mixed.map(([some, other]) => ({ ...some, ...other })),
  )
}

const bytesOf = (value: unknown) => (value === '\ud800' ? Buffer.from('eda080', 'hex') : Buffer.from(asText(value)))
const asText = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString()
/** As it stands in an address; half of a surrogate pair as bytes that are no UTF-8. */
const encoded = (value: unknown) => (value === '\ud800' ? '%ED%A0%80' : encodeURIComponent(asText(value)))

function addressOf({ path, parameters }: Operation): Arbitrary<string> {
  const asked = parameters.filter((parameter) => parameter.in === 'query')
  const query = fields(asked.map(({ name, schema }) => [name, Object.fromEntries(Object.entries(schema))]))
  const id = fc.oneof(
    fc.integer({ min: 1, max: 12 }),
    nastyText().filter((text) => text !== '' && !/^\.+$/.test(text)),
  )
  return fc.tuple(id, query, fc.boolean()).map(([row, given, twice]) => {
    const pairs = Object.entries(given).map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    return `${path.replace('{id}', encoded(row))}?${[...pairs, ...(twice ? pairs.slice(0, 1) : [])].join('&')}`
  })
}

/** Some of the headers that the operation names. What no header can hold does not reach the server. */
function headersOf({ parameters }: Operation): Arbitrary<Record<string, string>> {
  const named = parameters.filter((parameter) => parameter.in === 'header')
  const parts = named.map(({ name, schema }) => {
    const { pattern } = Object.fromEntries(Object.entries(schema))
    const good = typeof pattern === 'string' ? fc.stringMatching(new RegExp(pattern)) : fc.constant('yes')
    const value = fc.oneof({ weight: 9, arbitrary: good }, { weight: 1, arbitrary: fc.string({ maxLength: 300 }) })
    return fc.option(value).map((text) => (text === null ? [] : [[name.toLowerCase(), text] as const]))
  })
  return fc.tuple(...parts).map((given) => Object.fromEntries(given.flat()))
}

function bodyOf({ body }: Operation): Arbitrary<Pick<FuzzedRequest, 'headers' | 'payload'>> {
  const json = (content: Arbitrary<unknown>) =>
    content.map((value) => ({
      headers: { 'content-type': 'application/json' },
      payload: Buffer.from(JSON.stringify(value)),
    }))
  const nothing = fc.constant({ headers: {} })
  if (!body) return fc.oneof({ weight: 5, arbitrary: nothing }, { weight: 1, arbitrary: json(fc.jsonValue()) })
  const named = propertiesOf(body.schema).filter(([name]) => name !== 'media')
  if (body.type === 'application/json')
    return fc.oneof(
      { weight: 8, arbitrary: json(fields(named)) },
      { weight: 2, arbitrary: json(fc.jsonValue()) },
      {
        weight: 1,
        arbitrary: nastyText().map((payload) => ({ headers: { 'content-type': 'application/json' }, payload })),
      },
      { weight: 1, arbitrary: nothing },
    )
  return fc
    .tuple(
      fields(named),
      fc.constantFrom(...Object.values(files)),
      fc.oneof(fc.constant('video.mp4'), nastyText()),
      fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat() }),
    )
    .map(([given, content, filename, cut]) => {
      const { payload, headers } = multipart([
        ...Object.entries(given).map(([name, value]) => ({ name, content: bytesOf(value) })),
        { name: 'media', content, filename: asText(filename) },
      ])
      return { headers, payload: cut === null ? payload : payload.subarray(0, cut % payload.length) }
    })
}

/** Requests to an operation, from such as it asks for to such as nobody should send. */
export const requestsTo = (operation: Operation): Arbitrary<FuzzedRequest> =>
  fc.tuple(addressOf(operation), bodyOf(operation), headersOf(operation)).map(([url, { headers, payload }, named]) => ({
    url,
    headers: { ...headers, ...named },
    ...(payload !== undefined && { payload }),
  }))
