import { waitFor } from '@testing-library/react'
import { userChanges } from '../features/users/userChanges'
import { feature } from '../features/users/usersFeature'
import { signedInStore } from '../testing/signedInStore'
import { renderToasts, toast, toasts } from '../testing/toasts'

const { changeEnded } = userChanges.domain.slice.actions

it('shows a later failure of the same row in place of the earlier one, and that of another row beside it', async () => {
  renderToasts()
  const { store, start } = signedInStore('moderator')
  start(feature)
  const fail = (id: string, said: string) => {
    const outcome = { kind: 'refused', said, requestId: undefined } as const
    const end = { id, name: `user${id}`, action: 'deactivate', outcome, text: `user${id}: ${said}` } as const
    store.dispatch(changeEnded({ ...end, isOneOfMany: false }))
  }
  fail('7', 'Too early')
  await toast('user7: Too early')
  fail('8', 'Too late')
  fail('7', 'Too late')
  await toast('user7: Too late')
  await waitFor(() => expect(toasts()).toEqual(['error: user8: Too late', 'error: user7: Too late']))
})
