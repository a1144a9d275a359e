import { isRecord } from '../contract/isRecord'

const maxMessageLength = 300

/** What a server says of a failure, in `message` or under another name; the names of errors are mostly less than their sentences. */
export function saidIn(data: unknown): string | undefined {
  if (!isRecord(data)) return undefined
  const { errors, detail, error, data: inner } = data
  const said = messageIn(data)
  // Some servers say of each refusal the same, and the reason by field.
  const why = said ? sentenceIn(errors) : [errors, detail, error, messageIn(inner), data].map(sentenceIn).find(Boolean)
  if (!said || !why || bare(said).includes(bare(why))) return said ?? why
  const both = bare(why).includes(bare(said)) ? why : `${said.replace(ending, '')}: ${why}`
  return both.length > maxMessageLength ? said : both
}

const ending = /[.:!…]+$/
const bare = (text: string) => text.replace(ending, '').toLowerCase()

/** One sentence, the first of several or that of the first field (`{email: ["Is taken"]}`); no HTML, single word, second line or name of a status, and nothing that had to be cut. */
function sentenceIn(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value
  const fields = isRecord(first) ? Object.values(first) : []
  const told: unknown = isRecord(first) ? (first.message ?? first.msg ?? first.detail) : undefined
  const text = messageIn({ message: told ?? (fields.every(Array.isArray) ? (fields[0] ?? first) : undefined) })
  return text && /^(?!(Bad Request|Not Found|Unprocessable Entity)$)(?=.* )[^<\n]{1,299}$/.test(text) ? text : undefined
}

/** What a server says in the `message` of an answer, the first of several; at most 300 characters. */
export function messageIn(data: unknown): string | undefined {
  const message = isRecord(data) ? data.message : undefined
  const first: unknown = Array.isArray(message) ? message[0] : message
  return typeof first === 'string' && first.trim() ? first.trim().slice(0, maxMessageLength) : undefined
}
