import type { Campaign } from '../../contract/entities'
import { formatDollars } from '../../shared/amounts'
import { counted } from '../../shared/counted'
import { sumOf } from '../../shared/wei'
import { contentOf } from './review/content'

/** No sum is shown unless every campaign has an amount. */
function questionOf(rows: readonly Campaign[]) {
  const verb = `Approve ${counted(rows.length, 'campaign')}`
  const sum = sumOf(rows.map(({ amount }) => amount))
  const parts = [
    ...(sum === undefined ? [] : [`Total amount: ${formatDollars(sum)}.`]),
    "Approved campaigns can go live now. You can't undo an approval, but you can deactivate a campaign later.",
  ]
  return { title: `${verb}?`, text: parts.join(' '), verb }
}

/** The question before approvals in bulk, and the content of a campaign that it is about. */
export const approvalQuestion = { questionOf, seenOf: contentOf }
