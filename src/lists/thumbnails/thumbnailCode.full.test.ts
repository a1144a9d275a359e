import { waitFor } from '@testing-library/react'
import { crashed } from '../../shared/sagas'
import { recordActions } from '../../testing/endings'
import { signedInStore } from '../../testing/signedInStore'
import { thumbnailRequested } from './thumbnailActions'
import { thumbnailEnded, thumbnailsDomain } from './thumbnailsDomain'

jest.mock('./keepFrame', () => {
  throw new Error('Loading chunk 7 failed')
})

it('ends a thumbnail whose code is missing without a word to people, and tries again when asked again', async () => {
  const opened = signedInStore('moderator')
  const actions = recordActions(opened)
  opened.start(thumbnailsDomain)
  const ends = () => actions.filter(thumbnailEnded.match).map(({ payload }) => payload.kind)
  const ask = () =>
    opened.store.dispatch(thumbnailRequested({ call: 'campaignThumbnail', id: '7', url: '/media/film.mp4' }))
  ask()
  await waitFor(() => expect(ends()).toEqual(['noCode']))
  ask()
  await waitFor(() => expect(ends()).toEqual(['noCode', 'noCode']))
  expect(actions.filter(crashed.match)).toEqual([])
})
