/** Ends a plan before anything is sent; its message is one sentence for people. */
export class PlanRefused extends Error {
  override name = 'PlanRefused'
}
