/** Runs a command of the sandbox; an error is printed as one message with exit code 1, never as a stack trace. */
export async function command(run: () => void | Promise<void>): Promise<void> {
  try {
    await run()
    process.exit(0)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
