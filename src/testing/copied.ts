/** What is copied from now on, the newest last. Call it once the page is there: user-event brings the clipboard. */
export function copied(): string[] {
  const texts: string[] = []
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    texts.push(text)
    return Promise.resolve()
  })
  return texts
}
