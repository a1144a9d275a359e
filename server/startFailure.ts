/** The text for an operator when the server or a command cannot start: the problem and what to do, without a stack. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'The server could not start.'
  const problem = messageOf(error)
  const [code, syscall, port] = [textOf(error, 'code'), textOf(error, 'syscall'), textOf(error, 'port')]
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop that program, or set PORT to a free port.`
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return `The server cannot listen there: ${problem}. Set HOST to an address of this machine, and PORT to a port that it may use.`
  if (syscall !== '')
    return `The server could not start: ${problem}. Check DATA_DIR, its permissions and the room on its disk.`
  return problem
}

/** The message with those of its causes, without the parameters of a query, which may be secret. */
function messageOf(error: Error): string {
  const causes: readonly unknown[] = error instanceof AggregateError ? error.errors : [error.cause]
  const because = causes.flatMap((cause) => (cause instanceof Error ? [messageOf(cause)] : [])).join('; ')
  const own = error.message.split('\nparams:', 1).join()
  if (own === '' || because === '') return own + because
  // A message that quotes its cause has told it.
  if (own.includes(because)) return own
  return `${own} (${because})`
}

function textOf(error: object, field: string): string {
  const value: unknown = Object.entries(error).find(([name]) => name === field)?.[1]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
