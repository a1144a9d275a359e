import type { Decisions } from './decisions'
import type { WalletSession } from './session'

/** What journeys use instead of pressing the panel's buttons; `window.sandboxWallet`. */
export function createTestDoor(session: WalletSession, decisions: Decisions) {
  const indexOf = (account: number | string) =>
    typeof account === 'number'
      ? account
      : session.accounts().findIndex((address) => address.toLowerCase() === account.toLowerCase())
  return {
    /** Approves the request that waits, or the next that comes. */
    approveNext: () => decisions.answer(true),
    /** Rejects the request that waits, or the next that comes, with code 4001. */
    rejectNext: () => decisions.answer(false),
    /** Approves everything from now on, or stops doing so. */
    autoApprove: (isOn = true) => decisions.setAuto(isOn),
    /** By number (0 is the contracts' owner) or address. */
    selectAccount: async (account: number | string) => {
      await session.ready()
      session.setAccount(indexOf(account))
    },
    selectChain: (id: number) => session.setChain(id),
    /** Takes the site's permission away, as if the user had locked the wallet. */
    lock: () => session.setConnected(false),
    /** Makes a chain unknown, so that a switch to it answers 4902 until it is added. */
    forgetChain: (id: number) => session.forgetChain(id),
  }
}
