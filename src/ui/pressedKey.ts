/** Whatever takes letters; a box that was just ticked has the focus and takes none. */
const fields = 'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable]'
/** Dialogs, drawers and MUI's menus, in which letters have their own meaning. */
const modals = '[aria-modal],dialog[open],.MuiModal-root'

/** Whether a key was pressed inside an element that this selector matches. */
export function isInside(event: KeyboardEvent, selector: string): boolean {
  const [target] = event.composedPath()
  return target instanceof Element && target.closest(selector) !== null
}

/** Whether a key is not for shortcuts: something else has handled it, or somebody types. */
export const isTyped = (event: KeyboardEvent) => event.defaultPrevented || event.isComposing || isInside(event, fields)

/** The key in lower case, whatever Caps Lock says; of a letter beyond ASCII that is typed without AltGr, the Latin one of the same place (`KeyK`). */
export const keyOf = (event: KeyboardEvent) =>
  (event.key > '~' && !event.getModifierState('AltGraph') ? event.code.slice(3) : event.key).toLowerCase()

export const isModalOpen = () => document.querySelector(modals) !== null

/** Whether there is more over the page than drawers, in which one changes things and letters mean nothing else. */
export const isDialogOpen = () =>
  document.querySelector(`:is(${modals}):not(.MuiDrawer-root, .MuiDrawer-root *)`) !== null
