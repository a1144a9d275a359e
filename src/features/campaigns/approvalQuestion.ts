import type { Campaign } from '../../contract/entities'
import { formatCount, formatDollars } from '../../shared/amounts'
import { sumOf } from '../../shared/wei'

/** The question before approvals in bulk. There is no sum unless each campaign has its amount. */
export function approvalQuestion(rows: readonly Campaign[]) {
  const verb = `Approve ${formatCount(rows.length)} campaign${rows.length === 1 ? '' : 's'}`
  const sum = sumOf(rows.map(({ amount }) => amount))
  const parts = [
    ...(sum === undefined ? [] : [`Total amount: ${formatDollars(sum)}.`]),
    "Approved campaigns can go live now. You can't undo an approval, but you can deactivate a campaign later.",
  ]
  return { title: `${verb}?`, text: parts.join(' '), verb }
}
