import { call, getContext, put, select, takeEvery } from 'typed-redux-saga'
import { adminApi } from '../../api/adminApi'
import type { Campaign } from '../../api/contract/entities'
import { errorText, isOutcomeUnknown } from '../../api/errors'
import { send, type ApiDispatch } from '../../api/send'
import { safely } from '../../shared/sagas'
import { notify } from '../../ui/notify'
import { actionFor, statusLabel, type CampaignAction } from './campaignStatus'
import { changeEnded, changeRequested, changeStarted, selectBusy, type CampaignChange } from './campaignsSlice'

const calls = {
  approve: adminApi.endpoints.approveCampaign,
  activate: adminApi.endpoints.toggleCampaign,
  deactivate: adminApi.endpoints.toggleCampaign,
}
const done = { approve: 'approved', activate: 'activated', deactivate: 'deactivated' }
const inverse = { activate: 'deactivate', deactivate: 'activate', approve: undefined } as const

/**
 * Approves, activates or deactivates one campaign. The calls carry no wanted state (a toggle flips whatever it finds), so
 * the campaign is read first: when a colleague was faster nothing is sent. Nothing is ever sent twice.
 */
function* changeCampaign({ payload: change }: ReturnType<typeof changeRequested>) {
  const { id, action } = change
  if ((yield* select(selectBusy)).includes(id)) return
  yield* put(changeStarted(id))
  try {
    const before = yield* call(readCampaign, change)
    if (before === 'unreadable')
      return notify.error('The campaign could not be read again, so nothing was sent. Try Again')
    if (!before) return notify.error('The campaign is no longer on this page, so nothing was sent.')
    if (actionFor(before) !== action) return notify.info(tooLate(before, action))

    const { data, error } = yield* send(calls[action].initiate(id, { track: false }))
    if (!error) {
      notify.success(data.message || `Campaign ${done[action]}`, yield* call(undoOf, change))
    } else if (isOutcomeUnknown(error)) {
      yield* call(tellTruth, change)
    } else {
      notify.error(errorText(error))
      yield* call(readCampaign, change)
    }
  } finally {
    yield* put(changeEnded(id))
  }
}

/** The campaign as the server has it now; undefined when its window of the list no longer has it. */
function* readCampaign({ id, range }: CampaignChange) {
  const read = adminApi.endpoints.campaigns.initiate(range, { forceRefetch: true, subscribe: false })
  // A read that failed still brings the rows of the one before.
  const { data, error } = yield* send(read)
  return data && !error ? data.rows.find((campaign) => campaign.id === id) : 'unreadable'
}

/** The answer to a write was lost: what counts is what the server says now. */
function* tellTruth(change: CampaignChange) {
  const now = yield* call(readCampaign, change)
  if (now === undefined || now === 'unreadable')
    return notify.error('We could not learn whether the campaign was changed. Reload the list before you try again.')
  notify.info(`The answer was lost. The campaign is now: ${statusLabel(now)}`)
}

function* undoOf({ action, ...change }: CampaignChange) {
  const opposite = inverse[action]
  const dispatch = yield* getContext<ApiDispatch>('dispatch')
  return opposite && { label: 'Undo', run: () => void dispatch(changeRequested({ ...change, action: opposite })) }
}

function tooLate(campaign: Campaign, action: CampaignAction): string {
  if (campaign.is_expired) return 'This campaign has expired and can no longer be changed'
  return actionFor(campaign) === 'approve'
    ? 'This campaign is not approved yet'
    : `Already ${done[action]} by someone else`
}

export function* campaignsSaga() {
  yield* takeEvery(changeRequested, safely(changeCampaign))
}
