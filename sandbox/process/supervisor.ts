import { setTimeout as delay } from 'node:timers/promises'
import { startChild, stopChild, type Child, type Program } from './childProcess'
import { recordProcesses } from './leftovers'

const pollMs = 25

/** Starts the programs of one stack, watches them and ends them together. */
export interface Supervisor {
  /**
   * Starts a program and resolves when `isReady` says so. Rejects with the program's last lines when it ends before.
   * From then on its exit is a failure of the stack.
   */
  readonly start: (program: Program, isReady: (child: Child) => Promise<boolean>) => Promise<Child>
  /** Runs a program to its end. Rejects with its last lines when it fails. */
  readonly run: (program: Program) => Promise<void>
  /** Ends one program on purpose. */
  readonly stop: (child: Child) => Promise<void>
  /** Ends all programs; nothing can be started afterwards. */
  readonly stopAll: () => Promise<void>
  /** Rejects when a program ends unexpectedly. */
  readonly failure: Promise<never>
}

export function createSupervisor(recordPath: string): Supervisor {
  const running = new Set<Child>()
  let isStopping = false
  let fail: (error: Error) => void = () => undefined
  const failure = new Promise<never>((_resolve, reject) => (fail = reject))
  failure.catch(() => undefined)

  const record = () =>
    recordProcesses(
      recordPath,
      [...running].map(({ identity }) => identity),
    )

  const stop = async (child: Child) => {
    running.delete(child)
    await stopChild(child)
    record()
  }

  const launch = async (program: Program) => {
    const child = await startChild(program)
    running.add(child)
    record()
    if (isStopping) await stop(child)
    return child
  }

  const run = async (program: Program) => {
    const child = await launch(program)
    const how = await child.ended
    running.delete(child)
    record()
    if (child.process.exitCode !== 0) throw endedError(child, how)
  }

  const start: Supervisor['start'] = async (program, isReady) => {
    const child = await launch(program)
    await untilReady(child, isReady)
    void child.ended.then((how) => {
      if (running.delete(child) && !isStopping) fail(endedError(child, how))
    })
    return child
  }

  const stopAll = async () => {
    isStopping = true
    await Promise.all([...running].map(stop))
    record()
  }

  return { start, run, stop, stopAll, failure }
}

async function untilReady(child: Child, isReady: (child: Child) => Promise<boolean>): Promise<void> {
  let hasEnded = false
  const end = child.ended.then((how) => {
    hasEnded = true
    throw endedError(child, how)
  })
  const ready = async () => {
    while (!(await isReady(child)) && !hasEnded) await delay(pollMs)
  }
  await Promise.race([end, ready()])
}

function endedError(child: Child, how: string): Error {
  return new Error(`${how}. Its last lines:\n${child.lastLines()}`)
}
