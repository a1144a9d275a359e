import { useDispatch } from 'react-redux'
import { thumbnailRequested, type WithoutThumbnail } from './thumbnailActions'

interface Row {
  id: string
  thumbnail?: string | undefined
}

/**
 * The handler of a video that shows its first frame: asks for a thumbnail where the server keeps them and has none, and if the
 * video is of this origin, because no other can be read back.
 */
export function useOnShown(call: WithoutThumbnail['call'], { id, thumbnail }: Row, url: string | undefined) {
  const dispatch = useDispatch()
  return () => {
    if (thumbnail === '' && url && new URL(url).origin === window.location.origin)
      dispatch(thumbnailRequested({ call, id, url }))
  }
}
