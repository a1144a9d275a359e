/** The value that this share of the values (0.5: half of them) does not exceed; NaN without values. */
export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN
