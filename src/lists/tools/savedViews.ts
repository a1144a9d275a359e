import { maxLength, nonEmpty, object, parse, pipe, regex, string, trim, type InferOutput } from 'valibot'
import { attempt } from '../../shared/attempt'

/** The query parameters of a view: what is searched, filtered, sorted and shown; the last two name what some pages read. */
const parameters = ['search', 'status', 'from', 'to', 'actor', 'action', 'sort', 'size', 'hide', 'chain', 'account']

const maxViews = 50
export const maxNameLength = 60

const viewSchema = object({
  name: pipe(string(), trim(), nonEmpty(), maxLength(maxNameLength)),
  /** The path of its page. */
  path: pipe(string(), regex(/^(\/[\w-]+)+$/)),
  query: pipe(string(), maxLength(2_000)),
})

/** A named choice of a list's search, filters, order and columns. */
export type SavedView = InferOutput<typeof viewSchema>

/** Whose views they are. */
interface Person {
  /** Empty in a session that an earlier version kept where the server sends none; then name and role tell people apart. */
  email: string
  role: string
  name: string
}

const keyOf = ({ email, role, name }: Person) => `views.${email || `${role} ${name}`}`

/** The part of a query that a view keeps, always in the same order. */
export function viewQuery(query: URLSearchParams, hidden: readonly string[] = query.getAll('hide')): string {
  const kept = new URLSearchParams()
  for (const name of parameters) {
    // Without a hidden column a view says so, because whoever opens it may have hidden some.
    const values = name === 'hide' ? (hidden.length > 0 ? hidden : ['']) : query.getAll(name)
    for (const value of values) kept.append(name, value)
  }
  return kept.toString()
}

/** The views of a person in this browser; what is damaged is left out. */
export function readViews(person: Person): readonly SavedView[] {
  const stored = attempt((): unknown => JSON.parse(window.localStorage.getItem(keyOf(person)) ?? '[]'))
  if (!Array.isArray(stored)) return []
  return stored.slice(0, maxViews).flatMap((one: unknown) => attempt(() => readView(one)) ?? [])
}

function readView(stored: unknown): SavedView {
  const view = parse(viewSchema, stored)
  return { ...view, query: viewQuery(new URLSearchParams(view.query)) }
}

/** Changes the stored views, which another tab may have changed; undefined if this browser did not keep them. */
export function changeViews(
  person: Person,
  change: (views: readonly SavedView[]) => readonly SavedView[],
): readonly SavedView[] | undefined {
  const views = change(readViews(person))
  if (views.length > maxViews) return undefined
  return attempt(() => {
    window.localStorage.setItem(keyOf(person), JSON.stringify(views))
    return views
  })
}

export const isSameView = (one: Pick<SavedView, 'name' | 'path'>, other: Pick<SavedView, 'name' | 'path'>) =>
  one.path === other.path && one.name.toLowerCase() === other.name.toLowerCase()

export const hrefOf = ({ path, query }: Pick<SavedView, 'path' | 'query'>) => `${path}?${query}`
