/** Runs the test files that are named, one after the other in this process: `node --import tsx server/testing/runFiles.ts <file ...>`. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

for (const file of process.argv.slice(2)) await import(pathToFileURL(resolve(file)).href)
