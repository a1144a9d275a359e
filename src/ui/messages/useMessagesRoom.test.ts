import { renderHook } from '@testing-library/react'
import { compactScreen, narrowTo } from '../../testing/screenWidth'
import { messagesPlace } from './messagesPlace'
import { useMessagesRoom } from './useMessagesRoom'

/** The observed messages, whose height the test sets; what was brought into view, by id. */
function observed() {
  let tell = () => {}
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((told) => {
    const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined }
    tell = () => told([], observer)
    return observer
  })
  const height = jest.spyOn(messagesPlace.inner, 'offsetHeight', 'get')
  const shown: string[] = []
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown.push(`${this.id} below ${document.documentElement.style.getPropertyValue('--messages')}`)
  }
  renderHook(useMessagesRoom)
  const resize = (to: number) => {
    height.mockReturnValue(to)
    tell()
  }
  return { resize, shown }
}

const focus = (html: string) => {
  document.body.innerHTML = html
  document.querySelector('input')?.focus()
}

it.each(['dialog', 'alertdialog'])(
  'keeps what has the focus in a %s in view when messages push it down, and only then',
  (role) => {
    const { resize, shown } = observed()
    focus(`<div role="${role}"><input id="field"></div>`)
    resize(0)
    resize(72)
    expect(shown).toEqual(['field below 88px'])
    resize(40)
    resize(0)
    expect(shown).toHaveLength(1)
  },
)

it('does not scroll the page, over which messages lie, but makes room for its end, also above a bar at the foot', () => {
  const { resize, shown } = observed()
  const { style } = document.documentElement
  focus('<main><input></main>')
  resize(72)
  expect(['--messages', '--end'].map((name) => style.getPropertyValue(name))).toEqual([
    '88px',
    'calc(88px + var(--foot) - 16px)',
  ])
  expect(shown).toEqual([])
  resize(0)
  expect(style.getPropertyValue('--end')).toBe('0px')
})

it('makes no room at the end on a phone, where messages stand at the top', () => {
  narrowTo(compactScreen)
  const { resize } = observed()
  resize(72)
  const { style } = document.documentElement
  expect(['--messages', '--end'].map((name) => style.getPropertyValue(name))).toEqual(['88px', '0px'])
})
