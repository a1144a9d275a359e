/** The text for an operator when the server cannot start: the problem and what to do, without a stack. */
export const startFailure = (error: unknown) => failureOf(error, 'The server could not start', 'DATA_DIR')

/** The same for a command that has opened the database, and may then work in other folders. */
export const commandFailure = (error: unknown) =>
  failureOf(error, 'The command broke off', 'DATA_DIR and the folder that you named')

function failureOf(error: unknown, what: string, folders: string): string {
  if (!(error instanceof Error)) return `${what}.`
  const problem = messageOf(error)
  const [code, syscall, port] = [textOf(error, 'code'), textOf(error, 'syscall'), textOf(error, 'port')]
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop that program, or set PORT to a free port.`
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return `The server cannot listen there: ${problem}. Set HOST to an address of this machine, and PORT to a port that it may use.`
  const isNetwork = syscall === 'connect' || code === 'ECONNRESET'
  if (syscall !== '' && !isNetwork)
    return `${what}: ${problem}. Check ${folders}: the permissions and the room on the disk.`
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
