import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { adminApi } from '../../api/adminApi'
import { campaign, campaigns } from '../../testing/builders'
import { campaignPaths, campaignServer } from '../../testing/campaignServer'
import { renderApp } from '../../testing/renderApp'
import { gate } from '../../testing/requests'
import { askedRows, server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { openCampaignsOf, figureTexts } from '../../testing/openCampaigns'

beforeEach(() => keepSession('moderator'))

it('says of each figure that it could not be read, reads it when asked to, and shows the list all the same', async () => {
  campaignServer(campaign())
  server.use(http.get(campaignPaths.stats, () => HttpResponse.json({}, { status: 500 })))
  const { screen, user } = renderApp('/campaign')
  expect(await screen.findByText('City tour')).toBeVisible()
  const failed = "-Couldn't load. Try again"
  await waitFor(() =>
    expect(figureTexts()).toEqual([
      `Total Campaigns: ${failed}`,
      `Approved Campaigns: ${failed}`,
      `inactive Campaigns: ${failed}`,
    ]),
  )
  campaignServer(campaign())
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[1] ?? document.body)
  await waitFor(() =>
    expect(figureTexts()).toEqual(['Total Campaigns: 1', 'Approved Campaigns: 0', 'inactive Campaigns: 0']),
  )
})

it('says of figures that could not be read again that they may be out of date, without an alert, until they were read', async () => {
  const { screen, user, store } = openCampaignsOf([campaign()])
  const read = ['Total Campaigns: 1', 'Approved Campaigns: 0', 'inactive Campaigns: 0']
  await waitFor(() => expect(figureTexts()).toEqual(read))
  server.use(http.get(campaignPaths.stats, () => HttpResponse.json({}, { status: 500 })))
  void store.dispatch(adminApi.endpoints.campaignStats.initiate(undefined, { forceRefetch: true }))
  await waitFor(() => expect(figureTexts()).toEqual(read.map((figure) => `${figure}May be out of date. Try again`)))
  expect(screen.queryByRole('alert')).toBeNull()
  const { open: held, release } = gate()
  server.use(
    http.get(campaignPaths.stats, async () => {
      await held
      return HttpResponse.json({}, { status: 500 })
    }),
  )
  const again = screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body
  await user.click(again)
  expect(again).toHaveAttribute('aria-busy', 'true')
  release()
  expect(await screen.findByRole('alert')).toHaveTextContent('May be out of date.')
  campaignServer(campaign())
  await user.click(again)
  await waitFor(() => expect(figureTexts()).toEqual(read))
})

it('leaves the alerts of figures alone while those are read once more', async () => {
  campaignServer()
  server.use(http.get(campaignPaths.stats, () => HttpResponse.json({}, { status: 500 })))
  const { screen, store } = renderApp('/campaign')
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3))
  const alerts = screen.getAllByRole('alert')
  const { open: held, release } = gate()
  const asked = jest.fn()
  server.use(
    http.get(campaignPaths.stats, async () => {
      asked()
      await held
      return HttpResponse.json({}, { status: 500 })
    }),
  )
  const again = store.dispatch(adminApi.endpoints.campaignStats.initiate(undefined, { forceRefetch: true }))
  await waitFor(() => expect(asked).toHaveBeenCalled())
  const stillThere = () => alerts.map((alert) => alert.isConnected)
  expect(stillThere()).toEqual([true, true, true])
  release()
  await again
  expect(stillThere()).toEqual([true, true, true])
})

it.each([
  ['the figures', { total_campaigns: 31 }, '1-10 of 31'],
  ['nobody', {}, '1-10 of 10+'],
  ['no figure that counts nothing (-5)', { total_campaigns: -5 }, '1-10 of 10+'],
  ['no figure that counts nothing (12.5)', { total_campaigns: 12.5 }, '1-10 of 10+'],
  ['no figure that counts fewer than are shown', { total_campaigns: 3 }, '1-10 of 10+'],
])('takes the number of campaigns from %s when the list does not say it', async (_who, stats, label) => {
  server.use(
    http.get(campaignPaths.list, ({ request }) =>
      HttpResponse.json({ data: { campaign_ads: askedRows(request, campaigns(31)) } }),
    ),
    http.get(campaignPaths.stats, () => HttpResponse.json({ 'campaign-stats': stats })),
  )
  const { screen } = renderApp('/campaign')
  expect(await screen.findByText(label)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next page' })).toBeEnabled()
})
