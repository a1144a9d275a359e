import { chainServer } from '../testing/chainServer'
import { emptyPlatform } from '../testing/emptyPlatform'
import { keepWallet } from '../testing/keptWallet'
import { renderApp } from '../testing/renderApp'
import { keepSession } from '../testing/signedInStore'

/** Opens the console with a connected wallet, whose node serves this chain. */
function open(served?: number) {
  keepSession('super-admin')
  keepWallet()
  emptyPlatform()
  const node = chainServer()
  if (served !== undefined) node.answers.eth_chainId = () => `0x${served.toString(16)}`
  return { ...renderApp('/campaign'), node }
}

it('tells the newest block of the network of the wallet', async () => {
  const { screen } = open()
  expect(await screen.findByText('(Block 100)')).toBeInTheDocument()
})

it('says of a node that serves another network that it does, not that it is silent', async () => {
  const { screen } = open(999)
  const why = "(Local Chain A can't be read: its node serves another network.)"
  expect(await screen.findByText(why)).toBeInTheDocument()
})
