import { object, string } from 'yup'
import type { Eip1193Provider } from '../../chain/eip1193'
import { at } from '../../shared/at'
import { isProvider, shownIcon } from './fromOutside'
import type { WalletOption } from '../walletPort'

export interface AnnouncedWallet extends WalletOption {
  provider: Eip1193Provider
}

interface AnnouncedWallets {
  list(): readonly AnnouncedWallet[]
  find(id: string): AnnouncedWallet | undefined
}

const maxNameLength = 40

// A reverse domain has a dot and no colon, so it never equals one of our own ids.
const infoSchema = object({
  rdns: string()
    .matches(/^[\w-]+(\.[\w-]+)+$/)
    .max(100)
    .required(),
  name: string().required(),
  icon: string(),
})

/**
 * The wallets that announce themselves in this browser (EIP-6963), from now on. Of two with the same name or id the
 * first one stays; malformed ones are ignored.
 */
export function discoverWallets(window: Window, changed: () => void): AnnouncedWallets {
  const wallets: AnnouncedWallet[] = []
  window.addEventListener('eip6963:announceProvider', (event) => {
    const wallet = read(event)
    if (!wallet || wallets.some(({ id, name }) => id === wallet.id || name === wallet.name)) return
    wallets.push(wallet)
    changed()
  })
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  return { list: () => wallets, find: (id) => wallets.find((wallet) => wallet.id === id) }
}

function read(event: Event): AnnouncedWallet | undefined {
  try {
    const detail = at(event, 'detail')
    const provider = at(detail, 'provider')
    const { rdns, name, icon } = infoSchema.validateSync(at(detail, 'info'), { strict: true })
    const shownName = plainName(name)
    if (!isProvider(provider) || !shownName) return undefined
    return { id: rdns, name: shownName, ...shownIcon(icon), provider }
  } catch {
    // Any extension's script may announce one; a getter that throws must not stop the others.
    return undefined
  }
}

// Strips control characters and those that change the text direction.
const plainName = (name: string) => name.replace(/\p{C}/gu, '').trim().slice(0, maxNameLength)
