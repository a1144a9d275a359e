import { signInPath } from '../../config/paths'
import { roleLabel } from '../../config/roleLabel'
import { Loading } from '../../ui/Loading'
import { InvitationForm } from './InvitationForm'
import { useInvited } from './useInvited'

interface InvitationProps {
  /** The one-time token in the link. */
  invitation: string
  onDone: (email?: string) => void
}

/** Who invited whom as what, and the form for the password; or that the link no longer works. */
export function Invitation({ invitation, onDone }: InvitationProps) {
  const asked = useInvited(invitation)
  if (asked === 'asking') return <Loading />
  return (
    <>
      {asked === 'over' ? (
        <p role="alert">This invitation has expired or was used. Ask your admin for a new one.</p>
      ) : (
        <>
          {asked && (
            <p>
              {asked.invited_by && <b>{asked.invited_by}</b>}
              {asked.invited_by ? ' invited you, ' : "You're invited, "}
              <b>{asked.name}</b>, as <b>{roleLabel(asked.role)}</b>. You'll sign in with <b>{asked.email}</b>.
            </p>
          )}
          <InvitationForm invitation={invitation} email={asked?.email} onDone={() => onDone(asked?.email)} />
        </>
      )}
      <p>
        <a
          href={signInPath}
          onClick={(event) => {
            event.preventDefault()
            onDone()
          }}
        >
          Back to sign-in
        </a>
      </p>
    </>
  )
}
