/** What somebody has typed, kept in sessionStorage field by field until it is of no more use; damaged drafts count as none. */
const maxLength = 2_000

/** The drafts of these fields; a field without one is as given. */
export function readDrafts<Values extends Readonly<Record<string, string>>>(initial: Values): Values {
  const values = { ...initial }
  for (const field of Object.keys(initial)) {
    const text = attempt((storage) => storage.getItem(field))
    if (text && text.length <= maxLength) Object.assign(values, { [field]: text })
  }
  return values
}

export function keepDraft(field: string, text: string): void {
  attempt((storage) => storage.setItem(field, text))
}

// A browser that blocks storage keeps no drafts; the form itself goes on.
function attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(window.sessionStorage)
  } catch {
    return undefined
  }
}
