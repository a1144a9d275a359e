import { assert, asyncProperty, constantFrom } from 'fast-check'
import { createModel } from '../testing/virtual/model'
import { commands } from '../testing/virtual/modelCommands'
import { notify } from '../ui/messages/notify'

// To run another seed, or longer stories: MODEL_SEED=1 MODEL_PARTS=20 npx jest src/transactions/model
const seed = Number(process.env['MODEL_SEED'] ?? 20_260_301)
const numRuns = Number(process.env['MODEL_RUNS'] ?? 1_000)
const parts = Number(process.env['MODEL_PARTS'] ?? 6)

it(`keeps its promises whatever happens (${numRuns} runs of ${parts} parts, seed ${seed})`, async () => {
  const said = jest.spyOn(notify, 'success').mockImplementation()
  const failed = jest.spyOn(notify, 'error').mockImplementation()
  jest.spyOn(notify, 'info').mockImplementation()
  await assert(
    asyncProperty(commands(parts), constantFrom(1, 3), async (story, confirmations) => {
      said.mockClear()
      failed.mockClear()
      const model = await createModel(confirmations)
      for (const one of story) await model.run(one)
      await model.settle()
      expect(model.problems).toEqual([])
      const texts = said.mock.calls.map(([text]) => text)
      expect(texts).toEqual([...new Set(texts)])
      const takenBack = failed.mock.calls
        .map(([text]) => text)
        .filter((text) => text.startsWith('No longer confirmed: '))
      if (!model.hasMoved()) expect(takenBack).toEqual([])
    }),
    { seed, numRuns },
  )
})
