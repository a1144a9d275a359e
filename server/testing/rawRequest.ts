import { connect, type TcpNetConnectOpts } from 'node:net'

/** A connection on which a test says what no ordinary client would; `answer` is all that comes back until it is closed, however that is. */
export function rawConnection(port: number, options: Partial<TcpNetConnectOpts> = {}) {
  const socket = connect({ port, host: '127.0.0.1', ...options })
  const answer = new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString()))
    // Writing to a connection that the server has closed is an error; `close` follows it.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
  return { socket, answer }
}

/** What comes back for a text until the server hangs up. */
export function rawRequest(port: number, text: string): Promise<string> {
  const { socket, answer } = rawConnection(port)
  socket.write(text)
  return answer
}
