import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'

const fair = '/rives-et-ateliers'

test('an organizer writes to the exhibitors that are ticked, sees it as one of them will, sends it and stops it', async ({
  page,
}) => {
  await logIn(page, 'organizer', `${fair}/exhibitor/list?state=configured`)
  const row = page.getByRole('row', { name: 'Chantiers de Trentemoult' })
  await row.getByRole('checkbox').check({ force: true })
  await page.getByRole('link', { name: 'Écrire', exact: true }).click()
  await expect(page).toHaveURL(/\/mail\/write\?mailing=\d+$/)
  await expect(page.getByText('L’exposant coché')).toBeVisible()
  await expect(page.getByRole('heading', { name: /le reçoi(t|vent)$/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Objet' }).fill(`Votre stand {{booth}}, avant le {{deadline}}`)
  await page.getByRole('textbox', { name: 'Texte', exact: true }).click()
  await page.keyboard.type('Bonjour {{firstName}}, il reste peu à faire.')
  await expect(page.getByText('Le texte nomme la date limite : indiquez-la')).toBeVisible()
  const send = page.getByRole('button', { name: 'Envoyer…' })
  await expect(send).toBeDisabled()
  await page.getByRole('spinbutton', { name: /^jour/ }).click()
  await page.keyboard.type('01092026')
  const letter = page.frameLocator('iframe[title="Aperçu"]')
  await expect(
    page
      .getByRole('region', { name: 'Aperçu' })
      .getByText(/^Votre stand \S+, avant le mardi 1 septembre 2026$/),
  ).toBeVisible()
  await expect(letter.getByText('il reste peu à faire')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Brouillon enregistré')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Objet' })).toHaveValue(/^Votre stand/)
  await send.click()
  await expect(page.getByRole('alertdialog')).toContainText(/Envoyer à \d+ personnes?\s\?/)
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await page.getByRole('button', { name: 'Arrêter l’envoi' }).click()
  await expect(page.getByText(/^Envoi arrêté/)).toBeVisible()
  await page.getByRole('link', { name: 'Envois groupés' }).first().click()
  const sent = page.getByRole('row', { name: /^Votre stand/ }).first()
  await expect(sent).toContainText('Arrêté')
  await expectAccessible(page)
})

test('a link that is none says so, without a login', async ({ page }) => {
  await page.goto('/mail/unsubscribe#reader=1-1-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx')
  await expect(page.getByRole('heading', { name: 'Ce lien n’est plus bon' })).toBeVisible()
  await expectAccessible(page)
})
