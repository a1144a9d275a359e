import { PlanRefused } from './planRefused'

/** The code of the dry run, which brings the contracts' ABIs along. Rejects with PlanRefused. */
export const fetchPrepareStep = () =>
  import('./prepareStep').catch(() => {
    throw new PlanRefused('A part of the console could not be fetched. Try again, or reload the page.')
  })
