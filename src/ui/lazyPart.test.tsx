import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useState } from 'react'
import { takeLog } from '../testing/consoleLog'
import { turns } from '../testing/requests'
import { renderToasts, toast, toasts } from '../testing/toasts'
import { inlinePart, overlayPart } from './lazyPart'
import { notify } from './messages/notify'
import { PartMissing } from './PartMissing'
import { reloadPage } from './reloadPage'

jest.mock('./reloadPage')

beforeEach(() => void jest.mocked(reloadPage).mockReset())
afterEach(() => {
  notify.forget()
})

/** Code whose fetch fails `times` times. */
function missing(times: number, Code = () => <p>Here it is</p>) {
  let left = times
  return jest.fn(() =>
    left-- > 0 ? Promise.reject(new Error('Loading chunk 7 failed')) : Promise.resolve({ default: Code }),
  )
}

const goes = (event: 'online' | 'offline') => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online')
  fireEvent(window, new Event(event))
}

function Broken(): never {
  throw new Error('Broken')
}

describe('a part in the page', () => {
  const page = (load: Parameters<typeof inlinePart<object>>[0]) => {
    const Part = inlinePart(load, { waiting: <p>Soon</p> })
    const shown = (isShown: boolean) => (
      <>
        <h1>The page</h1>
        {isShown && <Part />}
      </>
    )
    const { rerender } = render(shown(true))
    return { show: (isShown: boolean) => rerender(shown(isShown)), Part }
  }

  it('whose code does not come has a sentence and Reload in its place, and the page stays', async () => {
    page(missing(1))
    expect(screen.getByText('Soon')).toBeVisible()
    expect(await screen.findByRole('alert')).toHaveTextContent('This part of the console is missing.')
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(reloadPage).toHaveBeenCalledTimes(1)
  })

  it('is fetched again when it is shown again', async () => {
    const { show } = page(missing(1))
    await screen.findByRole('alert')
    show(false)
    show(true)
    expect(await screen.findByText('Here it is')).toBeVisible()
  })

  it('says without a network that it will come, offers no Reload, and comes by itself', async () => {
    goes('offline')
    const load = missing(1)
    page(load)
    expect(await screen.findByRole('alert')).toHaveTextContent("It loads when you're online again.")
    expect(screen.queryByRole('button')).toBeNull()
    goes('online')
    expect(await screen.findByText('Here it is')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('comes by itself even if the network is back before its sentence has been painted', async () => {
    goes('offline')
    const again = jest.fn()
    const BackAtOnce = () => {
      useLayoutEffect(() => {
        jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
        window.dispatchEvent(new Event('online'))
      }, [])
      return null
    }
    render(
      <>
        <PartMissing room="part" again={again} />
        <BackAtOnce />
      </>,
    )
    await waitFor(() => expect(again).toHaveBeenCalledTimes(1))
  })

  it('that fails while it is drawn costs only its place', async () => {
    page(missing(0, Broken))
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
    expect(takeLog().join()).toContain('Broken')
  })

  it('is asked for once when it is fetched beforehand, and a failure then harms nothing', async () => {
    const load = missing(1)
    const Part = inlinePart(load)
    expect(await Part.preload()).toBe(false)
    expect(await Promise.all([Part.preload(), Part.preload()])).toEqual([true, true])
    render(<Part />)
    expect(screen.getByText('Here it is')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('a part over the page', () => {
  function open(load: Parameters<typeof overlayPart<object>>[0]) {
    renderToasts()
    const Part = overlayPart(load)
    function Page() {
      const [isOpen, setOpen] = useState(false)
      return (
        <>
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
            Open
          </button>
          {isOpen && <Part onClose={() => setOpen(false)} />}
        </>
      )
    }
    render(<Page />)
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Open' }))
    const isClosed = () =>
      waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-expanded', 'false'))
    return { press, isClosed }
  }
  const text = 'This part of the console is missing. Try again, or reload the page.'

  it('whose code does not come says so once, closes, and opens at the next press', async () => {
    const { press, isClosed } = open(missing(2))
    await press()
    await toast(text)
    await isClosed()
    await press()
    await isClosed()
    await waitFor(() => expect(toasts()).toEqual([`error: ${text}`]))
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(reloadPage).toHaveBeenCalledTimes(1)
    await press()
    expect(await screen.findByText('Here it is')).toBeVisible()
  })

  it('whose code does not come after it was closed says nothing', async () => {
    let fail = () => {}
    const instead = jest.fn()
    const Part = overlayPart(
      () =>
        new Promise<never>((_resolve, reject) => {
          fail = () => reject(new Error('Loading chunk 7 failed'))
        }),
      instead,
    )
    render(<Part onClose={() => undefined} />).unmount()
    fail()
    await turns()
    expect(instead).not.toHaveBeenCalled()
  })

  it('says without a network that it can be tried later, and offers no Reload', async () => {
    goes('offline')
    const { press, isClosed } = open(missing(1))
    await press()
    await toast("This couldn't be loaded. Try again when you're online.")
    await isClosed()
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
  })

  it('that fails while it is drawn says so and closes', async () => {
    const { press, isClosed } = open(missing(0, Broken))
    await press()
    await toast(text)
    await isClosed()
    expect(takeLog().join()).toContain('Broken')
  })
})
