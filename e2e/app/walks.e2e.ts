import { tabTo } from '../keyboard.ts'
import { expect, type Page, test } from '../test.ts'

const fair = '/rives-et-ateliers'
const ready = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()

/** Somebody who is free now, in the last aisle of the last hall: other tests change those of the first. */
async function lastFree(page: Page) {
  const { hall } = await (await page.request.get('/api/visit/halls/1')).json()
  const { people } = await (await page.request.get(`/api/visit/free_people?fair=${hall.fair}`)).json()
  const { firstName, lastName, stand } = people.at(-1)
  return { person: `${firstName} ${lastName}`, booth: `${stand.name}` }
}

/** In the drawing of the booth. */
const drawn = (page: Page, person: string) =>
  page.locator(`.z-interior .z-hot[data-spot^="person"][aria-label^="${person}"]`)

/** As somebody types it who looks for no accents. */
const typed = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

test('by keyboard alone somebody finds a booth and stands before a person who is free', async ({ page }) => {
  await page.goto(fair)
  await ready(page)
  const { person, booth } = await lastFree(page)
  await page.keyboard.press('/')
  await page.keyboard.type(typed(booth))
  const found = page.getByRole('option', { name: booth }).first()
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/stand\/visit\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(booth)
  await expect(drawn(page, person)).toHaveAccessibleName(/libre/i)
  await tabTo(page, drawn(page, person))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('heading', { name: person })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawn(page, person)).toBeFocused()
})

test('by keyboard alone a trade that is mistyped finds the booths that write of it, and leads before somebody there who is free', async ({
  page,
}) => {
  await page.goto(fair)
  await ready(page)
  await page.keyboard.press('/')
  await page.keyboard.type('soudrue')
  const found = page.getByRole('option', { name: /atelier de soudure|soud/i })
  await expect(found.first()).toBeVisible()
  const { groups } = await (await page.request.get('/api/search?q=soudrue&fair=1')).json()
  const booths: { kind: string; title: string; free: number }[] = groups[0].results
  // The last, as above.
  const booth = booths.filter(({ free }) => free > 0).at(-1)?.title ?? ''
  const option = page.getByRole('option', { name: booth }).first()
  await expect(option).toBeVisible()
  await expect(async () => {
    if ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 200 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(booth)
  const somebody = page.locator('.z-interior .z-hot[data-spot^="person"][aria-label*="libre" i]').first()
  await tabTo(page, somebody)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible()
})

test('by thumb and in German somebody looks for a trade from the fair and stands before a person who is free, and no page is wider than the phone', async ({
  browser,
}) => {
  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const page = await context.newPage()
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.goto(fair)
  await ready(page)
  await fits()
  await page.getByRole('link', { name: 'Zur Messe' }).first().tap()
  await expect(page).toHaveURL(/fair\/visit\/lobby/)
  await fits()
  const { groups } = await (await page.request.get('/api/search?q=schweissen&fair=1')).json()
  const booths: { title: string; free: number }[] = groups[0].results
  // The last, as above.
  const booth = booths.filter(({ free }) => free > 0).at(-1)?.title ?? ''
  await page.getByRole('button', { name: 'Suchen', exact: true }).tap()
  await page.getByRole('combobox', { name: 'Suchen' }).fill('schweissen')
  await page.getByRole('option', { name: booth }).first().tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(booth)
  await fits()
  await page.locator('.z-interior .z-hot[data-spot^="person"][aria-label*="frei" i]').first().tap()
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible()
  await fits()
  await context.close()
})
