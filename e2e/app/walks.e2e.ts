import { toXlsx } from '#platform/server/xlsx.ts'
import { callsAs } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { pressByKey, tabTo } from '../keyboard.ts'
import { logIn } from '../log-in.ts'
import { expect, type Page, test } from '../test.ts'

test.describe.configure({ timeout: 180_000 })

const fair = '/rives-et-ateliers'
const booth = 'Emballages Lichen'
const ready = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()

/** What somebody looks for, and how who is free is called, by the language of the reader. */
const walks = {
  'fr-FR': { word: 'chanvre', free: 'Libre' },
  'en-GB': { word: 'hemp', free: 'Free' },
}

for (const [locale, { word, free }] of Object.entries(walks))
  test(`by keyboard alone somebody finds “${word}” and stands before a person who is free, in ${locale}`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ locale })).newPage()
    await page.goto(fair)
    await ready(page)
    await page.keyboard.press('/')
    await page.keyboard.type(word)
    const found = page.getByRole('option', { name: new RegExp(booth) }).first()
    await expect(found).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/stand\/visit\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(booth)
    await expect(page.locator('section:has(#stand-people) li').first()).toContainText(free)
    const person = page.locator('.z-interior .z-hot[data-spot^="person"]').first()
    const name = (await person.getAttribute('aria-label'))?.split(',')[0] ?? ''
    await tabTo(page, person)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { level: 2 }).first()).toHaveText(name)
    await page.keyboard.press('Escape')
    await expect(person).toBeFocused()
    await page.context().close()
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
  await page.getByRole('button', { name: 'Suchen', exact: true }).tap()
  await page.getByRole('combobox', { name: 'Suchen' }).fill(booth)
  await page
    .getByRole('option', { name: new RegExp(booth) })
    .first()
    .tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(booth)
  await fits()
  await expect(page.locator('section:has(#stand-people) li').first()).toContainText('Frei')
  await page.locator('.z-interior .z-hot[data-spot^="person"]').first().tap()
  await expect(page.getByRole('dialog')).toBeVisible()
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
  await expect(duplicate).toBeVisible()
  while (!(await duplicate.evaluate(one => one === document.activeElement)))
    await page.keyboard.press('ArrowDown')
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
