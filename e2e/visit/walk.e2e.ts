import { expectAccessible } from '../axe.ts'
import { tabTo } from '../keyboard.ts'
import { expect, type Page, test } from '../test.ts'

// They only look, and come last: both browsers take what is left.
test.describe.configure({ mode: 'parallel' })
// As most people meet it: doors open, what comes fades in.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const fair = /Rives & Ateliers/

/** From the homepage of all fairs to the lobby of ours. */
async function enter(page: Page) {
  await page.goto('/')
  await page.getByRole('link', { name: fair }).first().click()
  await isAt(page, fair)
  await page.getByRole('link', { name: 'Entrer dans le salon' }).click()
  await isAt(page, 'Bienvenue')
}

/** A page is sent for wide and narrow at once: until its styles are there, both of its faces would count as seen. */
async function isAt(page: Page, name: string | RegExp) {
  await expect(page.getByRole('heading', { level: 1, name }).first()).toBeVisible()
  await page.waitForLoadState()
}
const doorOfA = (page: Page) => page.getByRole('link', { name: /^Hall A, Fabriquer/ }).first()
const hallB = (page: Page) => page.getByRole('link', { name: /Hall B, Nourrir/ })
const boothB1 = (page: Page) => page.getByRole('link', { name: /^Stand B1, Maraîchers du Val/ }).first()
const brochure = (page: Page) =>
  page
    .locator('#brochures')
    .getByRole('link', { name: /Qui nous sommes/ })
    .first()

/** Behind the brochure that is seen there is a file that can be read. */
async function expectBrochure(page: Page) {
  await expect(brochure(page)).toBeVisible()
  const file = await page.request.get((await brochure(page).getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
}

// On phones it is met in `scene.e2e.ts` and `app/walks.e2e.ts`.
test('from home through the lobby and two halls to a booth and its brochure, by the scene', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 844 })
  await enter(page)
  await page
    .getByRole('link', { name: /Fabriquer/ })
    .first()
    .click()
  await isAt(page, 'Fabriquer')
  await hallB(page).click()
  await isAt(page, 'Nourrir & soigner')
  await boothB1(page).click()
  await isAt(page, 'Maraîchers du Val')
  await expectBrochure(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('the same walk in the list, which is remembered', async ({ page }) => {
  await enter(page)
  await page.getByRole('radio', { name: /Liste/ }).click()
  await page.getByRole('link', { name: /Fabriquer/ }).click()
  await expect(page.getByRole('heading', { name: /Allée 1/ })).toBeVisible()
  await hallB(page).click()
  await isAt(page, 'Nourrir & soigner')
  await expect(page.getByRole('heading', { name: /Allée 1/ })).toBeVisible()
  await page.getByRole('link', { name: 'Maraîchers du Val', exact: true }).click()
  await isAt(page, 'Maraîchers du Val')
  await expect(page.getByRole('heading', { name: /Sur le stand/ })).toBeVisible()
  await expectBrochure(page)
})

test('the same walk by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await tabTo(page, page.getByRole('link', { name: fair }).first())
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Entrer dans le salon' }))
  await page.keyboard.press('Enter')
  await isAt(page, 'Bienvenue')
  await tabTo(page, doorOfA(page))
  await page.keyboard.press('Enter')
  await isAt(page, 'Fabriquer')
  await tabTo(page, page.getByRole('link', { name: /^Stand A1,/ }).first())
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('link', { name: /^Stand A2,/ }).first()).toBeFocused()
  await tabTo(page, hallB(page))
  await page.keyboard.press('Enter')
  await isAt(page, 'Nourrir & soigner')
  await tabTo(page, boothB1(page))
  await page.keyboard.press('Enter')
  await isAt(page, 'Maraîchers du Val')
  await tabTo(page, brochure(page))
  await expectBrochure(page)
})

test('switching to German keeps the place', async ({ page }) => {
  await page.goto('/rives-et-ateliers/fair/visit/1?view=list')
  await page.getByRole('link', { name: 'Ardoiselle', exact: true }).click()
  await isAt(page, 'Ardoiselle')
  const { pathname } = new URL(page.url())
  await page.getByRole('button', { name: /Langue/ }).click()
  await page.getByRole('menuitem', { name: 'Deutsch' }).click()
  await expect(page.getByRole('button', { name: /Sprache/ })).toBeVisible()
  await isAt(page, 'Ardoiselle')
  expect(new URL(page.url()).pathname).toBe(pathname)
  expect(await (await page.request.get('/rives-et-ateliers')).text()).toMatch(/<html[^>]* lang="de"/)
})

test('a call that does not exist says so as calls do, and is no page', async ({ request }) => {
  const answer = await request.get('/api/no-such-call?x=1')
  expect([answer.status(), (await answer.json()).message_code]).toEqual([404, 'not_found'])
})

test('a public page arrives as HTML with its content, its social tags and the look of what is drawn', async ({
  request,
}) => {
  const html = await (
    await request.get('/rives-et-ateliers', { headers: { 'accept-language': 'en' } })
  ).text()
  expect(html).toContain('Forty-four workshops')
  expect(html).toMatch(/<meta property="og:title" content="Rives &amp; Ateliers/)
  expect((await request.get('/no-such-fair')).status()).toBe(404)
  // What phones are shown of the lobby until its scripts are there.
  const lobby = await (await request.get('/rives-et-ateliers/fair/visit/lobby')).text()
  const styles = [...lobby.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) =>
    request.get(href).then(answer => answer.text()),
  )
  const [, card] = /<li data-hall="\d+"><a class="([^" ]+)"/.exec(lobby) ?? []
  expect((await Promise.all(styles)).join('')).toContain(`.${card}`)
})

test('no serious finding of axe on the way, in either look and width', async ({ page }) => {
  test.slow()
  // A part of the exhibitors: each is drawn as all others are.
  for (const address of [
    '/',
    '/rives-et-ateliers',
    '/rives-et-ateliers/fair/visit/lobby',
    '/rives-et-ateliers/exhibitors/list?search=bois',
    '/rives-et-ateliers/fair/visit/lobby?view=list',
  ]) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await expectAccessible(page)
  }
  await page.getByRole('link', { name: /Fabriquer/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Fabriquer' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ardoiselle', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Ardoiselle' }).waitFor()
  await expectAccessible(page)
})
