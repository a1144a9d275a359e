import { keepDraft } from '../../ui/forms/drafts'
import { readTaskDraft } from './taskDraft'
import { defaultType } from './taskType'

it('takes the default type where the draft has one that no task can have', () => {
  keepDraft('type', 'none of them')
  expect(readTaskDraft().type).toBe(defaultType)
})
