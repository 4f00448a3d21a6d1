import { type Calls, callsAs, linkTo } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn as begin } from '../log-in.ts'
import { runId } from '../run-id.ts'
import { expect, type Page, test } from '../test.ts'

test.describe.configure({ mode: 'serial' })

const slug = 'rives-et-ateliers'
/** Who is invited in one test and walks on in those that follow. */
const invitee = `invitee-${runId}@mail.test`
const renamed = `ida-${runId}@mail.test`
/** One green pixel: enough of a face for a test. */
const face = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
let superAdmin: Calls
let fairId: number

test.beforeAll(async ({ playwright, baseURL }) => {
  superAdmin = await callsAs(await playwright.request.newContext({ baseURL }), 'superadmin@demo.test')
  fairId = (await superAdmin.get(`/default-fairs/slug/${slug}`)).id
})

const validating = (isValidatingUsers: boolean) => superAdmin.put(`/fairs/${fairId}`, { isValidatingUsers })

async function logIn(page: Page, email: string, password: string) {
  await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('button', { name: /Mon compte/ })).toBeVisible()
}

const choosePassword = (page: Page, password: string) => page.locator('input[name=password]').fill(password)

test('a visitor registers, confirms, waits, is validated, leaves, and chooses another password', async ({
  page,
}) => {
  test.slow()
  const email = `nora.blanc-${runId}@mail.test`
  await validating(true)
  await test.step('a wrong password and a taken address are said beside their fields, and nothing typed is lost', async () => {
    await page.goto(`/${slug}/register`)
    await page.getByRole('link', { name: 'Je visite' }).click()
    await page.getByRole('textbox', { name: 'Prénom' }).fill('Nora')
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Blanc')
    await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill('visitor@demo.test')
    await choosePassword(page, 'court')
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await expect(page.getByText('Le mot de passe est trop court.')).toBeVisible()
    await expect(page.locator('input[name=password]')).toBeFocused()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText('Cochez la case pour accepter les conditions')).toBeVisible()
    await expectAccessible(page)
    await choosePassword(page, 'Lanterne-42!')
    await page.getByText('J’accepte les conditions').click()
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await expect(page.getByText('Cette adresse e-mail existe déjà')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /Adresse e-mail/ })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Nora')
    await expect(page.locator('input[name=password]')).toHaveValue('')
  })
  await test.step('the account waits for its confirmation, then for the organizer', async () => {
    await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill(email)
    await choosePassword(page, 'Lanterne-42!')
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Regardez vos e-mails' })).toBeFocused()
    await expect(page.getByText(email)).toBeVisible()
    await page.goto(await linkTo(superAdmin, email, 'registration_confirm'))
    await expect(page.getByRole('heading', { level: 1, name: 'Adresse confirmée' })).toBeVisible()
    await expect(page.getByText('Un organisateur doit encore valider votre compte.')).toBeVisible()
    await page.goto(`/login?next=/${slug}/user/manage`)
    await logIn(page, email, 'Lanterne-42!')
    await expect(page.getByText('En attente', { exact: true })).toBeVisible()
  })
  await test.step('the organizer validates, and the profile says no more that it waits', async () => {
    // Beside this one other tests have people register.
    const memberships: { id: number; user: { firstName: string } }[] = await superAdmin.get(
      `/fair_users?fair=${fairId}&order[id]=desc`,
    )
    const ids = memberships.filter(({ user }) => user.firstName === 'Nora').map(({ id }) => id)
    await superAdmin.post('/fair_users/validate', { ids: ids.slice(0, 1), isValidated: 1 })
    await linkTo(superAdmin, email, 'account_validated')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Fonction' })).toBeVisible()
    await expect(page.getByText('En attente', { exact: true })).toHaveCount(0)
  })
  await test.step('logging out says so', async () => {
    await page.getByRole('button', { name: /Mon compte/ }).click()
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL(/\/signed-out/)
  })
  await test.step('another password is chosen by mail, once', async () => {
    await page.goto('/user/password/forgot')
    await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill(email)
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'E-mail envoyé' })).toBeVisible()
    const link = await linkTo(superAdmin, email, 'password_reset')
    await page.goto(link)
    await choosePassword(page, 'Marteau-77!')
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe changé' })).toBeVisible()
    await page.getByRole('link', { name: 'Se connecter' }).last().click()
    await logIn(page, email, 'Marteau-77!')
    await page.goto(link)
    await choosePassword(page, 'Marteau-78!')
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ce lien n’est plus valable' })).toBeVisible()
  })
  await validating(false)
})

for (const [fair, email, when] of [
  [slug, invitee, 'an open fair'],
  ['horizon-mer', `early-${runId}@mail.test`, 'a fair in preparation'],
] as const)
  test(`whoever is invited to ${when} chooses the first password and is in`, async ({ page }) => {
    await superAdmin.post('/visitors/create', { email, firstName: 'Ida', lastName: 'Roux', fair })
    await page.goto(await linkTo(superAdmin, email, 'invitation'))
    await expect(page.getByRole('heading', { level: 1, name: /Bienvenue/ })).toBeVisible()
    await choosePassword(page, 'Lanterne-42!')
    await page.getByRole('button', { name: 'Ouvrir mon compte' }).click()
    await page.getByRole('link', { name: 'Se connecter' }).last().click()
    await logIn(page, email, 'Lanterne-42!')
  })

test('somebody with an account comes to another fair by one press', async ({ page }) => {
  await begin(page, invitee, `/${slug}/user/manage`, 'Lanterne-42!')
  await page.getByRole('link', { name: 'S’inscrire à un autre salon' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Vous êtes inscrit à Rives & Ateliers' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'M’inscrire à ce salon, Fermes ouvertes' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Vous êtes inscrit à Fermes ouvertes' }),
  ).toBeVisible()
})

test('a card is filled and shown, with a face and a network', async ({ page }) => {
  await begin(page, invitee, `/${slug}/user/manage`, 'Lanterne-42!')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ida.png', mimeType: 'image/png', buffer: face })
  await expect(page.getByRole('button', { name: 'Retirer la photo' })).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter un réseau social' }).click()
  await page.getByRole('menuitem', { name: 'LinkedIn' }).click()
  await page.getByRole('textbox', { name: 'LinkedIn' }).fill('pas une adresse')
  await page.getByRole('textbox', { name: 'Message d’accueil' }).fill('Je cherche un stage de fonderie.')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Cette valeur doit être une adresse web valide')).toBeVisible()
  await page.getByRole('textbox', { name: 'LinkedIn' }).fill('linkedin.com/in/ida')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Profil enregistré')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'LinkedIn' })).toHaveValue('https://linkedin.com/in/ida')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ma carte de visite' }).click()
  await expect(page.getByText('Je cherche un stage de fonderie.')).toBeVisible()
  await expect(page.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute(
    'href',
    'https://linkedin.com/in/ida',
  )
  await expect(page.getByRole('article', { name: 'Ida Roux' }).locator('img')).toBeVisible()
  await expectAccessible(page)
})

test('an address changes once the mail sent there is answered, and other devices can be logged out', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newPage()
  await begin(elsewhere, invitee, `/${slug}/user/security`, 'Lanterne-42!')
  await begin(page, invitee, `/${slug}/user/security`, 'Lanterne-42!')
  await page.getByRole('button', { name: 'Déconnecter', exact: true }).first().click()
  await expect(page.getByText('Appareil déconnecté')).toBeVisible()
  const part = page.getByRole('region', { name: 'Adresse e-mail' })
  await part.getByRole('textbox', { name: /Nouvelle adresse/ }).fill(renamed)
  await part.locator('input[name=currentPassword]').fill('Wrong-2026!')
  await part.getByRole('button', { name: 'Changer d’adresse' }).click()
  await expect(part.getByText('Mot de passe incorrect')).toBeVisible()
  await part.locator('input[name=currentPassword]').fill('Lanterne-42!')
  await part.getByRole('button', { name: 'Changer d’adresse' }).click()
  await expect(part.getByRole('status')).toContainText(renamed)
  await expectAccessible(page)
  await page.goto(await linkTo(superAdmin, renamed, 'email_change'))
  await expect(page.getByText('Votre nouvelle adresse est confirmée.')).toBeVisible()
  await page.goto(`/${slug}/user/security`)
  await expect(page.getByRole('region', { name: 'Adresse e-mail' })).toContainText(renamed)
  const parts = page.getByRole('region', { name: 'Mot de passe' })
  await parts.locator('input[name=currentPassword]').fill('Lanterne-42!')
  await parts.locator('input[name=password]').fill('Marteau-79!')
  await parts.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page.getByText('Mot de passe changé')).toBeVisible()
  await expect(page.getByText('Cet appareil')).toHaveCount(1)
})
