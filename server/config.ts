import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { object, string, ValidationError } from 'yup'
import type { ConsoleConfig } from '../src/contract/consoleConfig'
import { consoleConfigFromEnv } from '../src/contract/consoleConfigFromEnv'
import { databaseUrlProblem } from './db/openPostgres'

type Env = Readonly<Record<string, string | undefined>>

const loopback = ['127.0.0.1', 'localhost', '::1']
const hostAndPort = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::(\d+))?$/i
const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) < 65536
const databaseUrlForm = 'DATABASE_URL looks like postgres://user:password@host:5432/name'
const yesOrNo = () => string().oneOf(['true', 'false'], ({ path }) => `${path} is true or false`)

const envSchema = object({
  HOST: string().default('127.0.0.1'),
  PORT: string().default('4000').test('port', 'PORT is a whole number from 0 to 65535', isPort),
  DATABASE_URL: string()
    .matches(/^postgres(ql)?:\/\/./, databaseUrlForm)
    .test('readable', (text, { createError }) => {
      const problem = text?.startsWith('postgres') ? databaseUrlProblem(text) : undefined
      return (
        problem === undefined ||
        createError({ message: `${databaseUrlForm}, special characters percent-encoded (${problem})` })
      )
    }),
  DATA_DIR: string().default('./.data'),
  CONSOLE_DIR: string(),
  ALLOWED_HOSTS: string().test(
    'hosts',
    'ALLOWED_HOSTS is a comma-separated list such as console.example.com,127.0.0.1:4000',
    (text) => text === undefined || list(text).every(isHost),
  ),
  TRUSTED_PROXIES: string().test(
    'proxies',
    'TRUSTED_PROXIES is a comma-separated list of addresses or ranges such as 10.0.0.5,172.16.0.0/12',
    (text) => text === undefined || list(text).every(isAddressOrRange),
  ),
  // Without "#", at which a value in .env ends.
  METRICS_TOKEN: string().matches(
    /^[\x21\x22\x24-\x7e]{32,}$/,
    'METRICS_TOKEN is at least 32 ASCII characters without blanks and #',
  ),
  DATABASE_POOL: string()
    .default('10')
    .matches(/^[1-9]\d{0,2}$/, 'DATABASE_POOL is a whole number from 1 to 999'),
  ALLOW_REMOTE: yesOrNo(),
  LOCAL_TOOLS_DIR: string(),
  LOG_LEVEL: string()
    .default('info')
    .oneOf(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL is fatal, error, warn, info, debug, trace or silent',
    ),
})

export interface ServerConfig {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  /** The folder of the built console; without it the server answers the API only. */
  readonly consoleDir?: string | undefined
  /** The `host:port` names the server answers to; without them this machine's own name at the port that is served. */
  readonly allowedHosts?: readonly string[] | undefined
  /** Addresses and ranges of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies?: readonly string[] | undefined
  /** The bearer token for the metrics; without it they are off. */
  readonly metricsToken?: string | undefined
  /** Maximum number of connections to PostgreSQL. */
  readonly databasePool: number
  /** Scripts and files of the local stack, served at /sandbox/; set means: this is the local stack. */
  readonly localToolsDir?: string | undefined
  readonly logLevel: string
  readonly console: ConsoleConfig
}

/** Reads the configuration from the environment. Throws one Error that names every missing or bad variable. */
export function parseConfig(env: Env): ServerConfig {
  const problems: string[] = []
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ''))
  const own = collect(problems, () => envSchema.validateSync(given, { abortEarly: false, stripUnknown: true }))
  problems.push(...contradictions(given))
  const console = collect(problems, () => consoleConfigFromEnv(given))
  if (!own || !console || problems.length > 0) throw new Error(`Bad configuration:\n- ${problems.join('\n- ')}`)

  return {
    host: own.HOST,
    port: Number(own.PORT),
    databaseUrl: own.DATABASE_URL,
    dataDir: resolve(own.DATA_DIR),
    consoleDir: own.CONSOLE_DIR && resolve(own.CONSOLE_DIR),
    allowedHosts: own.ALLOWED_HOSTS === undefined ? undefined : list(own.ALLOWED_HOSTS),
    trustedProxies: own.TRUSTED_PROXIES === undefined ? undefined : list(own.TRUSTED_PROXIES),
    metricsToken: own.METRICS_TOKEN,
    databasePool: Number(own.DATABASE_POOL),
    localToolsDir: own.LOCAL_TOOLS_DIR && resolve(own.LOCAL_TOOLS_DIR),
    logLevel: own.LOG_LEVEL,
    console,
  }
}

export const isLoopback = (host: string) => loopback.includes(host)

/** Problems that are reported even when other variables are bad. */
function contradictions({ HOST, ALLOW_REMOTE, LOCAL_TOOLS_DIR, ALLOW_LOCAL_CHAINS }: Env): string[] {
  return [
    HOST !== undefined && !isLoopback(HOST) && ALLOW_REMOTE !== 'true'
      ? `HOST is ${HOST}, which other machines can reach; that needs ALLOW_REMOTE=true`
      : '',
    LOCAL_TOOLS_DIR !== undefined && ALLOW_LOCAL_CHAINS !== 'true'
      ? 'LOCAL_TOOLS_DIR is for the local stack alone and needs ALLOW_LOCAL_CHAINS=true'
      : '',
  ].filter((problem) => problem !== '')
}

/** A name or address, alone or with a port that a client can ask. */
function isHost(text: string): boolean {
  const match = hostAndPort.exec(text)
  const port = match?.[2]
  return match !== null && (port === undefined || (isPort(port) && Number(port) > 0))
}

/** An IP address, or one with the length of its prefix, which is not 0: Fastify takes no range of all addresses. */
function isAddressOrRange(text: string): boolean {
  const [address = '', prefix = '1', ...more] = text.split('/')
  const maxLength = isIP(address) === 6 ? 128 : 32
  return (
    isIP(address) > 0 &&
    /^\d{1,3}$/.test(prefix) &&
    Number(prefix) > 0 &&
    Number(prefix) <= maxLength &&
    more.length === 0
  )
}

function list(text: string): string[] {
  return text.split(',').map((entry) => entry.trim().toLowerCase())
}

function collect<T>(problems: string[], read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof ValidationError) problems.push(...error.errors)
    else if (error instanceof Error) problems.push(...error.message.split('\n- ').slice(1))
    return undefined
  }
}
