/** Elements that take letters. Boxes do not, and may have the focus after a press. */
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

/**
 * The key in lower case, whatever Caps Lock says. For a letter beyond ASCII that is typed without AltGr: the Latin letter of the
 * same key (`KeyK`).
 */
export const keyOf = (event: KeyboardEvent) =>
  (event.key > '~' && !event.getModifierState('AltGraph') ? event.code.slice(3) : event.key).toLowerCase()

export const isModalOpen = () => document.querySelector(modals) !== null

/** Whether anything but drawers is open over the page. In a drawer people change things, and letters have no other meaning. */
export const isDialogOpen = () =>
  document.querySelector(`:is(${modals}):not(.MuiDrawer-root, .MuiDrawer-root *)`) !== null
