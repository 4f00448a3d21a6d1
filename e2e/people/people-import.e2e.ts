import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, type Page, test } from '../test.ts'

const runId = Date.now().toString(36)
const email = (name: string) => `${name}-${runId}@import.example`
const rows = (bob: string) =>
  [
    'E-mail;Prénom;Nom;Type;Fonction',
    `${email('ada')};Ada;Verre;;Fondeuse`,
    `${bob};Bob;Plomb;Intervenant;`,
    `${email('cleo')};Cléo;Sable;Presse;`,
  ].join('\n')

const choose = (page: Page, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('columns under titles of one’s own are said once, also for the file that is sent again', async ({
  page,
}) => {
  const file = (address: string) => `Où l’écrire;Petit;Grand;Remarque\n${address};Dora;Grès;sans objet`
  await logIn(page, 'organizer', '/user/import')
  await choose(page, file('personne'))
  const say = async (field: RegExp, column: string) => {
    await page.getByRole('button', { name: field }).click()
    await page.getByRole('option', { name: column, exact: true }).click()
  }
  await expect(page.getByText('Indiquez quelle colonne contient l’adresse e-mail.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Vérifier' })).toBeDisabled()
  await expectAccessible(page)
  await say(/Adresse e-mail/, 'Où l’écrire')
  await say(/Prénom/, 'Petit')
  await say(/(^| )Nom\b/, 'Grand')
  await page.getByText('J’ai le droit d’enregistrer ces personnes ici').click()
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await expect(page.getByText('L’adresse e-mail doit être valide')).toBeVisible()
  await page.getByRole('button', { name: 'Choisir un autre fichier' }).click()
  await choose(page, file(email('dora')))
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await expect(page.getByText('Nouveaux comptes')).toBeVisible()
})

test('an organizer imports three people, mends the line that is wrong, and finds them in the list', async ({
  page,
}) => {
  await logIn(page, 'organizer', '/user/list')
  await page.getByRole('main').getByRole('link', { name: 'Importer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Importer des utilisateurs' })).toBeVisible()
  await choose(page, rows('nobody'))

  const check = page.getByRole('button', { name: 'Vérifier' })
  await check.click()
  await expect(page.getByText('Confirmez que vous avez le droit')).toBeVisible()
  await page.getByText('J’ai le droit d’enregistrer ces personnes ici').click()
  await check.click()
  const wrong = page.getByRole('textbox', { name: 'Adresse e-mail, ligne 3' })
  await expect(wrong).toHaveValue('nobody')
  await expect(page.getByText('L’adresse e-mail doit être valide')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger les lignes à corriger' }).click()
  expect((await download).suggestedFilename()).toBe('people-a-corriger.csv')
  await expectAccessible(page)

  // Mended where it is seen, without another file.
  await wrong.fill(email('bob'))
  await page.getByRole('button', { name: 'Vérifier à nouveau' }).click()
  await expect(page.getByText('Nouveaux comptes')).toBeVisible()
  await page.getByRole('button', { name: 'Importer 3 lignes' }).click()
  await expect(page.getByRole('heading', { name: '3 personnes sont enregistrées' })).toBeVisible()

  await page.getByRole('button', { name: 'Importer un autre fichier' }).click()
  await choose(page, rows(email('bob')))
  await check.click()
  await expect(page.getByText('Tout est déjà là')).toBeVisible()

  await page.goto(`/user/list?search=${runId}`)
  await expect(page.getByRole('row').filter({ hasText: 'Bob Plomb' })).toContainText('Intervenant')
  await expect(page.getByRole('row').filter({ hasText: '@import.example' })).toHaveCount(3)
})
