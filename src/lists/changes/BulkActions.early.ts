/** In the early page no row is selected. */
export const BulkActions = () => null
