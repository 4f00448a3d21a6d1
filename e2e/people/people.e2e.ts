import { callsAs, linkTo } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { type Browser, expect, type Page, test } from '../test.ts'

const password = 'Lanterne-42!'
const runId = Date.now().toString(36)

async function choose(page: Page, field: string | RegExp, option: string | RegExp) {
  await page.getByRole('main').getByRole('button', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

/** From the list of those who run fairs, by its button, to "is invited". */
async function invite(page: Page, button: string, person: { name: string; email: string }) {
  await page.getByRole('link', { name: button }).first().click()
  await choose(page, /^Salon|Salon \*|.*Salon$/, 'Fermes ouvertes')
  await page.getByRole('textbox', { name: /Prénom/ }).fill(person.name)
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Essai')
  await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill(person.email)
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: `Invitation envoyée à ${person.name} Essai` }),
  ).toBeVisible()
}

/** The link of the mail that the outbox keeps, where there is no mail server. */
async function linkFromOutbox(page: Page, email: string): Promise<string> {
  await page.goto(`/user/superadmin/mails?search=${encodeURIComponent(email)}`)
  await page.getByRole('row').filter({ hasText: email }).click()
  const text = await page.getByRole('dialog').locator('pre').innerText()
  return /https?:\/\/\S+/.exec(text)?.[0] ?? ''
}

/** Who chooses a password at the link of the mail, and begins. The page of that link is met in `identity/accounts.e2e.ts`. */
async function acceptInvitation(browser: Browser, link: string, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  const [, token] = link.split('#invitation=')
  const chosen = { token, password, passwordConfirmation: password }
  expect((await page.request.post('/api/password/reset', { data: chosen })).ok()).toBe(true)
  await logIn(page, email, '/user/dashboard', password)
  return page
}

test('a super admin creates an organizer and a super organizer; the organizer sees only their fair', async ({
  page,
  browser,
}) => {
  const organizer = { name: 'Odile', email: `odile-${runId}@fair.example` }
  const above = { name: 'Serge', email: `serge-${runId}@fair.example` }
  await logIn(page, 'superadmin', '/superorganizer/list?list=organizers')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await invite(page, 'Inviter un organisateur', organizer)
  await page.goto('/superorganizer/list?list=superOrganizers')
  await invite(page, 'Inviter un super organisateur', above)

  const own = await acceptInvitation(browser, await linkFromOutbox(page, organizer.email), organizer.email)
  await expect(own).toHaveURL(/\/fermes-ouvertes\/user\/dashboard/)
  await expect(own.getByRole('heading', { level: 1, name: 'Le salon est terminé' })).toBeVisible()
  await expect(own.getByRole('complementary').getByText('Organisateur', { exact: true })).toBeVisible()
  await expect(own.getByRole('complementary').getByRole('button', { name: /Salon/ })).toHaveCount(0)
  await own.goto('/fermes-ouvertes/user/list?fair=all&search=firmadmin%40demo.test')
  await expect(own.getByRole('heading', { name: 'Personne ne correspond' })).toBeVisible()
  await own.goto('/rives-et-ateliers/user/list')
  await expect(own.getByRole('heading', { name: /Rives & Ateliers n’est pas votre salon/ })).toBeVisible()
  await own.getByRole('link', { name: 'Aller à Fermes ouvertes' }).click()
  await expect(own).toHaveURL(/\/fermes-ouvertes\/user\/list/)
  await own.goto('/horizon-mer/user/dashboard')
  await expect(own.getByRole('heading', { name: '404 Introuvable' })).toBeVisible()

  const superAdmin = await callsAs(page.request, 'superadmin@demo.test')
  const link = await linkTo(superAdmin, above.email, 'invitation')
  const serge = await acceptInvitation(browser, link, above.email)
  await expect(serge).toHaveURL(/\/fermes-ouvertes\/user\/dashboard|\/user\/dashboard/)
  await serge.goto('/fermes-ouvertes/user/list?search=odile')
  await serge.getByRole('row', { name: /Odile Essai/ }).click()
  await expect(serge.getByRole('button', { name: 'Changer de type' })).toBeVisible()
})

test('figures of the dashboard lead to lists of what they count', async ({ page }) => {
  await logIn(page, 'organizer', '/rives-et-ateliers/user/dashboard')
  await page.getByRole('link', { name: /^Connectés/ }).click()
  await expect(page.getByRole('link', { name: 'Connectés' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('row').filter({ hasText: '@' }).first()).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: /Personnes à valider/ }).click()
  await expect(page).toHaveURL(/isValidated=0/)
  await expect(page.getByRole('row').filter({ hasText: '@' }).first()).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: /^Stands avec quelqu’un/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stands placés' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const views = page.getByRole('navigation', { name: 'Vues' })
  await expect(views.getByRole('link', { name: 'Stands avec quelqu’un' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await views.getByRole('link', { name: 'Tous les stands' }).click()
  await expect(page).toHaveURL(/\/hall\/stands\??$/)
})

test('what was typed in an invitation survives a refusal and a reload', async ({ page }) => {
  await logIn(page, 'organizer', '/rives-et-ateliers/user/create')
  await page.getByRole('textbox', { name: /Prénom/ }).fill('Rose')
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Refus')
  await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill('visitor@demo.test')
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(page.getByRole('alert')).toContainText('existe déjà')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('textbox', { name: /Prénom/ })).toHaveValue('Rose')
  await expect(page.getByRole('textbox', { name: /Adresse e-mail/ })).toHaveValue('visitor@demo.test')
})
