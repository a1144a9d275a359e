/** A thread does not inherit that Node reads TypeScript: this loads pgliteWorker.ts in one. */
import { register } from 'tsx/esm/api'

register()
await import('./pgliteWorker.ts')
