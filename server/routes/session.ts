import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { loginSchema } from '../../src/contract/login'
import { invitationBody, registerSchema } from '../../src/contract/requests'
import { refuseWeakPassword } from '../auth/weakPasswords'
import { emailKey, exactFirst, hasEmail } from '../auth/emails'
import { consumeInvitation, invitedAdmin } from '../auth/invitations'
import { lockAccount } from '../auth/lockAccount'
import { hashPassword, verifyPassword } from '../auth/passwords'
import { endAllSessions, endSession, startSession } from '../auth/sessions'
import { append, appendAlone } from '../audit/append'
import { forgetSignIns, rememberNetwork, SignInThrottle } from '../auth/throttle'
import type { ServerContext } from '../context'
import { admins } from '../db/schema'
import { registeredNotice } from '../events/notices'
import { actorOf, signedOut } from '../http/access'
import { route } from '../http/route'
import { HttpError } from '../httpError'

interface Credentials {
  readonly email: string
  readonly password: string
}

const wrong = () => new HttpError(401, 'E-mail or password is wrong')
/** Whether an attempt has failed by what was typed. */
const isWrong = (error: unknown) => error instanceof HttpError && error.status === 401
const noInvitation = (status: 403 | 410) =>
  new HttpError(status, 'This invitation has expired or was used. Ask your admin for a new one.')

export function sessionRoutes(app: FastifyInstance, context: ServerContext) {
  const { db, clock, events } = context
  const throttle = new SignInThrottle(context)

  route(app, context, 'login', {
    body: loginSchema,
    handler: async ({ body, request }) => {
      const attempt = await throttle.attempt(body.email, request.ip).catch((error: unknown) => {
        if (error instanceof HttpError) app.countSignIn('throttled')
        throw error
      })
      const session = await signIn(body, request, attempt.filled).catch(async (error: unknown) => {
        if (!isWrong(error)) await attempt.forgive()
        throw error
      })
      await attempt.forgive()
      app.countSignIn('done')
      request.log.info({ adminId: session.id }, 'signed in')
      return { data: { admin: session.admin, token: session.token } }
    },
  })

  /** `filled`: the limits that this attempt has reached. Throws `wrong()`, or what the server or its database fails by. */
  async function signIn(
    { email, password }: Credentials,
    { id: requestId, ip }: Pick<FastifyRequest, 'id' | 'ip'>,
    filled: readonly string[],
  ) {
    const refused = async () => {
      app.countSignIn('refused')
      const by = { name: emailKey(email), requestId }
      await appendAlone(context, by, { action: 'login', outcome: 'refused' })
      if (filled.length > 0)
        await appendAlone(context, by, { action: 'loginThrottled', outcome: 'refused', target: filled.join(', ') })
      return wrong()
    }
    const [admin] = await db.select().from(admins).where(hasEmail(email)).orderBy(exactFirst(email))
    const fits = await verifyPassword(password, admin?.passwordHash ?? null)
    if (!admin?.passwordHash || !fits) throw await refused()
    const { id, passwordHash } = admin
    const session = await db.transaction(async (tx) => {
      // The lock waits for a transaction that is disabling the account or changing its password.
      const living = and(eq(admins.id, id), eq(admins.passwordHash, passwordHash), eq(admins.isActive, true))
      const [locked] = await tx
        .select({ role: admins.role, name: admins.name, email: admins.email })
        .from(admins)
        .where(living)
        .for('update')
      if (!locked) return undefined
      const token = await startSession({ db: tx, clock }, id)
      await rememberNetwork({ db: tx, clock }, email, ip)
      await append({ db: tx, clock }, { admin: locked, requestId }, { action: 'login' })
      return { id, admin: locked, token }
    })
    if (!session) throw await refused()
    return session
  }

  route(app, context, 'register', {
    body: registerSchema,
    // Without a valid invitation no other field can be corrected, so this is refused first.
    first: (body) => {
      if (typeof body !== 'object' || body === null || !('invitation' in body)) throw noInvitation(403)
    },
    handler: async ({ body, request }) => {
      const admin = await invitedAdmin(context, body.invitation)
      if (!admin) throw noInvitation(403)
      refuseWeakPassword(body.password, admin)
      const passwordHash = await hashPassword(body.password)
      await events.transaction(async (tx, announce) => {
        // The account before its invitation, as whoever deletes or invites it anew locks them: else the two would wait for each other.
        // Either may have gone while the password was hashed.
        const [account] = await lockAccount(tx, admin.id)
        if (!account?.isActive || !(await consumeInvitation(tx, body.invitation))) throw noInvitation(403)
        await tx.update(admins).set({ passwordHash }).where(eq(admins.id, admin.id))
        await endAllSessions(tx, admin.id)
        await forgetSignIns(tx, admin.email)
        await rememberNetwork({ db: tx, clock }, admin.email, request.ip)
        await announce(registeredNotice(admin))
        await announce({ kind: 'sessions' })
        await append({ db: tx, clock }, { admin, requestId: request.id }, { action: 'register' })
      })
      request.log.info({ adminId: admin.id }, 'registered')
      return { message: 'Your password is set. Sign in with it' }
    },
  })

  route(app, context, 'invitation', {
    body: invitationBody,
    handler: async ({ body }) => {
      const admin = await invitedAdmin(context, body.invitation)
      // Another server may answer 403 to whatever it does not know; 410 is said of an invitation only.
      if (!admin) throw noInvitation(410)
      const { name, email, role, invitedBy } = admin
      return { data: { name, email, role, invited_by: invitedBy ?? '' } }
    },
  })

  route(app, context, 'logout', {
    handler: async ({ request, reply }) => {
      const admin = actorOf(request)
      await events.transaction(async (tx, announce) => {
        if (!(await endSession(tx, admin.tokenHash))) throw signedOut()
        await announce({ kind: 'sessions' })
        await append({ db: tx, clock }, { admin, requestId: request.id }, { action: 'logout' })
      })
      // "storage" would also delete what the console keeps of pending transactions. Chromium, which alone sends this hint, holds
      // the answer back until it has walked through its whole cache, that of all sites: seconds, for nothing that is secret.
      if (request.headers['sec-ch-ua'] === undefined) reply.header('clear-site-data', '"cache"')
      return { message: 'Signed out' }
    },
  })
}
