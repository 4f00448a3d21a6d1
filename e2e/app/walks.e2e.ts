import { toXlsx } from '#platform/server/xlsx.ts'
import { callsAs } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { pressByKey, pressUntilFocused, tabTo } from '../keyboard.ts'
import { logIn } from '../log-in.ts'
import { expect, type Page, test } from '../test.ts'

test.describe.configure({ timeout: 180_000 })

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

test('by thumb and in German somebody goes from the fair to a person who is free, and no page is wider than the phone', async ({
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
  await page.getByRole('link', { name: 'Messe betreten' }).first().tap()
  await expect(page).toHaveURL(/fair\/visit\/lobby/)
  await fits()
  const { person, booth } = await lastFree(page)
  await page.getByRole('button', { name: 'Suchen', exact: true }).tap()
  await page.getByRole('combobox', { name: 'Suchen' }).fill(booth)
  await page.getByRole('option', { name: booth }).first().tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(booth)
  await fits()
  await expect(drawn(page, person)).toHaveAccessibleName(/frei/i)
  await drawn(page, person).tap()
  await expect(page.getByRole('dialog').getByRole('heading', { name: person })).toBeVisible()
  await fits()
  await context.close()
})

test('by keyboard alone an organizer copies a fair, brings in a messy workbook, mends two cells and takes all of it back', async ({
  page,
  request,
}) => {
  const runId = Date.now().toString(36)
  const slug = `modele-${runId}-2026`
  const superAdmin = await callsAs(request, 'superadmin@demo.test')
  await superAdmin.post('/fairs', {
    homepage: slug,
    translations: { fr: { name: `Modèle ${runId} 2026` } },
    startDate: '2026-05-04',
    endDate: '2026-05-06',
  })
  await logIn(page, 'superadmin', `/fair/list?search=${runId}`)
  const row = page.getByRole('row').filter({ hasText: `/${slug}` })
  const more = row.getByRole('button').last()
  await expect(more).toBeVisible()
  await more.focus()
  await page.keyboard.press('Enter')
  const duplicate = page.getByRole('menuitem', { name: 'Dupliquer', exact: true })
  await pressUntilFocused(page, 'ArrowDown', duplicate)
  await page.keyboard.press('Enter')
  await pressByKey(page, page.getByRole('dialog').getByRole('button', { name: 'Créer ce salon' }))
  const next = slug.replace('2026', '2027')
  await expect(page).toHaveURL(new RegExp(`/${next}/fair/edit`))

  const buffer = await toXlsx(
    ['Inscrits au salon', ''],
    [
      ['Raison sociale', 'Hall', 'N°', 'Pays', 'E-mail'],
      ['Forge du Lac', 'Nef', 1, 'Frnce', 'info@forge.example'],
      ['Verre Vert', 'Nef', 2, 'France', 'info(at)vert.example'],
      ['Bois Bleu', 'Nef', 3, 'Belgique', ''],
    ],
  )
  await page.goto(`/${next}/exhibitor/import`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'exposants.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  })
  await pressByKey(page, page.getByRole('button', { name: 'Vérifier' }))
  const country = page.getByRole('textbox', { name: 'Pays, ligne 3' })
  await tabTo(page, country)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('France')
  await tabTo(page, page.getByRole('textbox', { name: 'E-mail, ligne 4' }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('info@vert.example')
  await pressByKey(page, page.getByRole('button', { name: 'Vérifier à nouveau' }))
  await pressByKey(page, page.getByRole('button', { name: 'Importer 3 lignes' }))
  await expect(page.getByRole('heading', { name: '3 stands sont en place' })).toBeVisible()
  await expectAccessible(page)
  await pressByKey(page, page.getByRole('button', { name: 'Annuler l’import de exposants.xlsx' }))
  await pressByKey(page, page.getByRole('alertdialog').getByRole('button', { name: 'Annuler cet import' }))
  await expect(page.getByText('L’import de exposants.xlsx est annulé.')).toBeVisible()
})
