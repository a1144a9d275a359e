import { drawerMedia } from '../ui/media'

type Media = Pick<MediaQueryList, 'matches' | 'addEventListener'>

/**
 * Fetches the menu of a narrow screen before it is opened: it leads to the other pages and has Logout, also when the network is gone
 * by then. If that fails, the press fetches it as before.
 */
export function fetchNavDrawer(media: Media = window.matchMedia(drawerMedia)) {
  const load = () => {
    if (media.matches) import(/* webpackChunkName: "drawer" */ './NavDrawer').catch(() => undefined)
  }
  load()
  media.addEventListener('change', load)
}
