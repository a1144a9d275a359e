import { useEffect, type ReactNode } from 'react'
import { SignInForm, type SignInFormProps } from './SignInForm'

export interface SignInPageProps {
  appName: string
  form: SignInFormProps
  /** The form in which an invited admin sets a password, where the address asks for it. */
  invitation?: ReactNode
}

/** The public page. The build writes it into `index.html` as well, so it may not depend on what only a browser has. */
export default function SignInPage({ appName, form, invitation }: SignInPageProps) {
  const title = invitation ? 'Accept your invitation' : 'Sign in'
  useEffect(() => {
    document.title = `${title} – ${appName}`
  }, [title, appName])

  return (
    <main className="sign-in">
      <section className="sign-in-welcome">
        <p className="sign-in-brand">
          <img src="/favicon.svg" alt="" width="32" height="32" /> <span data-app-name="">{appName}</span>
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
        {invitation ?? <SignInForm {...form} />}
      </section>
    </main>
  )
}
