interface FakeVideo {
  width?: number
  height?: number
  /** Seconds. */
  duration?: number
  /** `never`: nothing comes of it. */
  plays?: 'yes' | 'no' | 'never'
  /** The data URL of what was drawn, by quality; throws like a canvas that may not be read. */
  encode?: (quality: number) => string
}

export const jpegUrl = (length: number) => `data:image/jpeg;base64,${'/9j/'.padEnd(length, 'A')}`

/** Fakes what jsdom cannot do: every video decodes like this one, and a canvas can be read. Undo it with `restore`. */
export function fakeVideo({
  width = 1280,
  height = 720,
  duration = 60,
  plays = 'yes',
  encode = () => jpegUrl(400),
}: FakeVideo = {}) {
  /** The addresses that were loaded, those whose loading was ended, the seconds that were sought, the sizes that were drawn. */
  const [urls, ended, sizes] = [new Array<string>(), new Array<string>(), new Array<string>()]
  const seen = { urls, ended, seconds: new Array<number>(), sizes }
  const tell = (video: EventTarget, event: string) => queueMicrotask(() => video.dispatchEvent(new Event(event)))
  const video = {
    videoWidth: { get: () => width },
    videoHeight: { get: () => height },
    duration: { get: () => duration },
    currentTime: {
      set(this: EventTarget, seconds: number) {
        seen.seconds.push(seconds)
        tell(this, 'seeked')
      },
    },
    src: {
      set(this: Element, url: string) {
        this.setAttribute('src', url)
        seen.urls.push(url)
        if (plays !== 'never') tell(this, plays === 'yes' ? 'loadedmetadata' : 'error')
      },
    },
    load: {
      value(this: Element) {
        if (!this.hasAttribute('src')) seen.ended.push(seen.urls.at(-1) ?? '')
      },
    },
  }
  const canvas = {
    getContext: {
      value: () => ({
        drawImage: (_video: unknown, _x: number, _y: number, toWidth: number, toHeight: number) =>
          seen.sizes.push(`${toWidth}x${toHeight}`),
      }),
    },
    toDataURL: { value: (_type: string, quality: number) => encode(quality) },
  }
  const undo = [fake(HTMLVideoElement.prototype, video), fake(HTMLCanvasElement.prototype, canvas)]
  return { ...seen, restore: () => undo.forEach((restore) => restore()) }
}

/** Replaces these properties; answers what brings them back. */
function fake(prototype: object, fakes: Readonly<Record<string, PropertyDescriptor>>) {
  const before = new Map(Object.entries(Object.getOwnPropertyDescriptors(prototype)))
  for (const [name, property] of Object.entries(fakes))
    Object.defineProperty(prototype, name, { configurable: true, ...property })
  return () => {
    for (const name of Object.keys(fakes)) {
      const was = before.get(name)
      if (was) Object.defineProperty(prototype, name, was)
      else Reflect.deleteProperty(prototype, name)
    }
  }
}
