import { createAdminMessages } from './createAdminMessages'
import { adminCreateEnded, invitationLost, type CreateOutcome } from './createAdminSlice'

const email = 'ada@tour.example'
const created = { name: 'Ada', role: 'editor', email } as const
const error = (text: string, requestId?: string) => [{ kind: 'error', text, requestId }]

it.each<[CreateOutcome, unknown[]]>([
  [{ kind: 'created', created, message: 'Admin created' }, [{ kind: 'success', text: 'Admin created' }]],
  [{ kind: 'created', created, message: '' }, [{ kind: 'success', text: 'ada@tour.example was created' }]],
  [
    { kind: 'unseen', email },
    error(
      "ada@tour.example was created, but its invitation link wasn't shown. Delete the account and create it again.",
    ),
  ],
  [{ kind: 'refused', text: 'No', requestId: 'r1' }, error('No', 'r1')],
  [
    { kind: 'unknown', email, requestId: 'r1' },
    error(
      "The server's answer was lost, so we don't know whether the admin was created. Check the list before you try again.",
      'r1',
    ),
  ],
  [{ kind: 'unknown', email, text: 'Network Error', requestId: 'r1' }, error('Network Error', 'r1')],
  [{ kind: 'emailRefused', text: 'No' }, []],
  [{ kind: 'crashed' }, []],
])('of %j it says %j', (outcome, messages) => {
  expect(createAdminMessages.flatMap((rule) => rule(adminCreateEnded({ outcome })) ?? [])).toEqual(messages)
})

it('says of a link that was lost how to get another', () => {
  expect(createAdminMessages.flatMap((rule) => rule(invitationLost({ email })) ?? [])).toEqual(
    error(
      "ada@tour.example was created, but its invitation link wasn't copied. Delete the account and create it again.",
    ),
  )
})
