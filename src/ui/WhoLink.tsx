import type { ReactNode } from 'react'
import { whoHref } from '../config/paths'
import { isEmail } from '../contract/isEmail'

interface WhoLinkProps {
  /** An address or an e-mail. */
  of: string
  title?: string
  children: ReactNode
}

/**
 * Opens who an address or e-mail is, over the present page. Without a hook, because it stands in every row: the shell follows it
 * (`app/useWho.ts`), and in another tab it is a link as any other.
 */
export const WhoLink = ({ of, title, children }: WhoLinkProps) => (
  <a className="who" href={whoHref(of)} data-who={of} title={title} aria-haspopup="dialog">
    {children}
  </a>
)

/** An e-mail as such a link, with all of it as the title, because a list may cut it off; other text as it is, and "-" for none. */
export const EmailChip = ({ email }: { email: string }) =>
  isEmail(email) ? (
    <WhoLink of={email} title={email}>
      <bdi>{email}</bdi>
    </WhoLink>
  ) : (
    <bdi>{email || '-'}</bdi>
  )
