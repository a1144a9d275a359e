import { http, HttpResponse } from 'msw'
import type { Activity, AdminUser, Asset, Campaign, User } from '../contract/entities'
import { server } from './server'

const dossierPath = '/api/admin/dossier'

interface Answer {
  users?: readonly (User & { can_redeem: boolean })[]
  staff?: readonly AdminUser[] | undefined
  assets?: readonly Asset[]
  campaigns?: readonly Campaign[]
  activity?: readonly Activity[] | undefined
}

const part = <Row>(rows: readonly Row[]) => ({ rows, total: rows.length })

/** What our server knows of somebody, whoever is asked for; it can be changed, also into a failure. */
export function dossierServer(given: Answer = {}) {
  const asked: string[] = []
  const play = { ...given, status: 200, asked }
  server.use(
    http.get(dossierPath, ({ request }) => {
      play.asked.push(new URL(request.url).searchParams.get('of') ?? '')
      if (play.status !== 200) return HttpResponse.json({ message: 'Not now' }, { status: play.status })
      const { users = [], staff, assets = [], campaigns = [], activity } = play
      return HttpResponse.json({
        data: {
          users: part(users),
          assets: part(assets),
          campaigns: part(campaigns),
          ...(staff && { staff: part(staff) }),
          ...(activity && { activity: part(activity) }),
        },
      })
    }),
  )
  return play
}
