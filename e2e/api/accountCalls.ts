import assert from 'node:assert/strict'
import { addAccount, password } from '../../server/testing/account'
import { firstPage, page, type Exercises } from './exercise'

const nora = { name: 'Nora', role: 'editor', email: 'nora@example.com' } as const

/** Signing in and out, and the accounts of the staff. */
export const accountCalls = {
  async login({ call, api }, server) {
    await addAccount(server, { email: 'mona@example.com', name: 'Mona' })
    const { token, admin } = await call(api.login.initiate({ email: 'mona@example.com', password }))
    assert.match(token, /^[\w-]{43}$/)
    assert.deepEqual(admin, { role: 'moderator', name: 'Mona', email: 'mona@example.com' })
  },
  async register({ call, api }) {
    const { invitation } = await call(api.createAdmin.initiate(nora))
    const { message } = await call(
      api.register.initiate({ invitation: String(invitation), password, password_confirmation: password }),
    )
    assert.equal(message, 'Your password is set. Sign in with it')
    assert.equal((await call(api.login.initiate({ email: 'nora@example.com', password }))).admin.role, 'editor')
  },
  async invitation({ call, api }) {
    const { invitation } = await call(api.createAdmin.initiate(nora))
    assert.deepEqual(await call(api.invitation.initiate({ invitation: String(invitation) })), {
      name: 'Nora',
      email: 'nora@example.com',
      role: 'editor',
      invited_by: 'Bo',
    })
  },
  async logout({ call, api, dispatch, refusals }) {
    assert.equal((await call(api.logout.initiate())).message, 'Signed out')
    const { error } = await dispatch(api.generalStats.initiate(undefined, { forceRefetch: true }))
    assert.ok(error && 'status' in error)
    assert.equal(error.status, 401)
    assert.equal(refusals.length, 1)
  },
  async adminUsers({ call, api }) {
    const { first, total } = page(await call(api.adminUsers.initiate(firstPage)))
    assert.deepEqual([first?.name, first?.role, first?.is_active, total], ['Bo', 'super-admin', true, 1])
  },
  async createAdmin({ call, api }, server) {
    const created = await call(api.createAdmin.initiate(nora))
    assert.match(String(created.invitation), /^[\w-]{43}$/)
    assert.ok(Date.parse(created.expires_at) > server.clock())
  },
  async toggleAdmin({ call, api }, server) {
    const { admin } = await server.signIn('moderator')
    assert.equal((await call(api.toggleAdmin.initiate(String(admin.id)))).message, `${admin.email} deactivated`)
  },
  async deleteAdmin({ call, api }, server) {
    const { admin } = await server.signIn('moderator')
    assert.equal((await call(api.deleteAdmin.initiate(String(admin.id)))).message, `${admin.email} deleted`)
    assert.equal((await call(api.adminUsers.initiate(firstPage))).total, 1)
  },
} satisfies Exercises
