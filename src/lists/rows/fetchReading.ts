/** The code that reads lists to their end, with that around the rows: the first rows do without it. */
export const fetchReading = () => import(/* webpackChunkName: "events" */ './readWindows')
