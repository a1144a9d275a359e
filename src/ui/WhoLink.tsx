import type { ReactNode } from 'react'
import { whoHref } from '../config/paths'
import { isEmail } from '../contract/isEmail'

interface WhoLinkProps {
  /** An address or an e-mail. */
  of: string
  title: string
  children: ReactNode
}

/**
 * Opens who an address or e-mail is, over the present page. A link without a hook, because every row has one: the shell listens
 * for its clicks (`app/useWho.ts`). In another tab it works like any other link.
 */
export const WhoLink = ({ of, title, children }: WhoLinkProps) => (
  <a className="who" href={whoHref(of)} data-who={of} title={title} aria-haspopup="dialog">
    {children}
  </a>
)

/**
 * An e-mail as such a link; the title has all of it, because a list may cut it off. Other text is shown unchanged, and "-" for
 * none.
 */
export const EmailChip = ({ email }: { email: string }) =>
  isEmail(email) ? (
    <WhoLink of={email} title={email}>
      <bdi>{email}</bdi>
    </WhoLink>
  ) : (
    <bdi>{email || '-'}</bdi>
  )
