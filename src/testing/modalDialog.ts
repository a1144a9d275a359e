// jsdom has no modal dialogs: these open, close and restore the focus as in browsers. That they make the page inert and
// are on top can only be tested in a browser.
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
