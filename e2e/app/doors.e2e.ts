import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, type Page, test } from '../test.ts'

test.describe.configure({ mode: 'parallel' })

const fair = '/rives-et-ateliers'
const ready = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()
const picture = (page: Page) => page.locator('svg.z-entrance')
const firstSteps = (page: Page) => page.getByRole('region', { name: 'Premiers pas' })

test('a door and a page that is not there are a column beside the entrance of their fair, before any script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'fr-FR' })
  const page = await context.newPage()
  for (const path of ['/login', `${fair}/register/visitor`, `${fair}/stand/visit/999999`, '/no-such-fair']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const [column, drawn] = await Promise.all([
      page.getByRole('main').boundingBox(),
      picture(page).boundingBox(),
    ])
    expect(column?.width).toBeLessThanOrEqual(420)
    expect(drawn?.width).toBeGreaterThan(600)
    await expect(picture(page)).toContainText(path === '/no-such-fair' ? 'Verrière' : 'Rives')
    await expect(page.getByRole('banner')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    const strip = await picture(page).locator('..').boundingBox()
    const form = await page.getByRole('main').boundingBox()
    expect(strip?.y).toBeGreaterThanOrEqual((form?.y ?? 0) + (form?.height ?? 0))
    expect(strip?.height).toBeLessThan(200)
  }
  await context.close()
})

test('an address that leads nowhere keeps the fair, its search, its help and its language, and leads on and back', async ({
  page,
}) => {
  await page.goto(`${fair}/stand/visit/999999?lang=de`)
  await ready(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Rives & Ateliers' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Hilfe' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: 'Hallen' }).click()
  await expect(page).toHaveURL(/\/fair\/visit\/lobby/)
  // Lost once more, the bar leads to a booth.
  await page.goBack()
  await expect(page.getByRole('heading', { name: '404 Nicht gefunden' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('Trentemoult')
  await expect(page.getByRole('option', { name: 'Chantiers de Trentemoult' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chantiers de Trentemoult')
})

test('a registration asks for a name, an address and a password, and the first that is missing has the focus', async ({
  page,
}) => {
  await page.goto(`${fair}/register/visitor`)
  await ready(page)
  const main = page.getByRole('main')
  expect(
    await main.getByRole('textbox').evaluateAll(all => all.map(one => one.getAttribute('name'))),
  ).toEqual(['firstName', 'lastName', 'email', 'password'])
  await main.getByRole('textbox', { name: 'Prénom' }).fill('Ada')
  await main.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(main.getByRole('textbox', { name: 'Nom', exact: true })).toBeFocused()
  await expect(main.getByRole('alert')).toHaveCount(0)
  await main.getByRole('button', { name: /Afficher/ }).click()
  await expect(main.locator('input[name=password]')).toHaveAttribute('type', 'text')
})

test('first steps lead on by keyboard, and put away they stay away, also in another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  // High enough for its menu to have room for them.
  await page.setViewportSize({ width: 1440, height: 900 })
  await logIn(page, 'superorganizer', `${fair}/user/dashboard`)
  const steps = firstSteps(page)
  await expect(steps).toContainText('1 sur 3')
  const main = await page.getByRole('main').boundingBox()
  await expect
    .poll(async () => {
      const box = await steps.boundingBox()
      return box && box.x + box.width
    }, 'they stand beside the page')
    .toBeLessThanOrEqual(main?.x ?? 0)
  await expectAccessible(page)
  await steps.getByRole('button', { name: 'Étape suivante' }).press('Enter')
  await expect(steps).toContainText('2 sur 3')
  await steps.getByRole('link', { name: 'Importer des exposants' }).press('Enter')
  await expect(page).toHaveURL(/exhibitor\/import/)
  await expect(steps).toContainText('2 sur 3')
  const kept = page.waitForResponse(
    response => response.url().endsWith('/first_steps') && response.status() === 204,
  )
  await steps.getByRole('button', { name: 'Ne plus afficher les premiers pas' }).click()
  await kept
  await expect(steps).toHaveCount(0)
  const other = await browser.newContext({ baseURL, locale: 'fr-FR' })
  const elsewhere = await other.newPage()
  const asked = elsewhere.waitForResponse(response => response.url().endsWith('/first_steps'))
  await logIn(elsewhere, 'superorganizer', `${fair}/user/dashboard`)
  await asked
  await expect(elsewhere.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(firstSteps(elsewhere)).toHaveCount(0)
  await other.close()
})

test('who is not logged in puts the first steps away for this browser', async ({ page }) => {
  await page.goto(`${fair}/fair/visit/lobby`)
  await ready(page)
  const steps = firstSteps(page)
  await expect(steps).toContainText('1 sur 3')
  await steps.getByRole('button', { name: 'Ne plus afficher les premiers pas' }).click()
  await page.reload()
  await ready(page)
  await page.waitForLoadState('networkidle')
  await expect(steps).toHaveCount(0)
})

test('a text in another language than the reader’s carries it, to eyes and to ears', async ({ page }) => {
  await page.goto(`${fair}/exhibitors/2?lang=de`)
  const words = page.locator('article [lang=fr]')
  await expect(words.first()).toBeVisible()
  await expect(page.getByText('Französisch', { exact: true })).toHaveAttribute('lang', 'de')
  await page.goto(`${fair}/exhibitors/2?lang=fr`)
  await expect(page.getByRole('article').getByText('français', { exact: true })).toHaveCount(0)
  await page.goto(`${fair}/search?lang=de&q=soudure`)
  const found = page.getByRole('link').filter({ hasText: 'Französisch' }).first()
  await expect(found.locator('[lang=fr]').first()).toBeVisible()
  await page.goto(`${fair}/search?lang=fr&q=soudure`)
  await expect(page.getByRole('link').filter({ hasText: 'soud' }).first()).toBeVisible()
  await expect(page.getByRole('main').getByText('français', { exact: true })).toHaveCount(0)
})

test('a wide screen is used for more than half by texts and lists', async ({ page }) => {
  for (const path of ['/exhibitors/list', '/exhibitors/1', '/privacy']) {
    await page.goto(`${fair}${path}`)
    for (const width of [1920, 2560]) {
      await page.setViewportSize({ width, height: 1080 })
      const box = await page.getByRole('main').boundingBox()
      expect(box?.width, path).toBeGreaterThan(width * (2 / 3))
    }
  }
})
