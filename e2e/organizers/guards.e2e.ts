import { expect, type Page, test } from '@playwright/test'
import { screens } from '#app/web/screens.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { logIn } from '../log-in.ts'

/** Demo accounts, and as what each of them may act. */
const accounts: Record<string, string> = {
  superadmin: 'superAdmin',
  superorganizer: 'superOrganizer',
  organizer: 'organizer',
  clusteradmin: 'clusterAdmin',
  firmadmin: 'firmAdmin',
  standadmin: 'firmAdmin',
  standcontact: 'standContact',
  speaker: 'speaker',
  moderator: 'moderator',
  press: 'press',
  visitor: 'visitor',
}

const guarded = screens.filter(screen => screen.allow !== 'anyone')

const addressOf = ({ path, unprefixed }: (typeof screens)[number]) =>
  hrefOf(path, { id: 1 }, unprefixed ? null : 'rives-et-ateliers')

/** As by "back" and "forward": the page stays alive and its routes change. */
const goWithin = (page: Page, address: string) =>
  page.evaluate(to => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

test('nobody logged in is led from every guarded page to the login and back', async ({ page }) => {
  test.setTimeout(600_000)
  await page.goto('/contact')
  await expect(page.locator('html[data-hears]')).toHaveCount(1)
  for (const screen of guarded) {
    const address = addressOf(screen)
    await goWithin(page, address)
    await expect(page, screen.name).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(address)}`))
    await goWithin(page, '/contact')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/rives-et-ateliers/user/list?page=2')
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/rives-et-ateliers/user/list?page=2')}`)
})

for (const [account, role] of Object.entries(accounts))
  test(`${account} is led home from every page of others, and from none of their own`, async ({ page }) => {
    test.setTimeout(600_000)
    const contact = page.getByRole('heading', { level: 1, name: 'Écrire aux organisateurs' })
    await logIn(page, account, '/contact')
    await expect(page.locator('html[data-hears]')).toHaveCount(1)
    for (const screen of guarded) {
      const isOwn = screen.allow === 'members' || screen.allow.includes(role)
      await goWithin(page, addressOf(screen))
      if (isOwn) {
        await expect(contact, screen.name).toHaveCount(0)
        await expect(page.locator('#main :is(h1, h2, h3)').first(), screen.name).toBeVisible()
        expect(new URL(page.url()).pathname, screen.name).not.toMatch(/^\/(login)?$/)
      } else {
        await expect(page, screen.name).toHaveURL(/^https?:\/\/[^/]+\/$/)
      }
      await goWithin(page, '/contact')
      await expect(contact, screen.name).toBeVisible()
    }
  })
