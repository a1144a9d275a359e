import { failureOf } from '../../api/errors'
import { searchTextOf } from '../../lists/rows/searchText'
import { formatCount, formatProgress } from '../../shared/amounts'
import { fold } from '../../shared/fold'
import type { Command } from './commands'
import type { Reading } from '../../dossier/reading'
import type { PaletteRows } from './usePaletteRows'

/** With more rows than these, actions are offered only for a typed verb, so that the results stay short. */
const maxWithActs = 3

const more: Pick<Command, 'isMore'> = { isMore: true }

/** What the palette has found in one place. */
export interface FoundPart {
  label: string
  count: string | undefined
  commands: readonly Command[]
  searching: boolean
  /** What has not been searched, in words. */
  note: string | undefined
}

/** The answer to a request for one row. A server that can't read one row sends any, so the id is checked. */
interface Numbered<Row> {
  id: string
  answer: Pick<Reading<{ rows: readonly Row[] }>, 'currentData' | 'error' | 'isFetching'>
}

export interface Offered<Row extends { id: string }> {
  label: string
  text: string
  verb: string | undefined
  answer: PaletteRows<Row>
  /** The row with the number that was typed, which stands first. */
  numbered?: Numbered<Row> | undefined
  commands: (row: Row) => Command[]
  /** Opens the list itself, with this search. */
  showAll: () => void
}

/** The commands for the rows of one list that match. */
export function partOf<Row extends { id: string }>(offered: Offered<Row>): FoundPart {
  const { label, text, verb, answer, numbered, commands, showAll } = offered
  const { list, currentData, progress, goOn } = answer
  const textOf = searchTextOf(list, text)
  // A server that can't search answers with rows nobody asked for.
  const matching = (currentData?.rows ?? []).filter((row) => fold(textOf(row)).includes(fold(text)))
  const first = numbered?.answer.currentData?.rows.filter(({ id }) => id === numbered.id) ?? []
  const found = [...first, ...matching.filter(({ id }) => !first.some((one) => one.id === id))]
  const total = currentData?.total
  const hasMore = total !== undefined && matching.length > 0 && total > matching.length
  const things = label.toLowerCase()
  const asked = [answer, ...(numbered ? [numbered.answer] : [])].filter((one) => !one.currentData)
  const offers = found
    .map((row, index) => offeredOf(apart(commands(row), found, index), verb, found.length))
    .filter(({ length }) => length > 0)
  const isAllLeft = hasMore && offers.length === 0
  const [failure] = asked.flatMap((one) => (one.isFetching ? [] : (failureOf(one.error) ?? [])))
  return {
    label,
    count: hasMore && !isAllLeft ? `${offers.length} of ${formatCount(total)}` : undefined,
    commands: [
      ...offers.flat(),
      ...(hasMore
        ? [{ id: `all ${label}`, label: `Show all ${formatCount(total)} ${things}`, ...more, run: showAll }]
        : []),
      ...(goOn
        ? [{ id: `on ${label}`, label: `Search more ${things}`, ...more, staysOpen: true as const, run: goOn }]
        : []),
    ],
    searching: asked.some(({ error, isFetching }) => isFetching || !error) || progress?.state === 'reading',
    note: failure
      ? `${label} couldn't be searched: ${failure.text}`
      : isAllLeft && verb !== undefined
        ? `${label}: none of the first ${found.length} can be ${verb}d`
        : progressNote(label, progress),
  }
}

function progressNote(label: string, progress: PaletteRows<{ id: string }>['progress']): string | undefined {
  if (!progress || progress.state === 'complete') return undefined
  return `${label}: searched ${formatProgress(progress.read, progress.total)}`
}

/** The commands of a row; of rows with the same id each has its own, or the arrows would come back to the first one for ever. */
function apart(commands: readonly Command[], rows: readonly { id: string }[], index: number): readonly Command[] {
  const before = rows.slice(0, index).filter(({ id }) => id === rows[index]?.id).length
  return before === 0 ? commands : commands.map((command) => ({ ...command, id: `${command.id} ${before}` }))
}

/** The commands of one row; with a verb, only its actions of that verb. */
function offeredOf(commands: readonly Command[], verb: string | undefined, found: number): Command[] {
  if (verb === undefined) return commands.filter(({ isAct }) => !isAct || found <= maxWithActs)
  return commands.flatMap(({ isAct, ...act }) => (isAct && act.label.toLowerCase().startsWith(verb) ? [act] : []))
}
