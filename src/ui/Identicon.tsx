import { identiconOf } from './identiconOf'

/** The picture of an address, for the eye only; `size` in pixels. */
export function Identicon({ address, size = 16 }: { address: string; size?: number }) {
  return (
    <svg className="identicon" aria-hidden width={size} height={size} viewBox="0 0 5 5" shapeRendering="crispEdges">
      <path {...identiconOf(address)} />
    </svg>
  )
}
