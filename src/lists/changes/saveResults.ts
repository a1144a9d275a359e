import { csvOf } from '../../shared/csv'
import { saveFile } from '../../ui/saveFile'
import type { Bulk, BulkItem } from './bulk'
import { requestIdIn } from './outcome'

/** How the change of a row ended, in words. `over`: no further row will be changed. */
export const resultText = ({ ended }: BulkItem, over: boolean) =>
  ended?.text ?? (over ? 'Not changed: stopped first' : 'Waiting')

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
