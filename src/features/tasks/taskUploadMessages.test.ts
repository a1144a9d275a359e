import { taskUploadMessages } from './taskUploadMessages'
import { taskUploadEnded, type UploadOutcome } from './taskUploadSlice'

const lost = "The server's answer was lost. Look for the task in the list before you upload it again."

it.each<[UploadOutcome, unknown[]]>([
  [{ kind: 'uploaded', message: 'Thank you' }, [{ kind: 'success', text: 'Thank you' }]],
  [{ kind: 'uploaded', message: '' }, [{ kind: 'success', text: 'Task uploaded' }]],
  [{ kind: 'cancelled', text: 'Upload cancelled.' }, [{ kind: 'info', text: 'Upload cancelled.' }]],
  [{ kind: 'refused', text: 'No', requestId: 'r1' }, [{ kind: 'error', text: 'No', requestId: 'r1' }]],
  [{ kind: 'unknown', requestId: 'r1' }, [{ kind: 'error', text: lost, requestId: 'r1' }]],
  [
    { kind: 'unknown', text: 'Network Error', requestId: 'r1' },
    [{ kind: 'error', text: 'Network Error', requestId: 'r1' }],
  ],
  [{ kind: 'crashed' }, []],
])('of %j it says %j', (outcome, messages) => {
  expect(taskUploadMessages.flatMap((rule) => rule(taskUploadEnded({ outcome })) ?? [])).toEqual(messages)
})
