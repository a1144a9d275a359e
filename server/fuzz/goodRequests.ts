import { files, multipart, taskParts } from '../testing/videos'
import type { Operation } from './operations'
import type { FuzzedRequest } from './requests'

const json = (body: object) => ({
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify(body),
})

const picture = json({ picture: files.jpeg.toString('base64') })

/** What operations have to be asked with; all others succeed without. */
const bodies: Readonly<Record<string, Omit<FuzzedRequest, 'url'>>> = {
  createAdmin: json({ name: 'Mona', role: 'moderator', email: 'mona@tour.example' }),
  createTask: multipart(taskParts()),
  updateSetting: json({ value: '1' }),
  taskThumbnail: picture,
  campaignThumbnail: picture,
  viewCampaign: json({ open: true }),
}
const queries: Readonly<Record<string, string>> = { statusCounts: '?list=users', dossier: '?of=mona@tour.example' }

/** A request that succeeds where the first row of each kind is there: an account of somebody else, a campaign that is approved. */
export const goodRequestTo = ({ name, path }: Operation): FuzzedRequest => ({
  url: path.replace('{id}', name === 'approveCampaign' ? '2' : '1') + (queries[name] ?? ''),
  headers: {},
  ...bodies[name],
})
