import { parseArgs } from 'node:util'
import { boolean, number, object, string, ValidationError, type InferType } from 'yup'

/** Digits alone: yup itself takes "85 45", "1e3" and "0x10" for numbers too. */
function wholeNumber(name: string, most: number) {
  const message = `${name} is a whole number from 1 to ${most}`
  const parsed = (_: unknown, given: unknown) =>
    typeof given === 'string' && /^[1-9]\d*$/.test(given) ? Number(given) : NaN
  return number().transform(parsed).typeError(message).max(most, message)
}

const port = (name: string, standard: number) => wholeNumber(name, 65535).default(standard)

const optionsSchema = object({
  SANDBOX_DIR: string().default('.sandbox'),
  CONSOLE_PORT: port('CONSOLE_PORT', 3000),
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
