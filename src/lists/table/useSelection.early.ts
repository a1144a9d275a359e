import type { useSelection as Whole } from './useSelection'

const nothing = () => undefined

/** In the early page no row is selected; what is ticked is handed over by `public/form.js`. */
export const useSelection: typeof Whole = (bulk, _rows, _request, whyNotThis) =>
  bulk && {
    ids: new Set(),
    rows: [],
    nameOf: bulk.nameOf,
    whyNot: (row) => bulk.whyNot(row) ?? whyNotThis?.(row),
    choose: nothing,
    chooseAll: nothing,
    requestOf: nothing,
    clear: nothing,
  }
