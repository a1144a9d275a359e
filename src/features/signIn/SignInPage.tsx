import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SignInForm } from './SignInForm'
import './signIn.css'
import { inlinePart } from '../../ui/lazyPart'
import { Loading } from '../../ui/Loading'

// A chunk of its own, because few visitors have an invitation.
const Invitation = inlinePart(() => import(/* webpackChunkName: "invitation" */ './Invitation'), {
  waiting: <Loading />,
})

interface SignInPageProps {
  appName: string
  /** Called at the first input, so that the code of the console can be fetched meanwhile. */
  onIntent: () => void
}

/** The public page: the sign-in, or with `?invite=TOKEN` the form in which an invited admin sets a password. */
export function SignInPage({ appName, onIntent }: SignInPageProps) {
  const [search, setSearch] = useSearchParams()
  const invitation = search.get('invite')
  const title = invitation ? 'Accept your invitation' : 'Sign in'
  useEffect(() => {
    document.title = `${title} – ${appName}`
  }, [title, appName])

  return (
    <main className="sign-in" onFocus={onIntent}>
      <section className="sign-in-welcome">
        <p className="sign-in-brand">
          <img src="/favicon.svg" alt="" width="32" height="32" /> {appName}
        </p>
        <p className="sign-in-lead">
          {invitation
            ? `You've been invited to ${appName}.`
            : 'Create a commitment-free account and run the whole platform from one place.'}
        </p>
        <p>Tasks, campaigns, users, staking and vesting: one console for everything staff manage.</p>
      </section>
      <section className="sign-in-form">
        <h1>{title}</h1>
        {invitation ? (
          <Invitation invitation={invitation} onDone={() => setSearch({}, { replace: true })} />
        ) : (
          <SignInForm />
        )}
      </section>
    </main>
  )
}
