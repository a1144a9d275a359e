/** `npm run admin:create -- you@example.com "Your Name"`: invites a super-admin and prints the link once. */
import { object, string } from 'yup'
import { email } from '../src/api/contract/fields'
import { inviteSuperAdmin } from './auth/inviteSuperAdmin'
import { parseConfig } from './config'
import { openDatabase } from './db/openDatabase'
import { startFailure } from './startFailure'

const usage = 'Usage: npm run admin:create -- you@example.com "Your Name"'
const argumentsSchema = object({ email: email(), name: string().trim().required(usage).max(100) })

async function run() {
  const config = parseConfig(process.env)
  const [given, name] = process.argv.slice(2)
  const person = argumentsSchema.validateSync({ email: given, name })
  const database = await openDatabase(config)
  try {
    const { invitation, expires_at } = await inviteSuperAdmin({ db: database.db, clock: Date.now }, person)
    const host = config.allowedHosts?.[0] ?? `${config.host}:${config.port}`
    console.log(`Open this link before ${expires_at} and choose a password; it works once and is not shown again:`)
    console.log(`http://${host}/?invite=${invitation}`)
  } finally {
    await database.close()
  }
}

try {
  await run()
} catch (error) {
  console.error(startFailure(error))
  process.exitCode = 1
}
