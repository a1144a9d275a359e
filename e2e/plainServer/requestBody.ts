import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { Refusal } from './answers'

/** The fields of a request's body, sent as JSON or as a form; none for an empty body. Throws a Refusal. */
export async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const bytes = await buffer(request)
  if (bytes.length === 0) return {}
  const type = request.headers['content-type'] ?? ''
  const sent = new Response(bytes, { headers: { 'content-type': type } })
  try {
    const isForm = type.startsWith('multipart/form-data')
    const fields: unknown = isForm ? Object.fromEntries(await sent.formData()) : await sent.json()
    if (typeof fields === 'object' && fields !== null) return { ...fields }
  } catch {
    // Unreadable content is refused like content that is no object.
  }
  throw new Refusal(400, 'The request could not be read.')
}
