import { createEvent, fireEvent, waitFor, within } from '@testing-library/react'
import { task } from './builders'
import { fakeUploads } from './fakeUpload'
import './nodeFiles'
import { renderApp } from './renderApp'
import { keepSession } from './signedInStore'
import { taskServer } from './taskServer'

/** A video of 2 kB. */
export const film = () => new File(['\0\0\0\x18ftypisom', 'x'.repeat(2_000)], 'film.mp4')

/** Fakes uploads in each test of a file; gives what opens the form with one task on the server. */
export function uploadForm() {
  let uploads: ReturnType<typeof fakeUploads>
  beforeEach(() => {
    keepSession('editor')
    uploads = fakeUploads()
  })
  afterEach(() => uploads.restore())
  return async () => {
    const previews = fakePreviews()
    const platform = taskServer(task())
    const app = renderApp('/tasks')
    await app.screen.findByRole('article')
    await app.user.click(app.screen.getByRole('button', { name: 'Upload New Task' }))
    const dialog = within(await app.screen.findByRole('dialog', { name: 'Upload New Task' }))
    const choose = (...files: File[]) => {
      const input = dialog.getByLabelText('Video')
      Object.defineProperty(input, 'files', { value: files, configurable: true })
      fireEvent.change(input)
    }
    const fill = async () => {
      await app.user.click(dialog.getByLabelText('Instructions'))
      await app.user.paste('Watch to the end')
      choose(film())
      await dialog.findByLabelText('Preview of film.mp4')
    }
    const submit = () => app.user.click(dialog.getByRole('button', { name: 'Upload E-learning Video' }))
    const begun = async () => {
      await waitFor(() => expect(uploads.begun).toHaveLength(1))
      const [xhr] = uploads.begun
      if (!xhr) throw new Error('Nothing was sent.')
      return xhr
    }
    const stillThere = () => {
      expect(dialog.getByLabelText('Instructions')).toHaveValue('Watch to the end')
      expect(dialog.getByLabelText('Preview of film.mp4')).toBeVisible()
    }
    return { ...app, ...platform, dialog, choose, fill, submit, begun, stillThere, uploads, previews }
  }
}

/** The addresses of the previews that are held. */
function fakePreviews() {
  const held = new Array<string>()
  URL.createObjectURL = () => {
    held.push('blob:1')
    return 'blob:1'
  }
  URL.revokeObjectURL = (url) => {
    while (held.includes(url)) held.splice(held.indexOf(url), 1)
  }
  return held
}

/** Drops files there, as from a folder. */
export function drop(zone: HTMLElement, ...files: File[]) {
  const event = createEvent.drop(zone)
  Object.defineProperty(event, 'dataTransfer', { value: { files } })
  fireEvent(zone, event)
}
