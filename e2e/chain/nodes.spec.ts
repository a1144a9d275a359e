import type { Page } from '@playwright/test'
import { array, number, object, string } from 'yup'
import { expect, test } from '../journey'

test.use({ role: 'super-admin' })

const rows = (page: Page) => page.locator('[aria-label="Stakings"] tbody tr')
const chainOf = <Chain extends { id: number }>(chains: readonly Chain[], id: number): Chain => {
  const chain = chains.find((one) => one.id === id)
  if (!chain) throw new Error(`The local stack has no chain ${id}.`)
  return chain
}

test('the stakes of any chain are read without a wallet, and the address keeps the chain', async ({ page }) => {
  await page.goto('/staking?chain=31338')
  await expect(rows(page)).toHaveCount(6)
  await expect(page.getByLabel('Network')).toHaveValue('31338')
  await page.getByLabel('Network').selectOption('31337')
  await expect(page).toHaveURL('/staking?chain=31337')
  await expect(rows(page)).toHaveCount(10)
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('status')).toHaveText('1-10 of 120')
})

test('a chain whose node is cut off degrades alone, and comes back when it is asked again', async ({
  page,
  stack,
  watch,
}) => {
  const { rpcUrl } = chainOf(stack.chains, 31338)
  watch.expectCutOff(rpcUrl)
  await page.goto('/staking')
  await expect(rows(page)).toHaveCount(10)
  await page.route(`${rpcUrl}/**`, (route) => route.abort())
  await page.getByLabel('Network').selectOption('31338')
  const failure = page.getByRole('alert').filter({ hasText: 'Local Chain B' })
  await expect(failure).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Stakings' })).toBeVisible()
  await page.getByLabel('Network').selectOption('31337')
  await expect(rows(page)).toHaveCount(10)
  await page.unroute(`${rpcUrl}/**`)
  await page.getByLabel('Network').selectOption('31338')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(rows(page)).toHaveCount(6)
})

const callsSchema = array(object({ id: number().required(), method: string().required() }).required()).required()
type Calls = readonly { readonly id: number; readonly method: string }[]

const allZeros = `0x${'0'.repeat(64)}`
const answerAll = (calls: Calls, result: (method: string) => string, shift = 0) =>
  JSON.stringify(calls.map(({ id, method }) => ({ jsonrpc: '2.0', id: id + shift, result: result(method) })))

const nonsense: readonly ((calls: Calls) => string)[] = [
  () => '<!doctype html><h1>Welcome to our hotel</h1>',
  () => '[{"jsonrpc":"2.0","id":1,"res',
  // Answers that have the ids of other requests.
  (calls) => answerAll(calls, () => allZeros, 1_000),
  // Another chain, on which nobody has staked.
  (calls) => answerAll(calls, (method) => (method === 'eth_chainId' ? '0x1' : allZeros)),
]

test('a node that answers nonsense, or serves another chain, is not believed', async ({ page, stack }) => {
  const { rpcUrl } = chainOf(stack.chains, 31338)
  const failure = page.getByRole('alert').filter({ hasText: 'Local Chain B' })
  const retry = failure.getByRole('button', { name: 'Try again' })
  const answered: number[] = []
  await page.route(`${rpcUrl}/**`, (route) => {
    const asked: unknown = route.request().postDataJSON()
    const calls = callsSchema.validateSync(Array.isArray(asked) ? asked : [asked])
    const headers = { 'access-control-allow-origin': '*' }
    const body = nonsense[round]?.(calls) ?? ''
    answered.push(round)
    return route.fulfill({ contentType: 'application/json', headers, body })
  })
  let round = 0
  await page.goto('/staking?chain=31338')
  for (; round < nonsense.length; round += 1) {
    if (round > 0) await retry.click()
    await expect.poll(() => answered).toContain(round)
    await expect(failure).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
  }
  await page.unroute(`${rpcUrl}/**`)
  await retry.click()
  await expect(rows(page)).toHaveCount(6)
})
