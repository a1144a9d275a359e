/** Finds a Chromium for the journeys, or installs one. CHROMIUM_PATH overrides the search. */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { install, isDebianRoot } from './install'

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of a working Chromium. Throws one sentence that says what to install when there is none. */
export function browserPath(): string {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, and there is no such file.`)
  }
  return found() ?? installed()
}

function found() {
  return [...systemPaths, chromium.executablePath()].find((path) => existsSync(path))
}

function installed() {
  const attempts = [
    ...(isDebianRoot() ? [['apt-get update', 'apt-get install -y chromium']] : []),
    ['npx playwright install chromium'],
  ]
  for (const commands of attempts) {
    const path = install('Chromium', commands, found)
    if (path) return path
  }
  throw new Error(
    'The journeys need Chromium: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH to one.',
  )
}
