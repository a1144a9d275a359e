import { useCampaignsQuery, useUsersQuery } from '../../api/adminApi'
import type { Campaign, User } from '../../contract/entities'
import type { Screen } from '../../contract/endpoints'
import type { Role } from '../../contract/roles'
import { failureOf, type ApiError } from '../../api/errors'
import type { AnsweredPage } from '../../api/unwrap'
import { screenPath } from '../../config/paths'
import { statusLabel } from '../../features/campaigns/campaignStatus'
import { screensFor } from '../screens'
import type { Command, CommandGroup } from './commands'
import { usePaused } from './usePaused'
import type { Ways } from './useWays'

const fewestLetters = 2
const maxFound = 5

interface Found {
  groups: readonly CommandGroup[]
  /** Something may still come. */
  searching: boolean
  /** What could not be searched, in words. */
  failures: readonly string[]
}

/**
 * Users and campaigns with this text in e-mail or name, the first of each; only of the present text and what the role may open.
 * Where the server does not search, the list itself is offered: it looks through all of its rows.
 */
export function useFound(role: Role, text: string, { go }: Ways): Found {
  const paused = usePaused(text)
  const mayFind = (screen: Screen) =>
    text.length >= fewestLetters && screensFor(role).some((entry) => entry.screen === screen)
  const request = { start: 0, end: maxFound - 1, search: text }
  const isEarly = paused !== text
  const users = useUsersQuery(request, { skip: isEarly || !mayFind('users') })
  const campaigns = useCampaignsQuery(request, { skip: isEarly || !mayFind('campaign') })

  const address = (screen: 'users' | 'campaign', query: Record<string, string>) => () =>
    void go(`${screenPath(screen)}?${new URLSearchParams(query).toString()}`)
  const user = ({ id, email }: User) => ({ id: `user ${id}`, label: email, run: address('users', { search: email }) })
  const campaign = (row: Campaign) => ({
    id: `campaign ${row.id}`,
    label: row.title,
    hint: statusLabel(row),
    run: address('campaign', { search: row.title, view: row.id }),
  })
  const parts = [
    ...(mayFind('users') ? [partOf('Users', text, users, user, address('users', { search: text }))] : []),
    ...(mayFind('campaign')
      ? [partOf('Campaigns', text, campaigns, campaign, address('campaign', { search: text }))]
      : []),
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

function partOf<Row>(
  label: string,
  text: string,
  answer: Answer<Row>,
  command: (row: Row) => Command,
  lookThrough: () => void,
) {
  const { currentData, error, isFetching } = answer
  const failed = !currentData && !isFetching ? failureOf(error) : undefined
  const isSearched = currentData?.applied?.includes('search') ?? false
  // A server that cannot search answers with rows nobody asked for.
  const found = (currentData?.rows.map(command) ?? []).filter((one) =>
    one.label.toLowerCase().includes(text.toLowerCase()),
  )
  const all = { id: `all ${label}`, label: `Search all ${label.toLowerCase()} for “${text}”`, run: lookThrough }
  return {
    label,
    commands: currentData && !isSearched ? [...found, all] : found,
    searching: !currentData && !failed,
    failure: failed && `${label} could not be searched: ${failed.text}`,
  }
}
