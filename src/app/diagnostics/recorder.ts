import type { Middleware } from '@reduxjs/toolkit'
import { actionLine, errorLine, isRecorded } from './lines'

const maxLines = 100

export type Recorder = ReturnType<typeof createRecorder>

/**
 * Remembers the newest hundred actions and the newest hundred errors of this page, each as a line of text. No action is
 * kept, so that no secret lives longer by it. Errors stand by themselves, because reads that come again every few seconds
 * would push them out.
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
    /** Build, page, errors and actions; of the address the path alone, because what follows it may be typed or an invitation. */
    text: () =>
      [/main\.\w+\.js/.exec(document.head.innerHTML)?.[0], window.location.pathname, ...errors, '', ...actions].join(
        '\n',
      ),
    /** For React, which tells nobody else of an error that a boundary has caught. */
    onCaughtError: (error: unknown) => {
      console.error(error)
      addError(error)
    },
  }
}
