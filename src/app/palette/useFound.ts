import { useTasksQuery } from '../../api/adminApi'
import { isModerator } from '../../config/adminStatus'
import { mayOpen, type Screen } from '../../contract/endpoints'
import type { Role } from '../../contract/roles'
import { typedCommand, type CommandGroup } from './commands'
import { partOf, type Offered } from './foundPart'
import { paletteLists } from './paletteLists'
import { transactionHash, useTransactionCommands } from './useTransactionCommands'
import { usePaletteRows } from './usePaletteRows'
import { usePaused } from './usePaused'
import { useRowCommands } from './useRowCommands'
import type { Ways } from './useWays'

const fewestLetters = 2
const maxFound = 5

interface Found {
  groups: readonly CommandGroup[]
  /** Something may still come. */
  searching: boolean
  /** What has not been searched, or not to its end, in words. */
  notes: readonly string[]
}

/** The number in "task 7", "#7" and "7". */
const taskNumber = (text: string) => /^(?:task\s*)?#?([1-9]\d{0,14})$/i.exec(text)?.[1]

/** Whether the verb can change rows of the screen. Rows that the verb can't change are not shown. */
const changes = (screen: Screen, verb: string) =>
  screen !== 'admin-users' && (verb !== 'approve' || screen === 'campaign')

/**
 * Users, campaigns, tasks and admins with this text in e-mail, address, title or instructions, the first of each; only of the
 * present text and what the role may open. A task is found by its number too, a transaction by its hash.
 */
export function useFound(role: Role, typed: string, ways: Ways): Found {
  const { verb, text } = typedCommand(typed)
  const paused = usePaused(text)
  const request = { start: 0, end: maxFound - 1, search: text }
  const rows = useRowCommands(ways, request)
  const hash = transactionHash(text)
  const id = taskNumber(text)
  const mayFind = (screen: Screen) =>
    hash === undefined &&
    (verb === undefined || changes(screen, verb)) &&
    (text.length >= fewestLetters || (screen === 'tasks' && id !== undefined)) &&
    mayOpen(role, screen)
  const skips = (screen: Screen) => paused !== text || !mayFind(screen)

  const users = usePaletteRows(paletteLists.users, request, skips('users'))
  const campaigns = usePaletteRows(paletteLists.campaigns, request, skips('campaign'))
  const tasks = usePaletteRows(paletteLists.tasks, request, skips('tasks'))
  const admins = usePaletteRows(
    paletteLists.admins,
    request,
    skips('admin-users'),
    role === 'super-admin' ? undefined : isModerator,
  )
  const numbered = useTasksQuery({ start: 0, end: 0, id: id ?? '' }, { skip: id === undefined || skips('tasks') })
  const transaction = useTransactionCommands(role, hash, ways)

  const part = <Row extends { id: string }>(
    screen: Screen,
    offered: Omit<Offered<Row>, 'text' | 'verb' | 'showAll'>,
  ) => (mayFind(screen) ? [partOf({ ...offered, text, verb, showAll: rows.open(screen, { search: text }) })] : [])
  const parts = [
    ...part('users', { label: 'Users', answer: users, commands: rows.user }),
    ...part('campaign', { label: 'Campaigns', answer: campaigns, commands: rows.campaign }),
    ...part('tasks', {
      label: 'Tasks',
      answer: tasks,
      commands: rows.task,
      numbered: id === undefined ? undefined : { id, answer: numbered },
    }),
    ...part('admin-users', { label: 'Admin Users', answer: admins, commands: rows.admin }),
    ...transaction,
  ]
  return {
    groups: parts.filter(({ commands }) => commands.length > 0),
    searching: parts.some(({ searching }) => searching),
    notes: [
      ...(text && text.length < fewestLetters ? ['Type one more character to search'] : []),
      ...parts.flatMap(({ note }) => note ?? []),
    ],
  }
}
