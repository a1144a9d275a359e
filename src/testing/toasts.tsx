import { render } from '@testing-library/react'
import Snackbars from '../ui/messages/Snackbars'
import { messagesPlace } from '../ui/messages/messagesPlace'
import './browserLike'

export { toast, toasts } from './shownToasts'

/** Renders the messages alone, for tests of sagas. */
export function renderToasts() {
  document.body.append(messagesPlace.outer)
  render(<Snackbars />)
}
