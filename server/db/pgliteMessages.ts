/** One statement with its values; `textTypes` are the type numbers whose values are wanted as the text they come as. */
export interface Statement {
  /** The database keeps the parsed statement under this name; one with an empty name is parsed and planned each time. */
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
  readonly rowMode: 'array' | 'object'
  readonly textTypes: readonly number[]
}

export interface StatementResult {
  readonly rows: readonly unknown[]
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
  readonly affectedRows?: number
}

/** What the thread is asked for, one at a time. */
export type PgliteRequest = Statement | 'close'

/** Errors lose their fields on the way between threads: `fields` holds those that are text, such as the SQLSTATE `code`. */
export type PgliteAnswer =
  | { readonly result?: StatementResult }
  | { readonly failure: string; readonly fields: Readonly<Record<string, string>> }
