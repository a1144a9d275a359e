import { ValidationError } from 'yup'
import { consoleConfigSchema, type ConsoleConfig } from '../contract/consoleConfig'

/**
 * Reads the configuration: the JSON block `app-config` of index.html. Throws one Error that names everything wrong with
 * it.
 */
export function readConfig(document: Document): ConsoleConfig {
  const block = document.getElementById('app-config')?.textContent ?? ''
  try {
    return consoleConfigSchema.validateSync(JSON.parse(block), { abortEarly: false })
  } catch (error) {
    const reasons = error instanceof ValidationError ? error.errors.join('; ') : 'it is not JSON'
    throw new Error(`The configuration in index.html cannot be used: ${reasons}`, { cause: error })
  }
}
