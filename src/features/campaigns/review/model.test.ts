import fc from 'fast-check'
import { startReview, type Step } from '../../../testing/reviewStory'

const seed = Number(process.env['MODEL_SEED'] ?? 1)
const numRuns = Number(process.env['MODEL_RUNS'] ?? 1_000)
const count = 4

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Step>({ do: 'approve' }) },
  { weight: 4, arbitrary: fc.constantFrom(500, 2_500, 4_999, 5_000, 61_000).map((ms): Step => ({ do: 'pass', ms })) },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom('undo', 'skip', 'back', 'again', 'leaveAndReturn', 'hidePage', 'signInAgain')
      .map((what): Step => ({ do: what })),
  },
  { weight: 2, arbitrary: fc.boolean().map((on): Step => ({ do: 'network', on })) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: count }).map((id): Step => ({ do: 'colleague', id: String(id) })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('requestLost', 'answerLost', 'unauthorised')
      .map((write): Step => ({ do: 'next', write })),
  },
)

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] })
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

async function tell(steps: readonly Step[]) {
  const story = startReview(count)
  await pass(0)
  for (const one of steps) {
    story.perform(one)
    await pass(one.do === 'pass' ? one.ms : 0)
  }
  return story
}

it(`sends no approval that was taken back and none twice, loses none, and tells none that is not true (${numRuns} stories, seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const story = await tell(steps)
      story.network(true)
      // The first send may find that the session has ended.
      for (const ms of [6_000, 10_000]) {
        story.signIn()
        await pass(ms)
      }
      const { decisions, held } = story.review()
      story.stop()
      for (const [id, times] of story.sent) expect(times).toBeLessThanOrEqual(story.wanted.get(id) ?? 0)
      expect(held).toEqual([])
      for (const [id, times] of story.wanted)
        if (times > 0 && story.rows.get(id)?.is_approved !== true) expect(story.failed).toContain(id)
      for (const [id, { kind }] of Object.entries(decisions)) {
        expect(['approved', 'taken', 'failed', 'unknown', 'skipped']).toContain(kind)
        if (kind === 'approved') expect(story.rows.get(id)?.is_approved).toBe(true)
      }
    }),
    { seed, numRuns },
  )
})

it(`sends at a sign-out with a network what is held (${numRuns / 10} stories, seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const story = await tell(steps.filter((one) => one.do !== 'next'))
      story.network(true)
      story.signIn()
      await pass(0)
      const { held } = story.review()
      story.signOut()
      await pass(10_000)
      story.stop()
      for (const id of held) expect(story.rows.get(id)?.is_approved).toBe(true)
      for (const [id, times] of story.sent) expect(times).toBeLessThanOrEqual(story.wanted.get(id) ?? 0)
    }),
    { seed, numRuns: numRuns / 10 },
  )
})
