/** `npm run audit:verify [-- <hash>]`: reads the whole audit; with a hash, that of an earlier run, also looks for its line. */
import { eq } from 'drizzle-orm'
import { audit } from '../db/schema'
import { verifyAudit } from '../audit/verify'
import { runCommand } from './command'

await runCommand(async ({ db, given: [known] }) => {
  const verdict = await verifyAudit(db)
  if (!verdict.intact) {
    console.error(`The audit was tampered with: line ${verdict.line}: ${verdict.why}.`)
    return 2
  }
  if (known !== undefined && (await db.$count(audit, eq(audit.hash, known))) === 0) {
    console.error('The audit was written anew: no line has that hash.')
    return 2
  }
  console.log(`The audit is intact: ${verdict.lines} lines. Keep the hash of the newest elsewhere: ${verdict.head}`)
})
