/** Whether this locale writes 10,000 as 10.000. Amounts are shown so, but typed with a decimal point, so 2.000 may mean 2000. */
const pointsSeparateThousands = () => (10_000).toLocaleString().includes('.')

/** Says how to write a typed amount that can be read in two ways; undefined if it can be read in one way only. */
export function whyUnclear(text: string): string | undefined {
  if (!/^[1-9]\d{0,2}\.\d{3}$/.test(text) || !pointsSeparateThousands()) return undefined
  const whole = text.replace('.', '')
  return `${text} can be read as ${whole} or ${Number(text)}. Write ${whole}, or ${text}0`
}
