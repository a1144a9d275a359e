import { Global } from '@emotion/react'

const styles = `
@media print {
  body:has(> .MuiModal-root [role='dialog']) > :not(.MuiModal-root),
  .MuiBackdrop-root {
    display: none !important;
  }
  .MuiModal-root:has([role='dialog']),
  .MuiModal-root [role='dialog'],
  .MuiModal-root div:has(> [role='dialog']),
  .MuiModal-root [role='dialog'] > div {
    position: static !important;
    overflow: visible !important;
    height: auto !important;
    max-height: none !important;
  }
  .MuiModal-root [role='dialog'] {
    width: auto !important;
    max-width: none !important;
    border: 0 !important;
    background: none !important;
    box-shadow: none !important;
    color: var(--text) !important;
  }
}`

/**
 * Prints an open dialog or panel by itself and whole, without the colours that it has on the screen. With the code that draws
 * them and not in print.css, because every page begins with what is in the style sheet.
 */
export const DialogsOnPaper = () => <Global styles={styles} />
