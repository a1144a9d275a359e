/** In the early page no entry is open: an address that names one has no early request. */
export const LineDetails = () => null
