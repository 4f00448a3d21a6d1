import { waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'

test('logging in leads back to where one was going, and logging out says so', async ({ page }) => {
  await page.goto('/rives-et-ateliers/fair/edit')
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill('organizer@demo.test')
  await page.getByRole('textbox', { name: /Mot de passe/ }).fill('Wrong-2026!')
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toContainText('Identifiants incorrects')
  await page.getByRole('textbox', { name: /Mot de passe/ }).fill('Demo-2026!')
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/rives-et-ateliers\/fair\/edit/)
  await expect(page.getByRole('heading', { level: 1, name: 'Rives & Ateliers' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Rives & Ateliers' })).toBeVisible()
  await page.getByRole('button', { name: /Mon compte/ }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/signed-out/)
})

test('a login that cannot be right is not sent: what is missing stands beside the fields', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/login')) sent.push(request.url())
  })
  await page.goto('/login')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  const [email, password] = [
    page.getByRole('textbox', { name: /Adresse e-mail/ }),
    page.getByRole('textbox', { name: /Mot de passe/ }),
  ]
  const button = page.getByRole('main').getByRole('button', { name: 'Se connecter' })
  await expect(button).toBeDisabled()
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription(/Ce champ est requis/)
  await expect(password).toHaveAccessibleDescription(/Ce champ est requis/)
  await email.fill('notmail')
  await password.fill('Demo-2026!')
  await expect(button).toBeDisabled()
  await password.press('Enter')
  await expect(email).toHaveAccessibleDescription(/L’adresse e-mail doit être valide/)
  await email.fill('visitor@demo.test')
  await expect(button).toBeEnabled()
  expect(sent).toEqual([])
  await expectAccessible(page)
})

test('the login asked for under a fair leads back to that fair', async ({ page }) => {
  await page.goto('/horizon-mer/login')
  await expect(page).toHaveURL(/\/login\?next=%2Fhorizon-mer$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible()
})

test('a link that names a record, asked for under a fair, still names it', async ({ page }) => {
  await page.goto('/rives-et-ateliers/conference/pass-user/7')
  await expect(page).toHaveURL(/\/conference\/pass-user\/7\?next=%2Frives-et-ateliers$/)
})

test('a telephone number is on the card once its owner shows it', async ({ page }) => {
  await logIn(page, 'moderator', '/rives-et-ateliers/user/manage')
  await page.getByRole('textbox', { name: 'Téléphone' }).fill('+33 2 55 01 02 03')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Profil enregistré')).toBeVisible()
  await page.getByRole('link', { name: 'Ma carte de visite' }).last().click()
  const card = page.getByRole('main').getByRole('article')
  const number = card.getByRole('link', { name: '+33 2 55 01 02 03' })
  await expect(card).toBeVisible()
  await expect(number).toHaveCount(0)
  await page.goBack()
  const shown = page.getByRole('switch', { name: 'Montrer ce téléphone sur ma carte de visite' })
  await expect(shown).not.toBeChecked()
  await page.getByText('Montrer ce téléphone sur ma carte de visite').click()
  // The sentence about the first change may still be there.
  const changed = waitForWrite(page, /\/api\/users\//)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await changed
  await page.getByRole('link', { name: 'Ma carte de visite' }).last().click()
  await expect(number).toHaveAttribute('href', 'tel:+33255010203')
})

test('a fair in preparation opens to its organizers right after the login, and again on a new page', async ({
  page,
}) => {
  await page.goto('/login?next=/horizon-mer/hall/list')
  await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill('superadmin@demo.test')
  await page.getByRole('textbox', { name: /Mot de passe/ }).fill('Demo-2026!')
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Halls' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Halls' })).toBeVisible()
})

test('a booth is shown under its own fair, whichever the address names', async ({ page }) => {
  await logIn(page, 'superadmin', '/horizon-mer/stand/visit/1')
  await expect(page).toHaveURL('/rives-et-ateliers/stand/visit/1')
  await page.goto('/stand/visit/1?view=list')
  await expect(page).toHaveURL(/^[^?]*(\/rives-et-ateliers)?\/stand\/visit\/1/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
