import { fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { ether } from '../../testing/ether'
import { chainServer } from '../../testing/chainServer'
import { copied } from '../../testing/copied'
import { emptyPlatform } from '../../testing/emptyPlatform'
import { fakeUploads } from '../../testing/fakeUpload'
import { account, fakeWallet, otherAccount } from '../../testing/fakeWallet'
import '../../testing/nodeFiles'
import '../../testing/noScrolling'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { toast } from '../../testing/toasts'

URL.createObjectURL = () => 'blob:1'
URL.revokeObjectURL = () => undefined

// Each looks like a word that a report keeps under an allowed name, so that only its own name keeps it out.
const planted = {
  password: 'planted-password',
  token: 'planted-token',
  invitation: 'planted-invitation',
  link: 'planted-link',
  own: 'planted-own@tour.example',
  name: 'planted-name',
  searched: 'planted-search',
  invited: 'planted-invited@tour.example',
  instructions: 'planted-instructions',
  file: 'planted-film.mp4',
  said: 'planted-answer',
  walletSays: 'planted-wallet',
  thrown: 'planted-json',
  amount: '9876543',
}
const signature = `0x${'5e'.repeat(65)}`

const answers = () => {
  emptyPlatform()
  chainServer({
    owner: account,
    native: { [account.toLowerCase()]: ether, [otherAccount.toLowerCase()]: ether },
    tokens: { [account.toLowerCase()]: 10_000_000n * ether },
  })
  const failed = { status: 422, headers: { 'X-Request-Id': 'request-of-users' } }
  server.use(
    http.post('/api/admin/invitation', () =>
      HttpResponse.json({
        data: { name: planted.name, email: planted.own, role: 'super-admin', invited_by: planted.invited },
      }),
    ),
    http.post('/api/admin/register', () => HttpResponse.json({ message: planted.said })),
    http.post('/api/admin/login', () =>
      HttpResponse.json({
        message: planted.said,
        data: {
          token: planted.token,
          admin: { id: '1', role: 'super-admin', name: planted.name, email: planted.own },
        },
      }),
    ),
    http.get('/api/admin/users', () => HttpResponse.json({ message: planted.said, id: planted.said }, failed)),
    http.post('/api/admin/admin-users', () =>
      HttpResponse.json({ message: planted.said, data: { invitation: planted.link, expires_at: '2030-01-01' } }),
    ),
    http.post('/api/admin/logout', () => HttpResponse.json({ message: planted.said })),
  )
}

/** The whole console; `copy` adds what is on the clipboard after each part of the work, because the newest lines push out the old. */
function start() {
  answers()
  const wallet = fakeWallet()
  const app = renderApp(`/?invite=${planted.invitation}`, { wallet: () => Promise.resolve(wallet.port) })
  const reports = copied()
  const copy = async () => {
    const before = reports.length
    app.copyDiagnostics()
    await waitFor(() => expect(reports).toHaveLength(before + 1))
  }
  const { user, screen } = app
  const type = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text)
  const press = async (name: string) => {
    const [button] = await screen.findAllByRole('button', { name })
    if (button) await user.click(button)
  }
  const menu = async () => within(await screen.findByRole('navigation', { name: 'Main' }))
  const go = async (name: string) => user.click((await menu()).getByRole('link', { name }))
  return { ...app, reports, copy, type, press, go, wallet: wallet.fake }
}

it('has no secret and nothing typed, after an invitation, a sign-in, searches, uploads, accounts and transactions', async () => {
  const uploads = fakeUploads()
  const { screen, user, store, reports, copy, type, press, go, wallet } = start()

  await type('Password', planted.password)
  await type('Confirm Password', planted.password)
  await copy()
  await press('Create account')
  expect(await screen.findByLabelText('E-mail')).toHaveValue(planted.own)
  await type('Password', planted.password)
  await press('Sign in')
  await screen.findByRole('navigation', { name: 'Main' })
  expect(JSON.stringify(store.getState())).toContain(planted.own)
  await copy()

  await go('Users')
  await type('search by email', planted.searched)
  await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).toContain(planted.searched))
  await screen.findByText('Details')
  await copy()

  await go('Admin Users')
  await press('Create New Admin')
  await type('Name', planted.name)
  await type('Email', planted.invited)
  await press('Create')
  await press('Create Chief Admin')
  await screen.findByLabelText('Invitation link')
  await copy()
  await press('Close')
  await press('Close anyway')

  await go('Tasks')
  await press('Upload New Task')
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload New Task' }))
  await user.type(dialog.getByLabelText('Instructions'), planted.instructions)
  const video = new File(['\0\0\0\x18ftypisom', 'x'.repeat(2_000)], planted.file)
  Object.defineProperty(dialog.getByLabelText('Video'), 'files', { value: [video], configurable: true })
  fireEvent.change(dialog.getByLabelText('Video'))
  await dialog.findByLabelText(`Preview of ${planted.file}`)
  await press('Upload E-learning Video')
  await waitFor(() => expect(uploads.begun).toHaveLength(1))
  uploads.begun[0]?.answers(413, { message: planted.said })
  await toast(planted.said)
  await copy()
  await user.click(await dialog.findByRole('button', { name: 'Close' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  uploads.restore()

  await go('Vesting')
  await press('Connect wallet')
  wallet.next.rejects('eth_requestAccounts', new Error(planted.walletSays))
  await press('Test Wallet')
  await waitFor(() => expect(wallet.asked('eth_requestAccounts')).toHaveLength(1))
  await press('Test Wallet')
  await press('Add Vest')
  await type('Address to vest to', otherAccount)
  await type('Amount', planted.amount)
  await type('Cliff Duration (days)', '1')
  await type('Vesting Duration (days)', '10')
  await press('Vest Token')
  wallet.next.rejects('eth_sendTransaction', { code: -32000, message: planted.walletSays, data: signature })
  await user.click(await screen.findByRole('button', { name: /^Vest \d/ }))
  await waitFor(() => expect(wallet.asked('eth_sendTransaction')).toHaveLength(1))
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain(planted.walletSays))

  try {
    JSON.parse(planted.thrown)
  } catch (error) {
    window.dispatchEvent(new ErrorEvent('error', { error }))
  }
  await copy()

  const text = reports.join('\n')
  for (const secret of [...Object.values(planted), account, otherAccount, signature, 'planted'])
    expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
  // Each part of the work was recorded, so that there was something to leave out.
  for (const told of [
    'endpointName":"register"',
    'endpointName":"login"',
    'Role: super-admin, signedIn',
    'endpointName":"users"',
    '"status":422,"requestId":"request-of-users"',
    'endpointName":"createAdmin"',
    'endpointName":"createTask"',
    '"status":413',
    'wallet/connectFailed {"payload":{"id":"test"}}',
    'wallet/connected {"payload":{"id":"test","chainId":31337}}',
    'transactions/transactionAdded',
    '"kind":"SyntaxError","why":"secrets.full.test.tsx:',
    'Chain 31337 (Local Chain A): block 100',
  ])
    expect(text).toContain(told)
})
