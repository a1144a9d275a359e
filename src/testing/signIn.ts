import { waitFor } from '@testing-library/react'
import { logins, signInRequested } from '../session/signInSlice'
import type { openStore } from './signedInStore'

/** Signs in as the form does, and waits until that has ended. */
export async function signIn({ dispatch, getState }: ReturnType<typeof openStore>['store']) {
  dispatch(signInRequested(logins.hold({ email: 'mona@tour.example', password: 'password' })))
  await waitFor(() => expect(getState().signIn).toBe('idle'))
}
