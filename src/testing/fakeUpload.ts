type Handler = ((event: { loaded: number; total: number }) => void) | null

/** A fake XMLHttpRequest: the test decides its progress and its ending. */
class FakeXhr {
  readonly upload: { onprogress: Handler } = { onprogress: null }
  onload: Handler = null
  onerror: Handler = null
  ontimeout: Handler = null
  onabort: Handler = null
  status = 0
  responseText = ''
  responseURL = ''
  timeout = 0
  readonly headers: Record<string, string> = {}
  form: FormData | undefined
  line = ''
  private answered: Readonly<Record<string, string>> = {}

  open(method: string, url: string) {
    this.line = `${method} ${new URL(url).pathname}`
    this.responseURL = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader = (name: string) => this.answered[name] ?? null
  send(form: FormData) {
    this.form = form
  }
  abort() {
    this.onabort?.({ loaded: 0, total: 0 })
  }

  /** Reports this many bytes as sent. */
  sends(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total })
  }
  answers(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    Object.assign(this, { status, responseText: typeof body === 'string' ? body : JSON.stringify(body) })
    this.answered = headers
    this.onload?.({ loaded: 0, total: 0 })
  }
  breaksOff() {
    this.onerror?.({ loaded: 0, total: 0 })
  }
  takesTooLong() {
    this.ontimeout?.({ loaded: 0, total: 0 })
  }
}

/** Fakes every upload of a test and returns those that have started. Call it once per test, undo it with `restore`. */
export function fakeUploads() {
  const begun: FakeXhr[] = []
  const real = globalThis.XMLHttpRequest
  class Counted extends FakeXhr {
    override send(form: FormData) {
      super.send(form)
      begun.push(this)
    }
  }
  Reflect.set(globalThis, 'XMLHttpRequest', Counted)
  return { begun, restore: () => Reflect.set(globalThis, 'XMLHttpRequest', real) }
}
