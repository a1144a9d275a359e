const portTaken = (port: unknown) =>
  `Port ${String(port)} is taken by another program. Stop that program, or set PORT to a free port.`

/** What somebody reads when the server cannot start: what is wrong and what to do, without a stack. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'The server could not start.'
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return portTaken('port' in error ? error.port : '')
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC')
    return `The server could not start: ${error.message}. Check DATA_DIR and its permissions.`
  const cause = error.cause instanceof Error ? ` (${startFailure(error.cause)})` : ''
  return `${error.message.split('\nparams:', 1).join()}${cause}`
}
