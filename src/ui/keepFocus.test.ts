import { keepFocus } from './keepFocus'

/** The page, with the focus on an element of it. */
function page(html: string, focused: string) {
  document.body.innerHTML = html
  const at = (selector: string) => {
    const found = document.querySelector(selector)
    if (!(found instanceof HTMLElement)) throw new Error(`nothing is ${selector}`)
    return found
  }
  at(focused).focus()
  return at
}

/** What has the focus once all observers have been told. */
const focused = async () => {
  await Promise.resolve()
  await Promise.resolve()
  return document.activeElement?.id
}

const list = '<main><h1 id="title" tabindex="-1"></h1><div class="list-table" id="list" tabindex="0"></div></main>'
const bar = '<div id="bar"><button id="clear"></button><button id="beside"></button></div>'

it('takes care of what had the focus before its code came', async () => {
  const at = page(list + bar, '#clear')
  keepFocus(document)
  at('#bar').remove()
  expect(await focused()).toBe('list')
})

describe('from then on', () => {
  it('gives the focus of what was removed to the list', async () => {
    const at = page(list + bar, '#clear')
    at('#bar').remove()
    expect(await focused()).toBe('list')
  })

  it.each(['list-cards', 'task-grid'])('or to the cards of a page with %s', async (cards) => {
    const at = page(
      `<main><h1 id="title" tabindex="-1"></h1><ul class="${cards}" id="cards"></ul></main>${bar}`,
      '#clear',
    )
    at('#bar').remove()
    expect(await focused()).toBe('cards')
  })

  describe('gives the focus of a row that leaves its list', () => {
    const copy = (row: string) => `<button id="copy${row}" class="button button-icon"></button>`
    const menu = (row: string, more = '') =>
      `<button id="menu${row}" class="button button-icon ${more}" ${more && 'disabled'}></button>`
    const box = (row: string) => `<input type="checkbox" id="box${row}" class="checkbox">`
    const card = (row: string, ...controls: string[]) => `<li id="row${row}">${box(row)}${controls.join('')}</li>`
    const cards = (...rows: string[]) => `<main><ul class="list-cards" id="list">${rows.join('')}</ul></main>`
    const full = (row: string) => card(row, copy(row), menu(row))

    it.each([
      ['the same control of the next row', '#menu1', '#row1', cards(full('1'), full('2')), 'menu2'],
      ['the same control of the row before the last one', '#menu2', '#row2', cards(full('1'), full('2')), 'menu1'],
      ['the menu of a row with fewer controls', '#menu1', '#row1', cards(full('1'), card('2', menu('2'))), 'menu2'],
      ['its box', '#box1', '#row1', cards(card('1', menu('1')), full('2')), 'box2'],
      ['the first control where that one is missing', '#menu1', '#row1', cards(full('1'), card('2')), 'box2'],
      [
        'the first control where that one is disabled',
        '#menu1',
        '#row1',
        cards(full('1'), card('2', menu('2', 'off'))),
        'box2',
      ],
      ['the list where no row is left', '#menu1', '#row1', cards(full('1')), 'list'],
    ])('to %s', async (_what, control, row, html, expected) => {
      const at = page(html, control)
      at(row).remove()
      expect(await focused()).toBe(expected)
    })

    it('in a table too', async () => {
      const row = (n: string) => `<tr id="row${n}"><td>${box(n)}</td><td>${menu(n)}</td></tr>`
      const table = `<main><div class="list-table" id="list" tabindex="0"><table><tbody>${row('1')}${row('2')}</tbody></table></div></main>`
      const at = page(table, '#menu1')
      at('#row1').remove()
      expect(await focused()).toBe('menu2')
    })

    it('in a dialog too', async () => {
      const item = (n: string) => `<li id="row${n}"><button></button><button id="dismiss${n}"></button></li>`
      const at = page(
        `${list}<div role="dialog" tabindex="-1" id="dialog"><ul>${item('1')}${item('2')}</ul></div>`,
        '#dismiss1',
      )
      at('#row1').remove()
      expect(await focused()).toBe('dismiss2')
      at('#row2').remove()
      expect(await focused()).toBe('dialog')
    })
  })

  const heading = list.replace('list-table', '')
  it.each([
    ['does not scroll the page to it for somebody with a mouse', heading, 'title', false, true],
    ['scrolls the page to it for somebody with a keyboard', heading, 'title', true, false],
    ['does not scroll the page to a list', list, 'list', true, true],
  ])('%s', async (_what, html, target, isFocusVisible, preventScroll) => {
    const at = page(html + bar, '#beside')
    // jsdom takes each focus for a visible one.
    jest.spyOn(at('#clear'), 'matches').mockReturnValue(isFocusVisible)
    at('#clear').focus()
    const focus = jest.spyOn(at(`#${target}`), 'focus')
    at('#bar').remove()
    expect(await focused()).toBe(target)
    expect(focus).toHaveBeenCalledWith({ preventScroll })
  })

  it('gives it to the title of what a page shows one at a time', async () => {
    const at = page(`<main><h1 tabindex="-1"></h1><h2></h2><h2 id="shown" tabindex="-1"></h2>${bar}</main>`, '#clear')
    at('#clear').remove()
    expect(await focused()).toBe('shown')
  })

  it('gives it to the heading of a page that has come since, for the list may be far below', async () => {
    const at = page(`${list}<dialog id="dialog"><button id="signIn"></button></dialog>`, '#signIn')
    at('#dialog').remove()
    at('main').remove()
    expect(await focused()).toBe('')
    at('body').innerHTML = '<main><h1 id="next"></h1><ul class="list-cards" id="cards"></ul></main>'
    expect(await focused()).toBe('next')
  })

  it('gives it to the heading of a page without a list', async () => {
    const at = page(`<main><h1 id="title" tabindex="-1"></h1>${bar}</main>`, '#clear')
    at('#clear').remove()
    expect(await focused()).toBe('title')
  })

  it.each([
    ['#first', 'next'],
    ['#last', 'next'],
  ])('gives the focus of the button %s to a neighbour once it is disabled', async (pressed, expected) => {
    const buttons = '<nav><button id="first"></button><button id="next"></button><button id="last"></button></nav>'
    const at = page(list + buttons, pressed)
    at(pressed).toggleAttribute('disabled', true)
    expect(await focused()).toBe(expected)
  })

  it('lets a key that is held down press nothing that gets the focus meanwhile', async () => {
    const at = page(
      `<main><ul class="list-cards"><li><button id="gone"></button></li><li><button id="next"></button></li></ul></main>`,
      '#gone',
    )
    const press = (repeat: boolean) =>
      at('#next').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }))
    expect([press(false), press(true)]).toEqual([true, true])
    at('li').remove()
    expect(await focused()).toBe('next')
    expect([press(true), press(true), press(false), press(true)]).toEqual([false, false, true, true])
  })

  it('nor what gets it back from a message', async () => {
    const at = page(
      `${list}<button id="before"></button><div class="messages"><button id="undo"></button></div>`,
      '#before',
    )
    at('#undo').focus()
    at('#undo').remove()
    expect(await focused()).toBe('before')
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
    expect(at('#before').dispatchEvent(held)).toBe(false)
  })

  const messages = '<div class="messages"><button id="first"></button><button id="second"></button></div>'

  it('gives the focus of messages back to where it was before the first of them had it', async () => {
    const at = page(`${list}<button id="before"></button>${messages}`, '#before')
    at('#first').focus()
    at('#second').focus()
    at('.messages').replaceChildren()
    expect(await focused()).toBe('before')
  })

  it('gives the focus of a message to the list where what had it before is disabled by then', async () => {
    const at = page(`${list}<button id="before"></button>${messages}`, '#before')
    at('#first').focus()
    at('#before').toggleAttribute('disabled', true)
    at('.messages').replaceChildren()
    expect(await focused()).toBe('list')
  })

  it('leaves the focus where something else has put it', async () => {
    const at = page(`${list}${bar}<button id="other"></button>`, '#clear')
    at('#bar').remove()
    at('#other').focus()
    expect(await focused()).toBe('other')
  })

  it('gives nothing the focus that somebody has taken away', async () => {
    const at = page(list + bar, '#clear')
    at('#clear').blur()
    expect(await focused()).toBe('')
    at('#bar').remove()
    expect(await focused()).toBe('')
  })

  it('gives the focus of what was removed in a dialog to the dialog, and takes care of it when that goes', async () => {
    const at = page(
      `${list}<div id="root" tabindex="-1"><div role="alertdialog"><button id="inside"></button></div></div>`,
      '#inside',
    )
    at('#inside').remove()
    expect(await focused()).toBe('root')
    at('#root').remove()
    expect(await focused()).toBe('list')
  })

  it.each(['alertdialog', 'menu'])('leaves the focus to what has opened: %s', async (role) => {
    const at = page(`${list}${bar}<div role="${role}" tabindex="-1"></div>`, '#clear')
    at('#bar').remove()
    expect(await focused()).toBe('')
  })
})
