/**
 * Moves the focus to a wrong field, so that a screen reader reads the field with its error. Where the focus is there already (Enter
 * in the field), nothing would be read, so the error is read out. Returns the function that withdraws an error not yet read out.
 */
export function focusWrongField(input: HTMLElement, error: string): () => void {
  let isWanted = input === document.activeElement
  input.focus()
  if (isWanted)
    import(/* webpackChunkName: "messages" */ '../messages/sayPolitely').then(
      ({ sayPolitely }) => sayPolitely(error, () => isWanted),
      () => undefined,
    )
  return () => {
    isWanted = false
  }
}
