import { parseArgs } from 'node:util'
import { boolean, object, string, ValidationError, type InferType } from 'yup'
import { consolePort, port, wholeNumber } from '../scripts/wholeNumber'

const optionsSchema = object({
  SANDBOX_DIR: string().default('.sandbox'),
  CONSOLE_PORT: consolePort,
  API_PORT: port('API_PORT', 4000),
  CHAIN_A_PORT: port('CHAIN_A_PORT', 8545),
  CHAIN_B_PORT: port('CHAIN_B_PORT', 8546),
  users: wholeNumber('--users', 1_000_000),
  build: boolean().required(),
  console: boolean().required(),
})

export type SandboxOptions = InferType<typeof optionsSchema>

/**
 * Reads the stack's options from environment and arguments: `--users N` users to seed (1,000 when not given),
 * `--no-build` keeps the bundle in dist, `--no-console` leaves the console out. Throws one Error naming each bad one.
 */
export function readOptions(env: NodeJS.ProcessEnv, args: readonly string[]): SandboxOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { users: { type: 'string' }, 'no-build': { type: 'boolean' }, 'no-console': { type: 'boolean' } },
  })
  const given = {
    SANDBOX_DIR: env.SANDBOX_DIR || undefined,
    CONSOLE_PORT: env.CONSOLE_PORT || undefined,
    API_PORT: env.API_PORT || undefined,
    CHAIN_A_PORT: env.CHAIN_A_PORT || undefined,
    CHAIN_B_PORT: env.CHAIN_B_PORT || undefined,
    users: values.users,
    build: !values['no-build'],
    console: !values['no-console'],
  }
  try {
    return optionsSchema.validateSync(given, { abortEarly: false })
  } catch (error) {
    if (error instanceof ValidationError)
      throw new Error(`Bad options:\n- ${error.errors.join('\n- ')}`, { cause: error })
    throw error
  }
}
