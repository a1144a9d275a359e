import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context'
import { refuseOtherMethods } from '../http/otherMethods'
import { MediaFolder } from '../media/mediaFolder'
import { mediaKey } from '../media/mediaKey'
import { MediaLinks } from '../media/mediaLinks'
import { sweepAtStart } from '../media/sweepMedia'
import { activityRoutes } from './activity'
import { adminUserRoutes } from './adminUsers'
import { assetRoutes } from './assets'
import { campaignRoutes } from './campaigns'
import { createTaskRoute } from './createTask'
import { cspReportRoute } from './cspReport'
import { dossierRoute } from './dossier'
import { eventRoutes } from './events'
import { healthRoutes } from './health'
import { mediaRoutes } from './media'
import { seriesRoutes } from './series'
import { sessionRoutes } from './session'
import { settingRoutes } from './settings'
import { statsRoutes } from './stats'
import { statusCountsRoutes } from './statusCounts'
import { taskRoutes } from './tasks'
import { thumbnailRoutes } from './thumbnails'
import { userRoutes } from './users'

/** Declares every route of the API, and what other methods are answered. Sweeps the media folder first. */
export async function declareRoutes(app: FastifyInstance, context: ServerContext) {
  const { config, clock } = context
  const folder = new MediaFolder(config.dataDir)
  const links = new MediaLinks(mediaKey(config.dataDir), clock)
  await folder.prepare()
  // Several servers may share PostgreSQL and this folder, so a new file may not have its row yet.
  await sweepAtStart(context, app.log, config.databaseUrl === undefined ? 0 : undefined)

  healthRoutes(app, context)
  cspReportRoute(app, clock)
  sessionRoutes(app, context)
  statsRoutes(app, context)
  statusCountsRoutes(app, context)
  seriesRoutes(app, context)
  assetRoutes(app, context)
  userRoutes(app, context)
  adminUserRoutes(app, context)
  taskRoutes(app, context, links)
  createTaskRoute(app, context, folder)
  mediaRoutes(app, context, folder, links)
  campaignRoutes(app, context, links)
  thumbnailRoutes(app, context, folder)
  settingRoutes(app, context)
  activityRoutes(app, context)
  eventRoutes(app, context)
  dossierRoute(app, context)
  refuseOtherMethods(app)
}
