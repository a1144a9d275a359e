import { useCampaignsQuery, useTasksQuery, useUsersQuery } from '../../api/adminApi'
import { failureOf, type ApiError } from '../../api/errors'
import type { AnsweredPage } from '../../api/unwrap'
import type { Screen } from '../../contract/endpoints'
import type { Role } from '../../contract/roles'
import { formatDecimal } from '../../shared/amounts'
import { userRows } from '../../features/users/userChanges'
import { searchTextOf } from '../../lists/rows/searchText'
import { screensFor } from '../screens'
import { typedCommand, type Command, type CommandGroup } from './commands'
import { usePaused } from './usePaused'
import { useRowCommands } from './useRowCommands'
import type { Ways } from './useWays'

const countText = (count: number) => formatDecimal(String(count))

const fewestLetters = 2
const maxFound = 5
/** Of more rows than these only those are changed whose verb is typed, so that the list stays short. */
const maxWithActs = 3

interface Found {
  groups: readonly CommandGroup[]
  /** Something may still come. */
  searching: boolean
  /** What could not be searched, in words. */
  failures: readonly string[]
}

/**
 * Users, campaigns and tasks with this text in e-mail, address, title or instructions, the first of each; only of the present
 * text and what the role may open. Where the server does not search, or has more, the list itself is offered: it looks through all
 * of its rows.
 */
export function useFound(role: Role, typed: string, ways: Ways): Found {
  const { verb, text } = typedCommand(typed)
  const paused = usePaused(text)
  const request = { start: 0, end: maxFound - 1, search: text }
  const rows = useRowCommands(ways, request)
  const mayFind = (screen: Screen) =>
    text.length >= fewestLetters && screensFor(role).some((entry) => entry.screen === screen)
  const isEarly = paused !== text
  const users = useUsersQuery(request, { skip: isEarly || !mayFind('users') })
  const campaigns = useCampaignsQuery(request, { skip: isEarly || !mayFind('campaign') })
  const tasks = useTasksQuery(request, { skip: isEarly || !mayFind('tasks') })

  const part = <Row>(
    screen: Screen,
    label: string,
    answer: Answer<Row>,
    textOf: (row: Row) => string,
    commands: (row: Row) => Command[],
  ) =>
    mayFind(screen)
      ? [partOf({ label, text, verb, answer, textOf, commands, showAll: rows.open(screen, { search: text }) })]
      : []
  const parts = [
    ...part('users', 'Users', users, searchTextOf(userRows, text), rows.user),
    ...part('campaign', 'Campaigns', campaigns, ({ title }) => title, rows.campaign),
    ...part('tasks', 'Tasks', tasks, ({ instructions }) => instructions, rows.task),
  ]
  return {
    groups: parts.filter(({ commands }) => commands.length > 0),
    searching: parts.some(({ searching }) => searching),
    failures: parts.flatMap(({ failure }) => failure ?? []),
  }
}

interface Answer<Row> {
  currentData?: AnsweredPage<Row> | undefined
  error?: ApiError | undefined
  isFetching: boolean
}

interface Part<Row> {
  label: string
  text: string
  verb: string | undefined
  answer: Answer<Row>
  textOf: (row: Row) => string
  commands: (row: Row) => Command[]
  showAll: () => void
}

function partOf<Row>({ label, text, verb, answer, textOf, commands, showAll }: Part<Row>) {
  const { currentData, error, isFetching } = answer
  const failed = !currentData && !isFetching ? failureOf(error) : undefined
  const isSearched = currentData?.applied?.includes('search') ?? false
  // A server that cannot search answers with rows nobody asked for.
  const found = (currentData?.rows ?? []).filter((row) => textOf(row).toLowerCase().includes(text.toLowerCase()))
  const total = isSearched ? currentData?.total : undefined
  const hasMore = total !== undefined && found.length > 0 && total > found.length
  const things = label.toLowerCase()
  return {
    label,
    count: hasMore ? `${found.length} of ${countText(total)}` : undefined,
    commands: [
      ...found.flatMap(commands).filter((command) => isOffered(command, verb, found.length)),
      ...(hasMore ? [{ id: `all ${label}`, label: `Show all ${countText(total)} ${things}`, run: showAll }] : []),
      ...(currentData && !isSearched
        ? [{ id: `all ${label}`, label: `Search all ${things} for “${text}”`, run: showAll }]
        : []),
    ],
    searching: !currentData && !failed,
    failure: failed && `${label} couldn't be searched: ${failed.text}`,
  }
}

function isOffered({ isAct, label }: Command, verb: string | undefined, found: number): boolean {
  if (verb !== undefined) return isAct === true && label.toLowerCase().startsWith(verb)
  return !isAct || found <= maxWithActs
}
