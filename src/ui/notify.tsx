import { closeSnackbar, enqueueSnackbar, type VariantType } from 'notistack'

/** A button inside a message, for example Undo. */
export interface NotifyAction {
  label: string
  run: () => void
}

const briefly = 6_000
const withAction = 12_000

function show(variant: VariantType, message: string, action?: NotifyAction) {
  enqueueSnackbar({
    message,
    variant,
    preventDuplicate: true,
    autoHideDuration: action || variant === 'error' ? withAction : briefly,
    action: (key) => (
      <>
        {action && (
          <button
            type="button"
            className="toast-action"
            onClick={() => {
              closeSnackbar(key)
              action.run()
            }}
          >
            {action.label}
          </button>
        )}
        <button type="button" className="toast-close" aria-label="Dismiss" onClick={() => closeSnackbar(key)}>
          ×
        </button>
      </>
    ),
  })
}

/** Short messages to the person at the screen, as plain text; the same text is never shown twice at once. */
export const notify = {
  success: (message: string, action?: NotifyAction) => show('success', message, action),
  info: (message: string) => show('info', message),
  error: (message: string) => show('error', message),
  /** Takes all messages away, for example when a form is sent again. */
  clear: () => closeSnackbar(),
}
