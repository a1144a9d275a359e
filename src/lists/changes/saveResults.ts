import { nameInMessage } from '../../contract/nameInMessage'
import { csvOf } from '../../shared/csv'
import { saveFile } from '../../ui/saveFile'
import type { Bulk, BulkItem } from './bulk'
import { requestIdIn } from './requestIdIn'

/** How the change of a row ended, in words. `over`: no further row will be changed. */
export function resultText({ name, ended }: BulkItem, over: boolean): string {
  if (!ended) return over ? 'Not changed: stopped first' : 'Waiting'
  return ended.outcome.kind === 'done' ? withoutName(ended.text, `${nameInMessage(name)} `) : ended.text
}

/** Many servers begin with the name, which stands beside the sentence. */
function withoutName(text: string, name: string): string {
  if (!text.toLowerCase().startsWith(name.toLowerCase())) return text
  const rest = text.slice(name.length)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** Saves the outcome of each row as a CSV file. */
export function saveResults({ words, items }: Bulk) {
  const lines = items.map((item) => [
    item.id,
    item.name,
    resultText(item, true),
    (item.ended && requestIdIn(item.ended.outcome)) ?? '',
  ])
  const csv = csvOf([['Id', 'Name', 'Result', 'Request'], ...lines])
  saveFile(`${words.noun}s-${words.done}.csv`, 'text/csv;charset=utf-8', csv)
}
