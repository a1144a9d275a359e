import * as endpoints from './earlyEndpoints'

// Two modules and not two objects: of a module, the build leaves out the lists that a page does not show.
export { endpoints }
