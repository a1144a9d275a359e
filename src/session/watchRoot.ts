/** Makes a subscription to an attribute of <html>, wherever it is changed; each subscription returns its unsubscriber. */
export const watchRoot = (attribute: string) => (changed: () => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: [attribute] })
  return () => observer.disconnect()
}
