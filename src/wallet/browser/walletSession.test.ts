import { browserWallets, emptyModules, id, modules } from '../../testing/browserWallets'
import { fakeProvider, otherAccount } from '../../testing/fakeWallet'
import { turns } from '../../testing/requests'
import { pass, stopClock } from '../../testing/stopClock'

beforeEach(emptyModules)

describe('what a wallet tells', () => {
  const connect = async () => {
    const given = browserWallets()
    await given.port.connect(id)
    given.events.length = 0
    return given
  }

  it('is heard as accounts and chains in one form, and nonsense is not heard', async () => {
    const { fake, events } = await connect()
    fake.emit('accountsChanged', [otherAccount.toLowerCase()])
    fake.emit('chainChanged', '0x01')
    fake.emit('chainChanged', null)
    expect(events).toEqual([
      { type: 'accountsChanged', id, accounts: [otherAccount] },
      { type: 'chainChanged', id, chainId: 1 },
    ])
  })

  it('ends the connection when it names no account any more', async () => {
    const { port, fake, events } = await connect()
    fake.emit('accountsChanged', [])
    expect(events).toEqual([{ type: 'accountsChanged', id, accounts: [] }])
    expect(port.provider(id)).toBeUndefined()
    expect(fake.listening()).toBe(0)
  })

  it('is that it has gone, when it no longer answers', async () => {
    const { port, fake, events } = await connect()
    fake.next.rejects('eth_accounts', new Error('Extension context invalidated.'))
    fake.emit('disconnect', { code: 4900 })
    await turns()
    expect(events).toEqual([{ type: 'gone', id }])
    expect(port.provider(id)).toBeUndefined()
  })

  it('is nothing, when only its chain does not answer', async () => {
    const { port, fake, events } = await connect()
    fake.emit('disconnect', { code: 4900 })
    await turns()
    expect(events).toEqual([])
    expect(port.provider(id)).toBe(fake.provider)
  })
})

describe('disconnect', () => {
  it('hears nothing more and takes the permission back', async () => {
    const { port, fake, events } = browserWallets()
    await port.connect(id)
    events.length = 0
    await port.disconnect(id)
    fake.emit('accountsChanged', [otherAccount])
    expect(fake.asked('wallet_revokePermissions')[0]?.params).toEqual([{ eth_accounts: {} }])
    expect([events, fake.listening(), port.provider(id)]).toEqual([[], 0, undefined])
  })

  it('does not fail when the wallet keeps the permission, or never answers', async () => {
    const { port, fake } = browserWallets()
    await port.connect(id)
    fake.next.rejects('wallet_revokePermissions', { code: 4200 })
    await port.disconnect(id)
    expect(port.provider(id)).toBeUndefined()
    await port.connect(id)
    stopClock()
    fake.next.hangs('wallet_revokePermissions')
    const over = port.disconnect(id)
    await pass(5_000)
    await over
    expect(port.provider(id)).toBeUndefined()
    expect(fake.asked('wallet_revokePermissions')).toHaveLength(2)
  })

  it('ends the session that a wallet keeps itself', async () => {
    const fake = fakeProvider()
    const end = jest.fn(() => Promise.resolve())
    modules.mockResolvedValue({ extensions: [], open: () => Promise.resolve({ provider: fake.provider, end }) })
    const { port } = browserWallets()
    await port.connect('qr')
    await port.disconnect('qr')
    expect(end).toHaveBeenCalledTimes(1)
    expect(fake.asked('wallet_revokePermissions')).toEqual([])
  })
})
