import { UserFacingError } from '../../shared/userFacing'

/** Settles as the promise does, or rejects with this text after the time limit. */
export async function withTimeout<Result>(timeoutMs: number, promise: Promise<Result>, text: string): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new UserFacingError(text)), timeoutMs)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
