import { toXlsx } from '#platform/server/xlsx.ts'
import { callsAs } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { pressByKey, pressUntilFocused, tabTo } from '../keyboard.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'

const runId = Date.now().toString(36)

test('by keyboard alone a workbook with two mistakes is mended where it is seen, imported, and taken back as a whole', async ({
  page,
  request,
}) => {
  const slug = `import-${runId}`
  const superAdmin = await callsAs(request, 'superadmin@demo.test')
  await superAdmin.post('/fairs', { homepage: slug, translations: { fr: { name: `Import ${runId}` } } })
  const buffer = await toXlsx(
    ['Liste des exposants', ''],
    [
      ['Raison sociale', 'Hall', 'N°', 'Pays', 'E-mail'],
      ['Forge du Lac', 'Nef', 1, 'Frnce', 'info@forge.example'],
      ['Verre Vert', 'Nef', 2, 'France', 'info(at)vert.example'],
      ['Bois Bleu', 'Nef', 3, 'Belgique', ''],
    ],
  )
  await logIn(page, 'superadmin', `/${slug}/exhibitor/import`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'exposants.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  })
  await expect(page.getByText('Classeur Excel')).toBeVisible()
  await expect(page.getByText('Titres lus à la ligne 2')).toBeVisible()
  await pressByKey(page, page.getByRole('button', { name: 'Vérifier' }))

  await expect(page.getByRole('textbox', { name: 'Pays, ligne 3' })).toHaveValue('Frnce')
  await expectAccessible(page)
  await test.step('the good line alone can be taken, and the others not be given up', async () => {
    await pressByKey(page, page.getByRole('button', { name: 'Prendre seulement 1 ligne correcte' }))
    await expect(page.getByText('2 lignes sont laissées de côté')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Importer 1 ligne' })).toBeVisible()
    await pressByKey(page, page.getByRole('button', { name: 'Ne rien laisser de côté' }))
  })
  await pressByKey(page, page.getByRole('button', { name: 'Ligne 3 : écrire France' }))
  await expect(page.getByRole('textbox', { name: 'Pays, ligne 3' })).toHaveCount(0)
  await tabTo(page, page.getByRole('textbox', { name: 'E-mail, ligne 4' }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('info@vert.example')
  await pressByKey(page, page.getByRole('button', { name: 'Vérifier à nouveau' }))
  await pressByKey(page, page.getByRole('button', { name: 'Importer 3 lignes' }))
  await expect(page.getByRole('heading', { name: '3 stands sont en place' })).toBeVisible()
  await expectAccessible(page)

  // A table is one stop of Tab; within it arrows lead to its buttons.
  await tabTo(page, page.getByRole('row', { name: /exposants\.xlsx/ }))
  await pressUntilFocused(
    page,
    'ArrowRight',
    page.getByRole('button', { name: 'Annuler l’import de exposants.xlsx' }),
  )
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler cet import' }).press('Enter')
  await expect(page.getByText('L’import de exposants.xlsx est annulé.')).toBeVisible()
  await expect(page.getByText('Annulé', { exact: true })).toBeVisible()
  await page.goto(`/${slug}/hall/list`)
  await expect(page.getByText('Nef')).toHaveCount(0)
})
