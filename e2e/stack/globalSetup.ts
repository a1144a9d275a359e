import type { FullConfig } from '@playwright/test'
import { rmSync } from 'node:fs'
import { screensFolder } from '../watch/screens'
import { assertQuietLog } from './serverLog'
import { journeyPaths, startJourneyStack } from './journeyStack'

/** Starts the stack that all journeys share. The teardown stops it and checks the server's log. */
export default async function globalSetup({ rootDir }: FullConfig) {
  rmSync(screensFolder(rootDir), { recursive: true, force: true })
  const stop = await startJourneyStack('serve')
  return async () => {
    await stop()
    assertQuietLog(journeyPaths('serve').log('api'))
  }
}
