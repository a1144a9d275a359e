import { notifyMissing } from '../../ui/lazyPart'
import { notify } from '../../ui/messages/notify'
import type { Source } from './report'

/** Puts what support needs on the clipboard, or into a file where the browser allows no copying. */
export async function copyDiagnostics(source: Source) {
  // In the chunk that the first interaction fetches, so that it is mostly there when other code is missing.
  const late = await import(/* webpackChunkName: "messages" */ './report').catch(() => undefined)
  const text = late?.reportOf(source) ?? source.recorder.text()
  try {
    await navigator.clipboard.writeText(text)
    notify.success('Diagnostics copied')
  } catch {
    if (late) late.saveReport(text)
    else notifyMissing()
  }
}
