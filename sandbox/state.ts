import { readFileSync, rmSync } from 'node:fs'
import { array, number, object, string, type InferType } from 'yup'
import { roles } from '../src/contract/roles'
import { replaceFile } from './replaceFile'

const text = () => string().required()

const stateSchema = object({
  pid: number().required(),
  consoleUrl: text(),
  apiUrl: text(),
  chains: array(
    object({
      id: number().required(),
      name: text(),
      rpcUrl: text(),
      contracts: object({ token: text(), staking: text(), vesting: string() }).required(),
    }).required(),
  ).required(),
  accounts: array(object({ role: text().oneOf(roles), email: text(), password: text() }).required()).required(),
  wallets: array(object({ address: text(), privateKey: text() }).required()).required(),
})

/** What tools and tests may know about a running stack. */
export type SandboxState = InferType<typeof stateSchema>

/** The file exists exactly while the stack is running and ready. */
export function writeState(path: string, state: SandboxState): void {
  replaceFile(path, `${JSON.stringify(state, null, 2)}\n`)
}

/** Throws when no stack is ready in this folder. */
export function readState(path: string): SandboxState {
  return stateSchema.validateSync(JSON.parse(readFileSync(path, 'utf8')))
}

export function removeState(path: string): void {
  rmSync(path, { force: true })
}
