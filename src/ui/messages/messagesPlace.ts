/**
 * A place that an open dialog leaves alone: MUI hides what stands beside it in the body from screen readers, except
 * for elements like `slot`, and takes the focus back from there.
 */
export function createPlace() {
  const outer = document.createElement('slot')
  const inner = outer.appendChild(document.createElement('div'))
  outer.addEventListener('focusin', (event) => event.stopPropagation())
  return { outer, inner }
}

/**
 * Where messages stand: they must be heard, and their buttons pressed, whatever else is open. A modal dialog of the browser
 * makes all that is outside it dead, so it takes this place into itself for as long as it stands.
 */
export const messagesPlace = createPlace()
