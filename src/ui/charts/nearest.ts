/** The index of the point nearest to a place on the horizontal axis (0 to 1); undefined without points. */
export function nearest(points: readonly { share: number }[], place: number): number | undefined {
  let found: number | undefined
  let distance = Number.POSITIVE_INFINITY
  for (const [index, { share }] of points.entries()) {
    if (Math.abs(share - place) >= distance) continue
    distance = Math.abs(share - place)
    found = index
  }
  return found
}
