import { fireEvent, render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { recordActions } from '../../testing/endings'
import { signedInStore } from '../../testing/signedInStore'
import { thumbnailRequested } from './thumbnailActions'
import { useOnShown } from './useOnShown'

function Video({ url, thumbnail }: { url: string; thumbnail: string | undefined }) {
  return <video src={url} onLoadedData={useOnShown('campaignThumbnail', { id: '7', thumbnail }, url)} />
}

const own = 'http://localhost/media/tour.mp4'

it.each([
  ['has no thumbnail yet', own, '', [{ call: 'campaignThumbnail', id: '7', url: own }]],
  ['has one', own, '/media/1.jpg', []],
  ['comes from a server without thumbnails', own, undefined, []],
  ['is of another origin, whose pixels cannot be read', 'https://cdn.example/a.mp4', '', []],
])(
  'a video that is shown and %s: asks for the thumbnail only where it can be made and kept',
  (_what, url, thumbnail, asked) => {
    const opened = signedInStore('moderator')
    const actions = recordActions(opened)
    const { container } = render(
      <Provider store={opened.store}>
        <Video url={url} thumbnail={thumbnail} />
      </Provider>,
    )
    fireEvent.loadedData(container.querySelector('video') ?? container)
    expect(actions.filter(thumbnailRequested.match).map(({ payload }) => payload)).toEqual(asked)
  },
)
