import { PlanRefused } from './planRefused'

/** Loads and runs the dry run, whose code contains the contracts' ABIs. Rejects with PlanRefused. */
export const fetchPrepareStep = () =>
  import(/* webpackChunkName: "vesting" */ './prepareStep').catch(() => {
    throw new PlanRefused("Part of the console couldn't be loaded. Try again, or reload the page.")
  })
