import { toXlsx } from '#platform/server/xlsx.ts'
import { callsAs, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { arrowTo, pressUntilFocused } from '../keyboard.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'

const runId = Date.now().toString(36)
const slug = `annee-${runId}-2026`

test('last year’s fair is duplicated, announced, and archived with a way back', async ({
  page,
  browser,
  request,
}) => {
  const superAdmin = await callsAs(request, 'superadmin@demo.test')
  const made = await superAdmin.post('/fairs', {
    homepage: slug,
    translations: { fr: { name: `Année ${runId} 2026` } },
    startDate: '2026-05-04',
    endDate: '2026-05-06',
    isRegistrationUserHomepage: true,
  })
  await logIn(page, 'superadmin', `/fair/list?search=${runId}`)
  const row = page.getByRole('row').filter({ hasText: `/${slug}` })
  const actions = row.getByRole('button').last()
  const entry = (name: string) => page.getByRole('menuitem', { name, exact: true })
  // By keys: from the row to its menu, and in it.
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await arrowTo(page, row, actions)
  await page.keyboard.press('Enter')
  await pressUntilFocused(page, 'ArrowDown', entry('Dupliquer'))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: /Nom du nouveau salon/ })).toHaveValue(
    `Année ${runId} 2027`,
  )
  await dialog.getByRole('button', { name: 'Créer ce salon' }).click()
  const next = slug.replace('2026', '2027')
  await expect(page).toHaveURL(new RegExp(`/${next}/fair/edit`))

  await test.step('nobody sees it until it is announced; then they may register', async () => {
    const other = await browser.newPage()
    await other.goto(`/${next}`)
    await expect(other.getByRole('heading', { name: '404' })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Dates/ })
      .last()
      .click()
    const saved = waitForWrite(page, /\/fairs\/\d+$/)
    await page.getByRole('switch', { name: 'Annoncer le salon' }).press(' ')
    await saved
    await other.goto(`/${next}`)
    await expect(other.getByText('Ce salon ouvrira bientôt. Vous pouvez déjà vous inscrire.')).toBeVisible()
    await expectAccessible(other)
    await other.getByRole('main').getByRole('link', { name: 'Créer mon compte visiteur' }).click()
    await expect(other.getByRole('textbox', { name: 'Adresse e-mail' })).toBeVisible()
    await other.goto(`/${next}/fair/visit/lobby`)
    await expect(other.getByRole('main')).not.toContainText('Nef')
    await other.close()
  })

  await page.goto(`/fair/list?search=${runId}`)
  await actions.click()
  await entry('Archiver').click()
  await expect(page.getByText(`Année ${runId} 2026 est archivé`)).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(row).toBeVisible()

  await test.step('one that is open is asked for first, and is open again by the way back', async () => {
    await superAdmin.put(`/fairs/${made.id}`, { status: 2 })
    await page.reload()
    await actions.click()
    await entry('Archiver').click()
    const question = page.getByRole('alertdialog', { name: `Archiver Année ${runId} 2026 ?` })
    await expect(question).toContainText('« Ouvert »')
    await question.getByRole('button', { name: 'Archiver' }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(row).toContainText('Ouvert')
  })
})

test('by thumb and in German a fair is copied into the next year, and a workbook with two mistakes is mended, imported and taken back', async ({
  browser,
  request,
}) => {
  const germanSlug = `messe-${runId}-2026`
  const superAdmin = await callsAs(request, 'superadmin@demo.test')
  await superAdmin.post('/fairs', {
    homepage: germanSlug,
    translations: { fr: { name: `Messe ${runId} 2026` } },
    startDate: '2026-05-04',
    endDate: '2026-05-06',
  })
  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const page = await context.newPage()
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await logIn(page, 'superadmin', `/fair/list?search=${runId}`)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page
    .getByRole('row')
    .filter({ hasText: `/${germanSlug}` })
    .getByRole('button')
    .last()
    .tap()
  await page.getByRole('menuitem', { name: 'Duplizieren', exact: true }).tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: /Name der neuen Messe/ })).toHaveValue(
    `Messe ${runId} 2027`,
  )
  await fits()
  await dialog.getByRole('button', { name: 'Diese Messe anlegen' }).tap()
  await expect(page).toHaveURL(new RegExp(`/${germanSlug.replace('2026', '2027')}/fair/edit`))
  await expect(page.getByText(`Messe ${runId} 2027 ist bereit`)).toBeVisible()
  await fits()

  await page.goto(`/${germanSlug.replace('2026', '2027')}/exhibitor/import`)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.locator('input[type=file]').setInputFiles({
    name: 'aussteller.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await toXlsx(
      ['Firma', 'Halle', 'Nr.', 'Land', 'E-Mail'],
      [
        ['Schmiede am See', 'Schiff', 1, 'Frnkreich', 'info@schmiede.example'],
        ['Grünes Glas', 'Schiff', 2, 'Belgien', 'info(at)glas.example'],
      ],
    ),
  })
  await page.getByRole('button', { name: 'Prüfen', exact: true }).tap()
  await page.getByRole('button', { name: 'Zeile 2: Frankreich schreiben' }).tap()
  await fits()
  await page.getByRole('textbox', { name: 'E-Mail, Zeile 3' }).fill('info@glas.example')
  await page.getByRole('button', { name: 'Erneut prüfen' }).tap()
  await page.getByRole('button', { name: '2 Zeilen importieren' }).tap()
  await page.getByRole('button', { name: 'Import von aussteller.xlsx rückgängig machen' }).tap()
  await fits()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import rückgängig machen' }).tap()
  await expect(page.getByText('Der Import von aussteller.xlsx ist rückgängig gemacht.')).toBeVisible()
  await context.close()
})

test('a key for integrations is shown once, works from another program, and ends by a press', async ({
  page,
  request,
}) => {
  const keySlug = `cles-${runId}`
  const superAdmin = await callsAs(request, 'superadmin@demo.test')
  const { id } = await superAdmin.post('/fairs', {
    homepage: keySlug,
    translations: { fr: { name: `Clés ${runId}` } },
  })
  await logIn(page, 'superadmin', `/${keySlug}/exhibitor/import`)
  await page.getByRole('link', { name: 'Importer par programme' }).click()
  await expect(page.getByText('Aucune clé')).toBeVisible()
  await page.getByRole('textbox', { name: 'Nom' }).fill('Billetterie')
  await page.getByRole('button', { name: 'Créer la clé' }).click()
  const key = await page.getByText(/^vk_/).textContent()
  await expectAccessible(page)
  const call = () =>
    request.post(`/api/fairs/${id}/import`, {
      headers: { authorization: `Bearer ${key}` },
      multipart: { file: { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('firm,hall\nLys,Nef') } },
    })
  expect((await call()).status()).toBe(200)
  await page.reload()
  await expect(page.getByText(/^vk_/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Révoquer Billetterie' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Révoquer' }).click()
  await expect(page.getByText('Aucune clé')).toBeVisible()
  expect((await call()).status()).toBe(401)
})
