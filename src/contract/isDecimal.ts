/** Whether a value is exact decimal text: "12", "-0.5". */
export const isDecimal = (text: unknown): text is `${number}` =>
  typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text)
