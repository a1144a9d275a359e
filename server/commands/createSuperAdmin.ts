/** `npm run admin:create -- you@example.com "Your Name"`: invites a super-admin and prints the link once. */
import { object, string } from 'yup'
import { email } from '../../src/contract/fields'
import { inviteSuperAdmin } from '../auth/inviteSuperAdmin'
import { runCommand } from './command'

const usage = 'Usage: npm run admin:create -- you@example.com "Your Name"'
const personSchema = object({ email: email(), name: string().trim().required(usage).max(100) })

function personOf([address, name, ...more]: readonly string[]) {
  if (name === undefined || more.length > 0) throw new Error(usage)
  return personSchema.validateSync({ email: address, name })
}

await runCommand(personOf, async ({ db, config }, person) => {
  const { invitation, expires_at } = await inviteSuperAdmin({ db, clock: Date.now }, person)
  // Without names the server answers to those of this machine alone, on whatever address it listens.
  const host = config.allowedHosts?.[0] ?? `${config.host === '::1' ? 'localhost' : '127.0.0.1'}:${config.port}`
  console.log(`Open this link before ${expires_at} and choose a password; it works once and is not shown again:`)
  // Another name than this machine's stands before a proxy, which has TLS.
  const scheme = /^(127\.0\.0\.1|localhost|\[::1\])(:|$)/.test(host) ? 'http' : 'https'
  console.log(`${scheme}://${host}/?invite=${invitation}`)
})
