/** Whether an error has this code, as those of the system have: `ENOENT`. */
export const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
