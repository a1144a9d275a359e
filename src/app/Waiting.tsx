import { Loading } from '../ui/Loading'

/** Shown while the console's code loads: nothing if the frame of `index.html` is still there, because that says so. */
export const Waiting = () => (document.getElementById('frame') ? null : <Loading />)
