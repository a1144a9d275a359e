import { fakeVideo, jpegUrl } from '../../testing/fakeVideo'
import { firstFrame } from './firstFrame'

let video: ReturnType<typeof fakeVideo> | undefined
afterEach(() => video?.restore())

const frameOf = (given: Parameters<typeof fakeVideo>[0]) => {
  video = fakeVideo(given)
  return firstFrame('blob:film', new AbortController().signal)
}
const jpeg = (length: number) => jpegUrl(length).replace('data:image/jpeg;base64,', '')

it.each([
  [60, 1],
  [4, 0.4],
  [Infinity, 1],
  [NaN, 0],
])('takes of a video of %s seconds the frame at second %s, and loads no more of it', async (duration, second) => {
  expect(await frameOf({ duration })).toBe(jpeg(400))
  expect([video?.urls, video?.seconds, video?.ended]).toEqual([['blob:film'], [second], ['blob:film']])
})

it.each([
  [1920, 1080, '480x270'],
  [320, 180, '320x180'],
  [1080, 1920, '480x853'],
])('draws %s by %s as %s', async (width, height, size) => {
  await frameOf({ width, height })
  expect(video?.sizes).toEqual([size])
})

it('makes it worse until it has at most 60 kB, and gives up after that', async () => {
  const lengths = new Map([
    [0.8, 80_004],
    [0.6, 80_000],
    [0.4, 40_000],
  ])
  expect(await frameOf({ encode: (quality) => jpegUrl(lengths.get(quality) ?? 0) })).toBe(jpeg(80_000))
  video?.restore()
  expect(await frameOf({ encode: () => jpegUrl(80_004) })).toBeUndefined()
})

const without: readonly [string, Parameters<typeof fakeVideo>[0]][] = [
  ['that the browser cannot decode', { plays: 'no' }],
  ['without a picture', { width: 0, height: 0, encode: () => 'data:,' }],
  ['in a browser that makes no JPEG', { encode: () => 'data:image/png;base64,iVBOR' }],
  [
    'that was redirected to another origin',
    {
      encode: () => {
        throw new DOMException('tainted', 'SecurityError')
      },
    },
  ],
]

it.each(without)('has none of a video %s', async (_what, given) => {
  expect(await frameOf(given)).toBeUndefined()
})

it('ends when it is told to, of a video that never loads', async () => {
  video = fakeVideo({ plays: 'never' })
  const control = new AbortController()
  const frame = firstFrame('/media/1.mp4', control.signal)
  control.abort()
  expect(await frame).toBeUndefined()
})
