import { attempt } from '../shared/attempt'
import { failedAs, failureIn, isConfirmation, type CallError } from './errors'
import type { Credentials } from './extra'
import { createExchange } from '../shared/exchange'
import { acceptJson, readJson } from './json'
import { writeKey } from './writeKey'

/** Bytes of the request that were sent, of all. */
export interface UploadProgress {
  sent: number
  total: number
}

interface Transfer {
  signal: AbortSignal
  onProgress: (progress: UploadProgress) => void
}

interface FormRequest extends Transfer {
  url: string
  form: FormData
  headers: Readonly<Record<string, string>>
}

export type UploadAnswer = { data: unknown; error?: undefined } | { data?: undefined; error: CallError }

/** A file to upload: aborting `signal` cancels it; `send` replaces XMLHttpRequest in tests. */
interface HeldFile extends Transfer {
  file: File
  send?: (request: FormRequest) => Promise<UploadAnswer>
}

/** Milliseconds; long enough for a large video on a slow connection. */
const timeoutMs = 600_000

const refused = (error: string): UploadAnswer => ({ error: failedAs(error) })
const notWhole = (what: string) => refused(`${what} Nothing was uploaded.`)

const held = createExchange<HeldFile>()

/** Runs a call that sends a file. The call gets a key for the file, so that the file itself stays out of actions and state. */
export async function withFile<Result>(file: HeldFile, run: (name: string) => PromiseLike<Result>): Promise<Result> {
  const name = held.hold(file)
  try {
    return await run(name)
  } finally {
    held.drop(name)
  }
}

/**
 * Sends a form with the held file as `media`, once. Results are those of `baseQuery`. An upload that ends without an answer
 * before more than half of the form was reported as sent has not arrived; after that the outcome is unknown.
 */
export async function sendForm(
  url: string,
  fields: Readonly<Record<string, string | number>>,
  fileName: string,
  credentials: Credentials,
): Promise<UploadAnswer> {
  const token = credentials.token()
  if (!token) return refused('Signed out')
  const media = held.read(fileName)
  if (!media) return refused('The file is no longer available. Choose it again.')

  const { file, send = sendByXhr, ...transfer } = media
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  form.set('media', file)
  const headers = { ...acceptJson, Authorization: `Bearer ${token}`, ...writeKey() }
  const answer = await send({ ...transfer, url, form, headers })
  if (answer.error?.status === 401) credentials.refused(token)
  return answer
}

// `fetch` has no progress events for uploads.
function sendByXhr({ url, form, headers, signal, onProgress }: FormRequest): Promise<UploadAnswer> {
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest()
    let mayHaveArrived = false
    const end = (status: 'FETCH_ERROR' | 'TIMEOUT_ERROR', what: string) =>
      resolve(mayHaveArrived ? { error: { status, error: what } } : notWhole(what))
    xhr.upload.onprogress = ({ loaded, total }) => {
      // Browsers report bytes a little after they have sent them: the last may have left by now. Not a whole half of the form, as
      // sending the first half took longer than that. A browser that sends the form again by itself counts from the beginning.
      mayHaveArrived ||= loaded * 2 > total
      onProgress({ sent: loaded, total })
    }
    xhr.onload = () => resolve(answerOf(xhr, url))
    xhr.onerror = () => end('FETCH_ERROR', 'The upload was interrupted.')
    xhr.ontimeout = () => end('TIMEOUT_ERROR', 'The upload took more than 10 minutes and was stopped.')
    xhr.onabort = () => end('FETCH_ERROR', 'Upload cancelled.')
    xhr.open('POST', url)
    xhr.timeout = timeoutMs
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    signal.addEventListener('abort', () => xhr.abort())
    xhr.send(form)
    if (signal.aborted) xhr.abort()
  })
}

function answerOf(xhr: XMLHttpRequest, url: string): UploadAnswer {
  const { status, responseText } = xhr
  const requestId = xhr.getResponseHeader('X-Request-Id') ?? undefined
  // A redirect was followed, so the answer is not from the endpoint.
  if (xhr.responseURL !== url) return { error: { status: 'FETCH_ERROR', error: 'redirected', requestId } }
  const data = attempt(() => readJson(responseText))
  if (status > 299) return { error: { status, data, requestId } }
  const failure = failureIn(data)
  if (failure) return { error: { ...failure, requestId } }
  if (data !== undefined) return { data }
  if (isConfirmation(responseText)) return { data: null }
  return {
    error: { status: 'PARSING_ERROR', originalStatus: status, data: responseText, error: 'not JSON', requestId },
  }
}
