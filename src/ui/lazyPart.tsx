import type { ComponentType, DOMAttributes, ReactNode } from 'react'
import { ErrorBoundary } from './ErrorBoundary'
import { lateCode, useLateCode, type Load } from './lateCode'
import { notify } from './messages/notify'
import { PartMissing, type Room } from './PartMissing'
import { reloadPage } from './reloadPage'

/**
 * A component in a chunk of its own. When the chunk cannot be fetched or the component fails, only its own place is
 * affected.
 */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of use; resolves to whether it has loaded. */
  preload: () => Promise<boolean>
}

interface InlineOptions {
  room?: Room
  /** Shown until the code has loaded. */
  waiting?: ReactNode
  /** Called when the code cannot be fetched; returns whether it has handled that itself. */
  onMissing?: () => Promise<boolean>
}

/** A part of the page: when its code is missing, a sentence and Reload replace it. */
export function inlinePart<Props extends object>(
  load: Load<Props>,
  { room = 'part', waiting, onMissing }: InlineOptions = {},
): LazyPart<Props> {
  const code = lateCode(load)
  function InlinePart(props: Props) {
    const { Code, isMissing, again } = useLateCode(code, onMissing)
    if (isMissing) return <PartMissing room={room} again={again} />
    if (!Code) return waiting
    return (
      <ErrorBoundary instead={<PartMissing room={room} />}>
        <Code {...props} />
      </ErrorBoundary>
    )
  }
  return Object.assign(InlinePart, { preload: code.preload })
}

interface Closing {
  onClose: () => void
}

/** `onIntent` are the props of the button that opens it: the code is fetched as soon as it is likely to be pressed. */
type Overlay<Props> = LazyPart<Props & Closing> & {
  onIntent: Pick<DOMAttributes<Element>, 'onPointerEnter' | 'onFocus'>
}

/**
 * A dialog, a menu or a drawer: when its code is missing, a message says so and it closes, so that the next press tries
 * again. `instead` may provide the same in another way.
 */
export function overlayPart<Props extends object>(
  load: Load<Props>,
  instead = ({ onClose }: Props & Closing) => {
    notifyMissing()
    onClose()
  },
): Overlay<Props> {
  const code = lateCode(load)
  function OverlayPart(props: Props & Closing) {
    const giveUp = () => instead(props)
    const { Code } = useLateCode(code, () => {
      giveUp()
      return Promise.resolve(true)
    })
    if (!Code) return null
    return (
      <ErrorBoundary instead={null} onFailed={giveUp}>
        <Code {...props} />
      </ErrorBoundary>
    )
  }
  const ahead = () => void code.preload()
  return Object.assign(OverlayPart, { preload: code.preload, onIntent: { onPointerEnter: ahead, onFocus: ahead } })
}

/** Shows that what was pressed cannot open now. */
export function notifyMissing() {
  if (navigator.onLine)
    notify.error('This part of the console is missing. Try again, or reload the page.', {
      action: { label: 'Reload', run: reloadPage },
    })
  else notify.error("This couldn't be loaded. Try again when you're online.")
}
