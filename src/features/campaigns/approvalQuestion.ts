import type { Campaign } from '../../contract/entities'
import { formatDollars } from '../../shared/amounts'
import { counted } from '../../shared/counted'
import { sumOf } from '../../shared/wei'
import { contentOf } from './review/content'

/** There is no sum unless each campaign has its amount. */
function questionOf(rows: readonly Campaign[]) {
  const verb = `Approve ${counted(rows.length, 'campaign')}`
  const sum = sumOf(rows.map(({ amount }) => amount))
  const parts = [
    ...(sum === undefined ? [] : [`Total amount: ${formatDollars(sum)}.`]),
    "Approved campaigns can go live now. You can't undo an approval, but you can deactivate a campaign later.",
  ]
  return { title: `${verb}?`, text: parts.join(' '), verb }
}

/** What is asked before approvals in bulk, and what of a campaign it is about. */
export const approvalQuestion = { questionOf, seenOf: contentOf }
