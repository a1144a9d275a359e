/** Runs jest with jest.config.ts; jest itself reads a TypeScript configuration only with another compiler installed. */
import { run } from 'jest'
import config from '../jest.config'

await run(['--config', JSON.stringify({ rootDir: process.cwd(), ...config }), ...process.argv.slice(2)])
