/** The files saved from now on: name and text. */
export function savedFiles() {
  const saved: { name: string; text: () => Promise<string> }[] = []
  const blobs = new Map<string, Blob>()
  URL.createObjectURL = (blob) => {
    const url = `blob:${blobs.size}`
    if (blob instanceof Blob) blobs.set(url, blob)
    return url
  }
  URL.revokeObjectURL = () => undefined
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href)
    if (!blob) return
    // Read as bytes, because reading as text would drop the byte order mark.
    saved.push({ name: this.download, text: async () => Buffer.from(await blob.arrayBuffer()).toString('utf8') })
  }
  return saved
}
