import type { Middleware } from '@reduxjs/toolkit'
import { actionLine, errorLine, isRecorded } from './lines'

const maxLines = 100

export type Recorder = ReturnType<typeof createRecorder>

/**
 * Remembers the newest hundred actions and the newest hundred errors of this page as lines of text. The actions themselves are
 * dropped, because they may hold secrets. Errors have a list of their own, because frequent reads would push them out.
 */
export function createRecorder() {
  const actions: string[] = []
  const errors: string[] = []
  const add = (lines: string[], line: string) => {
    lines.push(`${new Date().toISOString()} ${line}`)
    if (lines.length > maxLines) lines.shift()
  }
  const addError = (error: unknown) => add(errors, errorLine(error))
  addEventListener('error', ({ error }) => addError(error))
  addEventListener('unhandledrejection', ({ reason }) => addError(reason))

  const middleware: Middleware = () => (next) => (action) => {
    if (isRecorded(action)) {
      const line = actionLine(action)
      add(actions, line)
      if (/^\S+(rejected|crashed) /.test(line)) add(errors, line)
    }
    return next(action)
  }
  return {
    middleware,
    /** Build, page, errors and actions. Only the path of the address, because the rest may be typed text or an invitation. */
    text: () =>
      [/main\.\w+\.js/.exec(document.head.innerHTML)?.[0], window.location.pathname, ...errors, '', ...actions].join(
        '\n',
      ),
    /** For React: an error that a boundary has caught is reported nowhere else. */
    onCaughtError: (error: unknown) => {
      console.error(error)
      addError(error)
    },
  }
}
