import { bareList } from './bareList'
import { bareReview } from './bareReview'
import { bareTable } from './bareTable'
import { textList, textTable } from './textPages'

/** The least that any page can do, by hand and without a library: what the console's pages are measured against. */
export const barePages: Readonly<Record<string, string>> = {
  '/bare/sign-in': `<!doctype html><title>Sign in</title><main><h1>Sign in</h1><form>
<label>E-mail <input type="email"></label><label>Password <input type="password"></label><button>Sign in</button>
</form></main>`,
  '/bare/list': bareList,
  '/bare/table': bareTable,
  '/bare/review': bareReview,
}

/** Pages without any style. */
export const textPages: Readonly<Record<string, string>> = { '/text/list': textList, '/text/table': textTable }
