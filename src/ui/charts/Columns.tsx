import styled from '@emotion/styled'
import type { Scale } from './Axes'

interface Place {
  label: string
  /** The middle of its place on the axis, from 0 to 1. */
  share: number
  amount: number
  quiet?: boolean
  isOpen?: boolean
}

interface ColumnsProps {
  scale: Scale
  places: readonly Place[]
  active: number | undefined
}

/** A column for each amount. */
export function Columns({ scale: { x, y }, places, active }: ColumnsProps) {
  const band = 1 / (places.length || 1)
  return (
    <Group>
      {places.map(({ share, label, amount, quiet, isOpen }, index) => (
        <rect
          key={label}
          data-quiet={quiet}
          data-open={isOpen}
          data-active={index === active}
          x={x(share - band * 0.4)}
          width={Math.max(1, x(band * 0.8) - x(0))}
          y={amount > 0 ? Math.min(y(amount), y(0) - 2) : y(0)}
          height={amount > 0 ? Math.max(2, y(0) - y(amount)) : 0}
        />
      ))}
    </Group>
  )
}

const Group = styled.g({
  '& rect': { fill: 'var(--accent)' },
  '& rect[data-quiet=true]': { fill: 'var(--control)' },
  // A dashed outline, so that it differs by more than its colour.
  '& rect[data-open=true]': {
    fill: 'color-mix(in srgb, var(--accent) 35%, transparent)',
    stroke: 'var(--accent)',
    strokeDasharray: '3 2',
  },
  '& rect[data-active=true]': { fill: 'var(--text)' },
})
