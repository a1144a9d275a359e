import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToasts, toasts } from '../../testing/toasts'
import Messages from './Messages'
import { notify } from './notify'

beforeEach(renderToasts)
afterEach(() => notify.forget())

const history = () => screen.queryAllByRole('listitem').map((item) => within(item).getByRole('paragraph').textContent)
const opened = () => render(<Messages onClose={() => undefined} />)

describe('their history', () => {
  it('says that there is none yet', async () => {
    opened()
    expect(await screen.findByText('No Messages')).toBeVisible()
  })

  it('has kind, time and text of each, the newest first, also of those that are gone', async () => {
    // The minute could change between the message and the comparison.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now())
    notify.success('Campaign approved')
    notify.info('Already activated by someone else')
    notify.error('It failed')
    notify.clear()
    opened()
    await screen.findByRole('dialog', { name: 'Messages' })
    const now = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(Date.now())
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `Failed ${now}It failed`,
      `Note ${now}Already activated by someone else`,
      `Done ${now}Campaign approved`,
    ])
  })

  it('shows what is said while it is open', async () => {
    opened()
    await screen.findByText('No Messages')
    act(() => notify.error('It failed'))
    expect(history()).toEqual(['It failed'])
  })

  it('keeps the last fifty', async () => {
    for (let count = 1; count <= 51; count += 1) notify.info(`Message ${count}`)
    opened()
    await screen.findByText('Message 51', { selector: 'li p' })
    expect([history().length, history().at(-1)]).toEqual([50, 'Message 2'])
  })

  it('gives each text as it is to the clipboard', async () => {
    const user = userEvent.setup()
    const copied = jest.spyOn(navigator.clipboard, 'writeText')
    notify.error('<b>It failed</b>')
    opened()
    await user.click(await screen.findByRole('button', { name: 'Copy message' }))
    expect(copied).toHaveBeenCalledWith('<b>It failed</b>')
  })

  it('has the request of a failure, also on the clipboard', async () => {
    const user = userEvent.setup()
    const copied = jest.spyOn(navigator.clipboard, 'writeText')
    notify.error('It failed', { requestId: 'req-7' })
    opened()
    expect(await screen.findByRole('listitem')).toHaveTextContent('It failedRequest req-7')
    await user.click(screen.getByRole('button', { name: 'Copy message' }))
    expect(copied).toHaveBeenCalledWith('It failed\nRequest req-7')
  })

  it('is empty after the session', async () => {
    notify.error('It failed')
    opened()
    await screen.findByText('It failed', { selector: 'li p' })
    notify.forget()
    expect(await screen.findByText('No Messages')).toBeVisible()
    await waitFor(() => expect(toasts()).toEqual([]))
  })
})
