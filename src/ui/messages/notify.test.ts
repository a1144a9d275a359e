import { notify } from './notify'
import { showMessagesBy, type ShownMessage } from './shownMessages'

it('undoes a change once, by the key and then by the button of its message, which is just going', () => {
  const shown: ShownMessage[] = []
  const [remove, clear, undo] = [jest.fn(), jest.fn(), jest.fn()]
  const stop = showMessagesBy({ show: (message) => shown.push(message), remove, clear })
  notify.undoable('Mona deactivated', undo)
  notify.undo()
  expect(remove).toHaveBeenCalledWith(shown[0]?.id)
  shown[0]?.action?.run()
  expect(undo).toHaveBeenCalledTimes(1)
  stop()
})

it('has nothing to take back for the next person once all was forgotten', () => {
  const undo = jest.fn()
  notify.undoable('Mona deactivated', undo)
  notify.forget()
  notify.undo()
  expect(undo).not.toHaveBeenCalled()
})
