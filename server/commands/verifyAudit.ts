/** `npm run audit:verify [-- <hash>]`: reads the whole audit; with a hash, that of an earlier run, also looks for its entry. */
import { and, eq, gt } from 'drizzle-orm'
import { audit } from '../db/schema'
import { verifyAudit } from '../audit/verify'
import { runCommand } from './command'

const counted = (entries: number) => (entries === 1 ? '1 entry' : `${entries} entries`)

const usage = 'Usage: npm run audit:verify [-- <hash that an earlier run told>]'

function hashOf([hash, ...more]: readonly string[]): string | undefined {
  if (more.length > 0 || (hash !== undefined && !/^[0-9a-f]{64}$/.test(hash))) throw new Error(usage)
  return hash
}

await runCommand(hashOf, async ({ db }, known) => {
  const verdict = await verifyAudit(db)
  for (const { first, last, why } of verdict.bad)
    console.error(
      `The audit was tampered with: ${first === last ? `entry ${first}` : `entries ${first} to ${last}`}: ${why}.`,
    )
  // The chain says nothing of entries before its first, which may have any hash.
  if (known !== undefined && (await db.$count(audit, and(eq(audit.hash, known), gt(audit.id, 0)))) === 0) {
    console.error('The audit was written anew: no entry has that hash.')
    return 2
  }
  if (!verdict.intact) {
    console.error(`All else in its ${counted(verdict.entries)} fits together.`)
    return 2
  }
  if (verdict.entries === 0) console.log('The audit is intact: it has no entries yet.')
  else
    console.log(
      `The audit is intact: ${counted(verdict.entries)}. Keep the hash of the newest elsewhere: ${verdict.head}`,
    )
})
