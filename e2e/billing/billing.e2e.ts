import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { type Download, expect, test } from '../test.ts'

const fair = '/fermes-ouvertes'
const plain = (text: string) => text.replace(/\s+/g, ' ')

async function textOf(download: Download): Promise<string> {
  const file = await getDocumentProxy(new Uint8Array(await readFile(await download.path())))
  return plain((await extractText(file, { mergePages: true })).text)
}

test('a price is set, summed on the dashboard, invoiced, and the PDF says it; what is sold besides a booth has one too', async ({
  page,
}) => {
  const extra = `Parrainage ${Date.now().toString(36)}`
  await logIn(page, 'superadmin', `${fair}/billing/stands/configure`)
  await expect(page.getByRole('heading', { level: 1, name: 'Tarifs des stands' })).toBeVisible()
  // Of this fair alone: others walk beside.
  await page.getByRole('button', { name: /Valable pour/ }).click()
  await page.getByRole('option', { name: /Fermes/ }).click()
  await expect(page).toHaveURL(/fair=\d+/)
  for (const type of ['Grand mur', 'Arche', 'Pergola', 'Étagères', 'Îlot', 'Tour'])
    for (const width of ['Compact', 'Classique', 'Large'])
      await page
        .getByRole('region', { name: type, exact: true })
        .getByRole('textbox', { name: width, exact: true })
        .fill('1234,50')
  await page.getByRole('textbox', { name: 'Sans autre tarif', exact: true }).fill('1234,50')
  const added = page.getByRole('region', { name: 'Nouvelle prestation' })
  await added.getByRole('textbox', { name: 'Nom de la prestation' }).fill(extra)
  await added.getByRole('textbox', { name: 'Tarif' }).fill('750')
  await added.getByRole('button', { name: 'Ajouter' }).click()
  await page.getByRole('button', { name: 'Enregistrer les tarifs' }).click()
  await expect(page.getByText('Tarifs enregistrés').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Stands du salon' }).click()
  // Somebody of France: 20 % on top.
  const untouched = page
    .getByRole('row')
    .filter({ hasText: /1\s481,40.*À traiter/ })
    .first()
  await expect(untouched).toContainText(/1\s234,50/)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  // The fair has fewer: fifteen of those that it has.
  const rows = page.locator('tbody [role=row]')
  const [first, second] = await Promise.all([0, 1].map(at => rows.nth(at).boundingBox()))
  const pitch = (second?.y ?? 900) - (first?.y ?? 0)
  expect((first?.y ?? 0) + 15 * pitch).toBeLessThanOrEqual(900)
  const firm = (await untouched.getByRole('rowheader').locator('b').textContent()) ?? ''
  const row = page.getByRole('row', { name: firm })
  await row.click()
  const dialog = page.getByRole('dialog', { name: firm })
  await expect(dialog.getByText(/À facturer\s*:\s*1\s234,50/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Faire un devis' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Faire le devis' }).click()
  await expect(dialog.getByText(/^QS-D-\d{4}-\d{4}$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Émettre la facture' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Émettre' }).click()
  const paper = dialog.getByRole('button', { name: /^Télécharger QS-\d{4}-.* en PDF$/ })
  await expect(paper).toBeVisible()
  const download = page.waitForEvent('download')
  await paper.press('Enter')
  const file = await download
  const number = file.suggestedFilename().replace('.pdf', '')
  expect(number).toMatch(/^QS-\d{4}-\d{4}$/)
  const text = await textOf(file)
  for (const part of [number, firm, '1 481,40 €', 'Quai des Salons SAS']) expect(text).toContain(part)
  await dialog.getByRole('button', { name: 'Marquer comme payé' }).click()
  await expect(dialog.getByRole('button', { name: /Payé/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row.getByText('Payé')).toBeVisible()
  await expect(row).toContainText(number)

  await test.step('a part of it is credited, with its reason on the paper', async () => {
    await row.click()
    await dialog.getByRole('button', { name: `Créditer une partie de ${number}` }).click()
    const credit = page.getByRole('dialog', { name: `Avoir partiel sur ${number}` })
    await credit.getByRole('textbox').first().fill('100')
    await credit.getByRole('textbox', { name: 'Motif' }).fill('Retard de montage')
    await expectAccessible(page)
    await credit.getByRole('button', { name: 'Émettre l’avoir' }).click()
    const made = dialog.getByRole('listitem').filter({ hasText: `Avoir partiel sur ${number}` })
    await expect(made).toContainText(/-120,00/)
    const download = page.waitForEvent('download')
    await made.getByRole('button', { name: /en PDF$/ }).click()
    expect(await textOf(await download)).toContain('Motif : Retard de montage')
    await page.keyboard.press('Escape')
    await expect(row).toContainText(/1\s361,40/)
  })

  await test.step('what is sold besides a booth stands on the account', async () => {
    await page.getByRole('button', { name: 'Ajouter une vente' }).click()
    await page.getByRole('dialog').getByRole('combobox').click()
    await page.getByRole('option', { name: 'Traction Percheronne' }).click()
    await page.getByRole('button', { name: 'Continuer' }).click()
    const sale = page.getByRole('dialog')
    await sale.getByRole('button', { name: /Ajouter un article/ }).click()
    await page.getByRole('option', { name: extra }).click()
    await sale.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(sale.getByRole('listitem').filter({ hasText: extra })).toContainText(/750,00/)
  })
})

test('what was sold of conferences stands in the account and goes out as CSV', async ({ page }) => {
  await logIn(page, 'superadmin', `${fair}/billing/conferences/fair`)
  await page.getByRole('button', { name: 'Ajouter une vente' }).click()
  await page.getByRole('dialog').getByRole('combobox').click()
  await page.getByRole('option', { name: 'Traction Percheronne' }).click()
  await page.getByRole('button', { name: 'Continuer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Ajouter un article/ }).click()
  await page.getByRole('option', { name: 'Pass 2 jours' }).click()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByText(/À facturer\s*:\s*49,00/)).toBeVisible()
  await page.keyboard.press('Escape')
  // 20 % on top, of an Italian firm 22 %.
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText(/58,80|59,78/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter' }).click()
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/^\ufeffexhibitor;state/)
})

test('the seller is kept, and a wrong IBAN is said beside its field', async ({ page }) => {
  await logIn(page, 'superadmin', '/billing/configure')
  const iban = page.getByRole('textbox', { name: 'IBAN' })
  await expect(iban).toHaveValue(/^FR76/)
  await expectAccessible(page)
  await iban.fill('FR76 1111')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Cet IBAN n’est pas valable').first()).toBeVisible()
  await page.getByRole('button', { name: 'Annuler les modifications' }).click()
  await expect(iban).toHaveValue(/^FR76 3000/)
})

test('an exhibitor’s administrator finds what it was sent, and takes it as a file', async ({ page }) => {
  await logIn(page, 'firmadmin', '/firm/billing')
  const quote = page.getByRole('row').filter({ hasText: 'Devis' }).first()
  await expect(quote).toContainText(/QS-D-\d{4}-\d{4}/)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await quote.getByRole('button', { name: /^Télécharger QS-D-.* en PDF$/ }).click()
  expect(await textOf(await download)).toContain('Bon pour accord')
})
