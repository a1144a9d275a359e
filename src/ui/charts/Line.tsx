import styled from '@emotion/styled'
import type { Scale } from './Axes'

interface LineProps {
  scale: Scale
  places: readonly { share: number; amount: number; isOpen?: boolean }[]
  active: number | undefined
}

/** Amounts as a line with its area, for more of them than columns can be told apart. */
export function Line({ scale: { x, y, bottom }, places, active }: LineProps) {
  const points = places.map(({ share, amount }) => `${x(share).toFixed(1)} ${y(amount).toFixed(1)}`)
  const [first, last] = [places[0], places[places.length - 1]]
  const looked = active === undefined ? undefined : places[active]
  if (!first || !last) return null
  return (
    <Group>
      <path className="area" d={`M${x(first.share)} ${bottom}L${points.join('L')}L${x(last.share)} ${bottom}Z`} />
      <path className="line" d={`M${points.join('L')}`} />
      {places.map(
        ({ share, amount, isOpen }) => isOpen && <circle key={share} data-open cx={x(share)} cy={y(amount)} r="3.5" />,
      )}
      {looked && <circle cx={x(looked.share)} cy={y(looked.amount)} r="4" />}
    </Group>
  )
}

const Group = styled.g({
  '&& .area': { fill: 'color-mix(in srgb, var(--accent) 18%, transparent)' },
  '&& .line': { stroke: 'var(--accent)', strokeWidth: 1.5, strokeLinejoin: 'round' },
  // A ring, because a dashed piece of a day among hundreds would be a pixel or two.
  '& circle[data-open=true]': { fill: 'var(--surface)', stroke: 'var(--accent)', strokeWidth: 1.5 },
  '& circle:not([data-open])': { fill: 'var(--text)', stroke: 'var(--surface)', strokeWidth: 2 },
})
