import { array, assert, asyncProperty } from 'fast-check'
import { createModel } from '../testing/virtual/model'
import { command } from '../testing/virtual/modelCommands'
import { notify } from '../ui/notify'

// Another seed: MODEL_SEED=1 node --import tsx scripts/unit.ts transactions/model
const seed = Number(process.env['MODEL_SEED'] ?? 20_260_301)
const numRuns = Number(process.env['MODEL_RUNS'] ?? 1_000)

it(`keeps its promises whatever happens (${numRuns} runs, seed ${seed})`, async () => {
  const said = jest.spyOn(notify, 'success').mockImplementation()
  for (const kind of ['info', 'error'] as const) jest.spyOn(notify, kind).mockImplementation()
  await assert(
    asyncProperty(array(command, { minLength: 4, maxLength: 24 }), async (commands) => {
      said.mockClear()
      const model = await createModel()
      for (const one of commands) await model.run(one)
      await model.settle()
      expect(model.problems).toEqual([])
      const texts = said.mock.calls.map(([text]) => text)
      expect(texts).toEqual([...new Set(texts)])
    }),
    { seed, numRuns },
  )
})
