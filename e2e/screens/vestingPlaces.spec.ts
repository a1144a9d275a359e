import { boxOf, placeOf, widen } from '../console/places'
import { vestingPage } from '../console/vestingPage'
import { expect, test } from '../journey'

test.use({ role: 'super-admin' })

test('the reason stands below Release Vest, and on a phone the buttons begin where the title does', async ({
  page,
}) => {
  const vesting = vestingPage(page)
  await page.goto('/vesting')
  const reason = page.getByRole('main').getByText('Connect a wallet to sign this.')
  const add = page.getByRole('button', { name: 'Add Vest' })
  await reason.waitFor()

  for (const width of [800, 1100, 1440, 2560]) {
    await widen(page, width)
    const [said, release, other] = [await placeOf(reason), await boxOf(vesting.releaseButton), await boxOf(add)]
    expect([other.top, other.bottom], `Add Vest at ${width}`).toEqual([release.top, release.bottom])
    expect(said.top, `top of the reason at ${width}`).toBeGreaterThanOrEqual(release.bottom)
    expect(said.right, `end of the reason at ${width}`).toBeCloseTo(release.right, 0)
  }

  for (const width of [320, 360]) {
    await widen(page, width)
    const [said, release, other] = [await placeOf(reason), await boxOf(vesting.releaseButton), await boxOf(add)]
    const { left } = await boxOf(page.getByRole('heading', { level: 1 }))
    expect(said.top, `top of the reason at ${width}`).toBeGreaterThanOrEqual(release.bottom)
    expect(release.top, `top of Release Vest at ${width}`).toBeGreaterThanOrEqual(other.bottom)
    expect(said.left, `begin of the reason at ${width}`).toBeCloseTo(left, 0)
    expect(other.left, `begin of Add Vest at ${width}`).toBeCloseTo(left, 0)
  }
})
