import type { Decisions } from './decisions'
import type { WalletSession } from './session'

/** For journeys, instead of the panel's buttons: `window.sandboxWallet`. */
export function createControls(session: WalletSession, decisions: Decisions) {
  const indexOf = (account: number | string) =>
    typeof account === 'number'
      ? account
      : session.accounts().findIndex((address) => address.toLowerCase() === account.toLowerCase())
  return {
    /** Approves the open request, or else the next one. */
    approveNext: () => decisions.answer(true),
    /** Rejects the open request, or else the next one, with code 4001. */
    rejectNext: () => decisions.answer(false),
    /** Turns automatic approval on or off. */
    autoApprove: (isOn = true) => decisions.setAuto(isOn),
    /** By index (0 is the contracts' owner) or address. */
    selectAccount: async (account: number | string) => {
      await session.ready()
      session.setAccount(indexOf(account))
    },
    selectChain: (id: number) => session.setChain(id),
    /** Revokes the site's permission, as if the user had locked the wallet. */
    lock: () => session.setConnected(false),
    /** Makes a chain unknown, so that a switch to it answers 4902 until it is added. */
    forgetChain: (id: number) => session.forgetChain(id),
  }
}
