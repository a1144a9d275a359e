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
  {
    weight: 2,
    arbitrary: fc
      .record({ id: fc.integer({ min: 1, max: count }), isTold: fc.boolean() })
      .map(({ id, isTold }): Step => ({ do: 'colleague', id: String(id), isTold })),
  },
  { weight: 2, arbitrary: fc.constantFrom(0, 50, 3_000).map((ms): Step => ({ do: 'delay', ms })) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'readRefused' }) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('requestLost', 'answerLost', 'silence', 'unauthorised')
      .map((write): Step => ({ do: 'next', write })),
  },
)

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] })
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

const stories = fc.array(step, { minLength: 5, maxLength: 25 })
const sentTooOften = ({ platform, wanted }: ReturnType<typeof startReview>) =>
  [...platform.sent].filter(([id, times]) => times > (wanted.get(id) ?? 0))

it(`sends no approval that was taken back and none twice, loses none, and tells none that is not true (${numRuns} stories, seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(stories, async (steps) => {
      const story = await tell(steps)
      story.network(true)
      story.perform({ do: 'delay', ms: 0 })
      // A reading that is on its way, the next look and the next send may each find that the session has ended.
      for (let round = 0; round < 4; round += 1) {
        story.signIn()
        await pass(10_000)
      }
      const { decisions, held } = story.review()
      story.stop()
      expect(sentTooOften(story)).toEqual([])
      expect(held).toEqual([])
      expect([...story.pending.keys()]).toEqual([])
      expect(story.untrue).toEqual([])
      for (const { kind } of Object.values(decisions))
        expect(['approved', 'taken', 'failed', 'unknown', 'skipped']).toContain(kind)
    }),
    { seed, numRuns },
  )
})

it.each(['signOut', 'close'] as const)(
  `sends with a network what is not sent yet at the end: %s (${numRuns / 5} stories, seed ${seed})`,
  async (end) => {
    await fc.assert(
      fc.asyncProperty(stories, async (steps) => {
        const story = await tell(steps.filter((one) => one.do !== 'next' && one.do !== 'readRefused'))
        story.network(true)
        story.signIn()
        await pass(0)
        const waiting = [...story.pending.keys()]
        story[end]()
        await pass(10_000)
        story.stop()
        for (const id of waiting) expect(story.platform.approvedBy.has(id)).toBe(true)
        expect(sentTooOften(story)).toEqual([])
      }),
      { seed, numRuns: numRuns / 5 },
    )
  },
)
