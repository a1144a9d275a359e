import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { baseApi } from '../../api/baseApi'
import type { CreateAdmin } from '../../contract/requests'

/** A new account; `invitation` where the server makes one: the key by which `invitations` has it, and when it ends. */
type CreatedAdmin = CreateAdmin & { invitation?: { key: string; expires_at: string } | undefined }

interface Failed {
  requestId?: string | undefined
}

/**
 * How a creation ended. `emailRefused`: because of the e-mail, so the sentence is shown at that field. `unseen`: there is an
 * invitation, but the dialog that would have shown it was left before. `unknown`: with the sentence for it where an answer came.
 */
export type CreateOutcome =
  | { kind: 'created'; created: CreatedAdmin; message: string }
  | { kind: 'unseen'; email: string }
  | ({ kind: 'refused'; text: string } & Failed)
  | { kind: 'emailRefused'; text: string }
  | ({ kind: 'unknown'; email: string; text?: string } & Failed)
  | { kind: 'crashed' }

/** `isLeft`: its dialog is gone. `mayExist`: nobody knows whether the account was created. `text`: why the e-mail was refused. */
export type AdminCreation =
  | { state: 'idle' }
  | { state: 'creating'; isLeft: boolean }
  | { state: 'created'; created: CreatedAdmin }
  | { state: 'mayExist'; email: string }
  | { state: 'emailRefused'; text: string }

const idle: AdminCreation = { state: 'idle' }

function stateAfter(outcome: CreateOutcome): AdminCreation {
  if (outcome.kind === 'created') return { state: 'created', created: outcome.created }
  if (outcome.kind === 'emailRefused') return { state: 'emailRefused', text: outcome.text }
  return outcome.kind === 'unknown' ? { state: 'mayExist', email: outcome.email } : idle
}

/** The creation that the dialog shows; forgotten when the dialog closes. */
export const createAdminSlice = createSlice({
  name: 'adminCreation',
  initialState: (): AdminCreation => idle,
  reducers: {
    adminCreateStarted: (): AdminCreation => ({ state: 'creating', isLeft: false }),
    adminCreateLeft: (state): AdminCreation =>
      state.state === 'creating' ? { state: 'creating', isLeft: true } : idle,
    adminCreateEnded: (state, { payload }: PayloadAction<{ outcome: CreateOutcome }>): AdminCreation =>
      state.state === 'creating' && !state.isLeft ? stateAfter(payload.outcome) : idle,
  },
  extraReducers: (build) => build.addCase(baseApi.util.resetApiState, () => idle),
  selectors: { selectCreation: (state): AdminCreation => state },
})

export const { adminCreateStarted, adminCreateLeft, adminCreateEnded } = createAdminSlice.actions
export const { selectCreation } = createAdminSlice.selectors

export const adminCreateRequested = createAction<CreateAdmin>('adminCreation/adminCreateRequested')
/** The link that is shown was copied, or somebody has agreed to lose it. */
export const invitationTaken = createAction('adminCreation/invitationTaken')
/** The dialog with the link was left before the link was taken. */
export const invitationLost = createAction<{ email: string }>('adminCreation/invitationLost')
