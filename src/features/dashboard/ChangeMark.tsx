import { formatCount } from '../../shared/amounts'
import { changeText, type Change } from './seriesFigures'

const arrows = { more: '▲', less: '▼', same: '=', about: '≈' } as const

/** A change against the time before as an arrow with percent, and in words for screen readers. */
export function ChangeMark({ change }: { change: Change }) {
  if (!change) return null
  return (
    <span title={changeText(change)}>
      <span aria-hidden>
        {arrows[change.direction]} {formatCount(change.percent)} %
      </span>
      <span className="visually-hidden">{changeText(change)}</span>
    </span>
  )
}
