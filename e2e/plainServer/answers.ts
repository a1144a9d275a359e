import type { ServerResponse } from 'node:http'

/** How the server answers where the specification leaves it open; a journey may change this while it runs. */
export interface Switches {
  dates: 'iso' | 'seconds' | 'milliseconds'
  /** `body`: `total` is beside `data`. */
  totals: 'none' | 'body'
  /** `html`: errors are answered as a proxy's HTML page. */
  errors: 'json' | 'html'
  /** `ignored`: every list is sent whole, regardless of `start` and `end`. */
  paging: 'windows' | 'ignored'
  /** How a read is answered that has fields other than `start` and `end`, which the specification has. */
  otherFields: 'ignored' | 'refused'
}

export const usual: Switches = {
  dates: 'iso',
  totals: 'none',
  errors: 'json',
  paging: 'windows',
  otherFields: 'ignored',
}

/** A refused call: its status and the server's sentence. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

export function sendJson(response: ServerResponse, status: number, body: object, { dates }: Switches): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(jsonText(body, dates))
}

export function sendRefusal(response: ServerResponse, { status, message }: Refusal, switches: Switches): void {
  if (switches.errors === 'json') return sendJson(response, status, { message }, switches)
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
  response.end(`<!doctype html><title>${status}</title><h1>${status}</h1><hr><address>proxy at work</address>`)
}

/** JSON with dates in the chosen form, and with all digits of a bigint as a number; JSON.stringify can do neither. */
function jsonText(value: unknown, dates: Switches['dates']): string {
  if (typeof value === 'bigint') return String(value)
  if (value instanceof Date) return dateText(value, dates)
  if (Array.isArray(value)) return `[${value.map((one) => jsonText(one, dates)).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}:${jsonText(one, dates)}`)
  return `{${fields.join()}}`
}

function dateText(date: Date, dates: Switches['dates']): string {
  if (dates === 'iso') return JSON.stringify(date)
  return String(dates === 'seconds' ? Math.floor(date.getTime() / 1000) : date.getTime())
}
