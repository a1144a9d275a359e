import { formatDayOf } from '../../shared/dates'
import type { ListChoice, ListParams } from '../listParams'

/** The filters whose controls are in the options of a compact screen, each with a button to remove it. */
export default function FilterChips({ list: { request, choose } }: { list: ListParams }) {
  const chips: [ListChoice, string | undefined][] = [
    ['from', request.created_from && `From ${formatDayOf(request.created_from)}`],
  ]
  return chips.map(
    ([choice, text]) =>
      text && (
        <span key={choice} className="list-chip">
          <bdi>{text}</bdi>
          <button type="button" aria-label={`Clear ${text}`} onClick={() => choose(choice, undefined)}>
            <span aria-hidden>×</span>
          </button>
        </span>
      ),
  )
}
