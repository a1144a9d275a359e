import { Loading } from '../ui/Loading'

/** Shown while the code of the console is on its way: nothing while the frame of `index.html` stands and says so. */
export const Waiting = () => (document.getElementById('frame') ? null : <Loading />)
