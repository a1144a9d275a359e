import { waitFor } from '@testing-library/react'
import '../../testing/browserLike'
import { pass, stopClock } from '../../testing/stopClock'
import { toast, toasts } from '../../testing/shownToasts'
import { notify } from './notify'

/** Renders the messages, whose code makes the tree of what is read out; it is closed, so that a text is found once in the page. */
async function open() {
  const attach = jest.spyOn(Element.prototype, 'attachShadow')
  const { renderToasts } = await import('../../testing/toasts')
  renderToasts()
  const tree: unknown = attach.mock.results[0]?.value
  expect(document.querySelector('body > slot > .visually-hidden')).not.toBeNull()
  const region = tree instanceof ShadowRoot ? tree.querySelector('[role=status]') : null
  const said = () => [...(region?.children ?? [])].map(({ textContent }) => textContent)
  return { region, said }
}

it('reads messages out of a region that stands empty before, each of them, repeated ones too, but not failures', async () => {
  const { region, said } = await open()
  expect(region).toBeEmptyDOMElement()
  notify.success('Saved')
  notify.info('By the way')
  notify.success('Saved')
  notify.undoable('Mona deactivated', () => undefined)
  notify.error('It failed')
  await waitFor(() => expect(said()).toEqual(['By the way', 'Saved', 'Mona deactivated. Undo']))
  expect((await toast('Saved')).closest('[role=status],[role=alert],[aria-live]')).toBeNull()
  expect((await toast('It failed')).closest('[role=status],[role=alert],[aria-live]')).toHaveAttribute('role', 'alert')
  await waitFor(() => expect(said()).toEqual([]))
  expect(toasts()).not.toEqual([])

  stopClock()
  notify.success('Of another person')
  notify.forget()
  await pass(300)
  expect(said()).toEqual([])
})
