import { UserFacingError } from '../../shared/userFacing'

/** The outcome of a promise, or an error with this text when it takes longer than so many milliseconds. */
export async function within<Result>(limit: number, promise: Promise<Result>, text: string): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new UserFacingError(text)), limit)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
