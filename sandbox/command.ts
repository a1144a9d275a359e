/** Runs a command of the sandbox; what went wrong is one message and exit code 1, never a stack trace. */
export async function command(run: () => void | Promise<void>): Promise<void> {
  try {
    await run()
    process.exit(0)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
