import { callsAs, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { runId } from '../run-id.ts'
import { expect, test } from '../test.ts'

test('a super admin adds an entry, sees which languages it lacks, and writes them where they stand', async ({
  page,
}, { retry }) => {
  const entry = `Facture de clavecins ${retry}`
  await logIn(page, 'superadmin', '/exhibitor/sector')
  await expect(page.getByRole('heading', { level: 1, name: 'Secteurs d’activité' })).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByText('Ce champ est requis').first()).toBeVisible()
  await dialog.getByLabel('Nom').first().fill(entry)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('searchbox').fill(entry)
  await expect(page).toHaveURL(/search=Facture/)
  const row = page.getByRole('row', { name: entry })
  await expect(row.getByText('à traduire')).toHaveCount(5)
  await expect(page.getByRole('row')).toHaveCount(2)
  await row.getByRole('gridcell').first().press('ArrowRight')
  for (const name of [
    'Harpsichord making',
    'Klavecimbelbouw',
    'Cembalobau',
    'Construcción de claves',
    'Costruzione di clavicembali',
  ]) {
    const kept = waitForWrite(page, /business_sectors/)
    await page.keyboard.type(name)
    await page.keyboard.press('Tab')
    await kept
    await expect(row.getByText(name)).toBeVisible()
  }
  await expect(row.getByText('à traduire')).toHaveCount(0)
  await expect(row.getByText('enregistré', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('a cell that is left by Escape stays as it was, and one that was kept is taken back', async ({
  page,
}) => {
  await logIn(page, 'superadmin', '/job/work-transport')
  const cell = page.getByRole('gridcell', { name: 'Vélo', exact: true }).first()
  await cell.focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Vélo en Français' })
  await field.fill('Tandem')
  await page.keyboard.press('Escape')
  await expect(cell).toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill('Tricycle')
  const kept = waitForWrite(page, /work_transports/)
  await page.keyboard.press('Enter')
  await kept
  await expect(page.getByRole('gridcell', { name: /^Tricycle/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeVisible()
  const undone = waitForWrite(page, /work_transports/)
  await page.keyboard.press('Control+z')
  await undone
  await expect(cell).toBeVisible()
})

test('an entry in use stays, and says what needs it', async ({ page }) => {
  await logIn(page, 'superadmin', '/exhibitor/sector?search=Naval')
  const row = page.getByRole('row', { name: /Naval et nautisme/ })
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  const told = page.getByRole('dialog')
  await expect(told.getByRole('heading')).toHaveText('« Naval et nautisme » est encore utilisé')
  await expect(told.getByText(/Exposants|Secteurs d’exposants/)).toBeVisible()
  await told.getByRole('button', { name: 'Compris' }).click()
  await expect(row).toBeVisible()
  // One that nobody needs goes at once, and comes back by Ctrl+Z, or for thirty days from the trash of its list.
  const sectors = await callsAs(page.request, 'superadmin@demo.test')
  const name = `Sellerie ${runId}`
  await sectors.post('/business_sectors', { translations: { fr: { name } } })
  await page.goto(`/exhibitor/sector?search=${encodeURIComponent(name)}`)
  const own = page.getByRole('row', { name: new RegExp(name) })
  const trash = page.getByRole('button', { name: /^Corbeille/ })
  for (const back of ['keys', 'trash']) {
    await own.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Supprimer' }).click()
    await expect(page.getByText(`« ${name} » est supprimé.`)).toBeVisible()
    await expect(own).toHaveCount(0)
    if (back === 'keys') await page.keyboard.press('Control+z')
    else {
      await trash.click()
      await page.getByRole('button', { name: `Restaurer ${name}` }).click()
    }
    await expect(page.getByText(`${name} est restauré`).last()).toBeVisible()
    await expect(own).toBeVisible()
  }
})

test('the order of a list is changed from the keyboard and stays', async ({ page }) => {
  await logIn(page, 'superadmin', '/job/work-transport?face=order')
  const rows = page.getByRole('grid').getByRole('row')
  await expect(rows.first()).toBeVisible()
  const name = (await rows.first().getAttribute('aria-label')) ?? ''
  expect(name).not.toBe('')
  await rows
    .first()
    .getByRole('button', { name: /^Actions/ })
    .click()
  const kept = waitForWrite(page, /work_transports/)
  await page.getByRole('menuitem', { name: 'Descendre' }).click()
  await expect(rows.nth(1)).toHaveAttribute('aria-label', name)
  await kept
  await page.reload()
  await expect(rows.nth(1)).toHaveAttribute('aria-label', name)
  await expectAccessible(page)
})

test('figures and booths are seen as visitors will see them', async ({ page }) => {
  await logIn(page, 'superadmin', '/stand/character')
  const rows = page.getByRole('row')
  await expect(rows.nth(1).locator('svg').first()).toBeVisible()
  await page.goto('/stand-type/create')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a filter stays in the address, and says after a reload what it is', async ({ page }) => {
  await logIn(page, 'superadmin', '/exhibitor/sub-sector')
  const sector = page.getByRole('combobox', { name: 'Secteur' })
  await sector.fill('Électrotechnique')
  await page.getByRole('option', { name: 'Électrotechnique' }).click()
  await expect(page).toHaveURL(/businessSector=\d+/)
  await page.reload()
  await expect(sector).toHaveValue('Électrotechnique')
  await expect(page.getByRole('row')).toHaveCount(3)
})
