import { existsSync, rmSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isRunning } from '../db/processStart'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Makes a folder in one step: `fill` writes into one beside it, which takes the name when it is whole and is gone after every
 * other end, also a signal. What a killed process left beside is removed by the next one. Throws an Error when `folder` is
 * there already, before anything is written.
 */
export async function makeFolder<Result>(folder: string, fill: (part: string) => Promise<Result>): Promise<Result> {
  if (existsSync(folder)) throw taken(folder)
  await removeDead(folder)
  const part = partOf(folder, process.pid)
  const stop = () => {
    rmSync(part, { recursive: true, force: true, maxRetries: 10 })
    process.exit(1)
  }
  for (const signal of signals) process.once(signal, stop)
  try {
    await mkdir(part, { recursive: true, mode: 0o700 })
    const result = await fill(part)
    await rename(part, folder).catch((error: unknown) => {
      throw existsSync(folder) ? taken(folder) : error
    })
    return result
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
}

const taken = (folder: string) => new Error(`${folder} is there already. Nothing was written. Name a new folder.`)

const partOf = (folder: string, pid: number | string) => `${folder}.${pid}.part`

/** Also when this process has its number, as every process of a container may: this one has written nothing yet. */
const isDead = (pid: number) => pid === process.pid || !isRunning(pid)

async function removeDead(folder: string) {
  const beside = await readdir(dirname(folder)).catch(() => [])
  for (const name of beside) {
    const [, pid = ''] = /\.(\d+)\.part$/.exec(name) ?? []
    if (name === basename(partOf(folder, pid)) && isDead(Number(pid)))
      await rm(join(dirname(folder), name), { recursive: true, force: true })
  }
}
