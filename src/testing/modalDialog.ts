// jsdom knows no modal dialogs: these open and close as the browser's do and give the focus back. That what is behind is dead,
// and that they stand above everything, only a browser shows.
const before = new WeakMap<HTMLDialogElement, Element | null>()

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    before.set(this, document.activeElement)
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
    const focused = before.get(this)
    if (focused instanceof HTMLElement) focused.focus()
  },
})
