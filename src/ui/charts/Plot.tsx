import styled from '@emotion/styled'
import { useState, type PointerEvent, type ReactNode } from 'react'
import { Axes, markHeight, type Scale } from './Axes'
import { nearest } from './nearest'
import { shortAmount, widthOf, type Tick } from './ticks'
import { useWidth } from './useWidth'

/** A place that can be looked at: what stands there, and its amount in words. */
interface PlotPoint extends Tick {
  value: string
}

export interface PlotProps {
  title: string
  /** What the picture shows, as one sentence. */
  summary: string
  /** The part of the summary that is shown above the picture; all of it by default. */
  shown?: string | undefined
  points: readonly PlotPoint[]
  /** The point that the keyboard starts from; the last one unless given. */
  startAt?: number
  /** The amounts at the vertical axis, from 0. */
  amounts: readonly number[]
  ticks: readonly Tick[]
  marks: readonly Tick[]
  height: number
  /** Draws in pixels; `active` is the point that is looked at. */
  children: (scale: Scale, active: number | undefined) => ReactNode
}

const underAxis = 24

/**
 * A picture with axes at its real width, so that its text keeps its size on a phone. Pointing at a place or moving the
 * slider under it by arrow keys shows the amount there.
 */
export function Plot(props: PlotProps) {
  const { title, summary, shown = summary, points, startAt = points.length - 1, amounts, ticks, marks, height } = props
  const { width, measured } = useWidth()
  const [active, setActive] = useState<number>()
  const looked = active === undefined ? undefined : points[active]
  const start = points[startAt]

  const left = Math.max(...amounts.map((amount) => widthOf(shortAmount(amount)))) + 16
  const [right, top, bottom] = [width - 1, marks.length * markHeight + 8, height - underAxis]
  const most = amounts[amounts.length - 1] ?? 1
  const scale: Scale = {
    ...{ left, right, top, bottom },
    x: (share) => left + share * (right - left),
    y: (amount) => bottom - (amount / most) * (bottom - top),
  }
  const look = ({ clientX, currentTarget }: PointerEvent) => {
    const place = (clientX - currentTarget.getBoundingClientRect().left - left) / (right - left)
    setActive(nearest(points, place))
  }
  return (
    <Frame>
      <p aria-hidden>
        <span data-covered={looked !== undefined}>{shown}</span>
        {looked && (
          <span>
            <strong>{looked.value}</strong> {looked.label}
          </span>
        )}
      </p>
      <div
        ref={measured}
        style={{ height }}
        onPointerMove={look}
        onPointerDown={look}
        // Lifting a finger ends its pointing too, but the value that it pointed at stays to be read.
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setActive(undefined)}
      >
        {width > 0 && (
          <svg role="img" aria-label={`${title}: ${summary}`} viewBox={`0 0 ${width} ${height}`} {...{ width, height }}>
            <Axes {...{ scale, amounts, ticks, marks }} />
            {props.children(scale, active)}
            {looked && <path className="looked" d={`M${scale.x(looked.share)} ${top}V${bottom}`} />}
          </svg>
        )}
        <input
          type="range"
          aria-label={`Values of ${title}`}
          aria-valuetext={`${(looked ?? start)?.label ?? ''}: ${(looked ?? start)?.value ?? ''}`}
          min={0}
          max={Math.max(0, points.length - 1)}
          value={active ?? startAt}
          onChange={({ target }) => setActive(Number(target.value))}
          onFocus={({ target }) => setActive(Number(target.value))}
          onBlur={() => setActive(undefined)}
        />
      </div>
    </Frame>
  )
}

const Frame = styled.div({
  // A value covers the summary, so that nothing moves however many lines the summary has.
  '& > p': { display: 'grid', margin: '0 0 4px', color: 'var(--quiet)', fontSize: 'calc(13rem / 14)' },
  '& > p > span': { gridArea: '1 / 1', fontVariantNumeric: 'tabular-nums' },
  '& [data-covered=true]': { visibility: 'hidden' },
  '& > p strong': { color: 'var(--text)' },
  '& > div': { position: 'relative', overflow: 'hidden', borderRadius: 4, touchAction: 'pan-y' },
  '& > div:focus-within:has(:focus-visible)': { outline: '2px solid var(--accent)', outlineOffset: 2 },
  // The slider is there for the keyboard and for screen readers; the picture shows where it is.
  '& input': { position: 'absolute', inset: 0, width: '100%', margin: 0, opacity: 0, pointerEvents: 'none' },
  // Paper may be narrower than the page that was measured.
  '& svg': { display: 'block', maxWidth: '100%', height: 'auto', fontSize: 12, fill: 'var(--quiet)' },
  '& svg path': { fill: 'none' },
  '& .grid': { stroke: 'var(--border)' },
  '& .mark path': { stroke: 'var(--control)', strokeDasharray: '3 3' },
  '& .mark text': { fill: 'var(--text)', fontWeight: 600 },
  '& .looked': { stroke: 'var(--text)' },
})
