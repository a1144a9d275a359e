import type { UnknownAction } from '@reduxjs/toolkit'
import { settingsMessages } from './settingsMessages'
import { redeemEnded, saveEnded, saveRequested, type RedeemOutcome, type SaveOutcome } from './settingsSlice'

const change = { id: '1', key: 'referral_bonus', from: '50', to: '75', undoes: false }
const saved = (outcome: SaveOutcome, undoes = false) =>
  saveEnded({ key: change.key, change: { ...change, undoes }, outcome })
const redeemed = (outcome: RedeemOutcome) => redeemEnded({ outcome })
const error = (text: string, requestId?: string) => [{ kind: 'error', text, requestId }]
const undo = saveRequested({ ...change, from: '75', to: '50.0', undoes: true })

it.each<[UnknownAction, unknown[]]>([
  [
    saved({ kind: 'saved', message: '', before: '50.0', now: '75' }),
    [{ kind: 'success', text: 'Setting updated: Points per Referral is now 75 points', undo }],
  ],
  [
    saved({ kind: 'saved', message: 'Done', before: '50.0', now: '75' }),
    [{ kind: 'success', text: 'Done: Points per Referral is now 75 points', undo }],
  ],
  [
    saved({ kind: 'saved', message: 'Done', before: '50.0', now: undefined }),
    [{ kind: 'success', text: 'Done: Points per Referral', undo }],
  ],
  [
    saved({ kind: 'saved', message: 'Done', before: '50.0', now: '80' }),
    [{ kind: 'success', text: 'Done: Points per Referral is now 80 points', undo: undefined }],
  ],
  ...['Saved.', 'Saved!', 'Saved. '].map((message): [UnknownAction, unknown[]] => [
    saved({ kind: 'saved', message, before: '50.0', now: '75' }),
    [{ kind: 'success', text: 'Saved: Points per Referral is now 75 points', undo }],
  ]),
  [
    saved({ kind: 'unreadable', text: 'No answer.', requestId: 'request-1' }),
    error("Couldn't reload the setting, so nothing was changed. No answer.", 'request-1'),
  ],
  [saved({ kind: 'gone' }), error('The setting no longer exists, so nothing was changed.')],
  [
    saved({ kind: 'changedMeanwhile', now: '60' }),
    [
      {
        kind: 'info',
        text: 'Points per Referral was changed in the meantime: it is now 60 points. Nothing was sent.',
      },
    ],
  ],
  [
    saved({ kind: 'changedMeanwhile', now: '75.0' }),
    [{ kind: 'info', text: 'Points per Referral is already 75 points. Nothing was sent.' }],
  ],
  [
    saved({ kind: 'changedMeanwhile', now: '60' }, true),
    [
      {
        kind: 'info',
        text: 'Points per Referral was changed in the meantime: it is now 60 points. Nothing was undone.',
      },
    ],
  ],
  [saved({ kind: 'refused', text: 'No', requestId: 'r1' }), error('No', 'r1')],
  [
    saved({ kind: 'answerLost', now: '75', requestId: 'r1' }),
    error("The server's answer was lost. Points per Referral is now 75 points", 'r1'),
  ],
  [
    saved({ kind: 'unknown' }),
    error("We don't know whether the setting was changed. Reload the page before you try again."),
  ],
  [saved({ kind: 'crashed' }), []],
  [redeemed({ kind: 'done', message: '' }), [{ kind: 'success', text: 'Redeemable Users Set' }]],
  [redeemed({ kind: 'done', message: 'All set' }), [{ kind: 'success', text: 'All set' }]],
  [redeemed({ kind: 'notOffered' }), error("This server doesn't support Set Can Redeem. Nothing was changed.")],
  [redeemed({ kind: 'refused', text: 'No', requestId: 'r1' }), error('No', 'r1')],
  [
    redeemed({ kind: 'unknown', requestId: 'r1' }),
    error("The server's answer was lost, so we don't know whether users can redeem now. Nothing was sent again.", 'r1'),
  ],
  [redeemed({ kind: 'crashed' }), []],
])('%j says %j', (action, messages) => {
  expect(settingsMessages.flatMap((rule) => rule(action) ?? [])).toEqual(messages)
})
