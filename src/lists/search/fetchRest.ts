/** The code that reads the rest of a list, with that around its rows. */
export const fetchRest = () => import(/* webpackChunkName: "events" */ './readRest')
