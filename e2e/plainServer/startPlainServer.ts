import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { SandboxState } from '../../sandbox/state'
import { listenFree } from '../../server/testing/freePort'
import type { Role } from '../../src/contract/roles'
import { createHolds } from '../stack/holds'
import { Refusal, sendJson, sendRefusal, usual, type Switches } from './answers'
import { callAt } from './calls'
import { createFiles } from './files'
import type { Admin, Platform } from './entities'
import { createPlatform, type Sizes } from './platform'
import { bodyOf } from './requestBody'
import { Sessions, type SignedIn } from './sessions'

export type PlainOptions = Partial<Switches & Sizes>

/** A running server with the specified API and nothing more, which also serves the console. */
export interface PlainServer {
  readonly url: string
  /** Its data; a journey's change shows in the next answer. */
  readonly platform: Platform
  readonly switches: Switches
  /** Every call so far: "PUT /api/admin/tasks/201/toggle". */
  readonly calls: readonly string[]
  /** The first account of a role. */
  readonly accountOf: (role: Role) => Admin
  /** A session as if somebody of the role had signed in before. */
  readonly signIn: (role: Role) => SignedIn
  readonly endSessions: () => void
  /** Answers the next call of this name ("PUT /api/admin/settings/1") with a status, without doing anything. */
  readonly failNext: (call: string, status: number) => void
  /** Holds requests whose address contains this until the returned function is called. */
  readonly hold: (part: string) => () => void
  /** Replaces the served console by another build. */
  readonly deploy: () => void
  readonly close: () => Promise<void>
}

/** Starts a plain server on a free port; `chains` are those its console reads. */
export async function startPlainServer(chains: SandboxState['chains'], options: PlainOptions): Promise<PlainServer> {
  const { tasks = 13, ...chosen } = options
  const platform = createPlatform({ tasks })
  const [switches, sessions, files] = [{ ...usual, ...chosen }, new Sessions(), createFiles(chains)]
  const failing = new Map<string, number>()
  const holds = createHolds()
  const calls: string[] = []

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://plain.test')
    if (path !== '/api' && !path.startsWith('/api/')) return files.send(response, path)
    const name = `${request.method} ${path}`
    calls.push(name)
    try {
      const body = await bodyOf(request)
      await holds.untilReleased(request.url ?? '')
      const { authorization } = request.headers
      const { call, id } = callAt(request.method, path)
      const role = call.access === 'anyone' ? undefined : sessions.holderOf(authorization).role
      if (role && !call.access.includes(role)) throw new Refusal(403, 'This action is unauthorized.')
      const status = failing.get(name)
      failing.delete(name)
      if (status !== undefined) throw new Refusal(status, 'Server error.')
      const other = [...query.keys()].find((field) => field !== 'start' && field !== 'end')
      if (other && switches.otherFields === 'refused') throw new Refusal(422, `Unknown field: ${other}`)
      const keepFile = (file: unknown) => keepUpload(files, file)
      const asked = { platform, sessions, switches, query, id, authorization, body, keepFile, role }
      sendJson(response, 200, await call.answer(asked), switches)
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'Server error.')
      if (asksForPage(request) && [401, 422].includes(refusal.status)) response.writeHead(302, { Location: '/' }).end()
      else sendRefusal(response, refusal, switches)
    }
  }

  const server = createServer((request, response) => void answer(request, response))
  const port = await listenFree(server)
  const accountOf = (role: Role) => {
    const admin = platform.admins.find((one) => one.role === role)
    if (!admin) throw new Error(`There is no ${role}.`)
    return admin
  }
  return {
    url: `http://127.0.0.1:${port}`,
    platform,
    switches,
    calls,
    accountOf,
    signIn: (role) => sessions.begin(accountOf(role)),
    endSessions: () => sessions.endAll(),
    failNext: (call, status) => void failing.set(call, status),
    hold: holds.hold,
    deploy: files.deploy,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** Frameworks that also serve pages redirect whoever does not name JSON first, instead of saying why they refuse. */
const asksForPage = ({ headers }: IncomingMessage) => !headers.accept?.startsWith('application/json')

function keepUpload(files: ReturnType<typeof createFiles>, file: unknown): Promise<string> {
  if (!(file instanceof File)) throw new Refusal(422, 'The media field is required.')
  return files.keep(file)
}
