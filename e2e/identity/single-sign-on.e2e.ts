import {
  type Person,
  type RunningProvider,
  startProvider,
} from '#domain/identity/server/single-sign-on/testing/provider.ts'
import { expectAccessible } from '../axe.ts'
import { port, providerPort } from '../ports.ts'
import { expect, type Page, test } from '../test.ts'

const provided: Person = { email_verified: true, given_name: 'Nora', family_name: 'Blum' }
const people = new Map<string, Person>([
  ['nora', { ...provided, email: 'nora.blum@ponts.test' }],
  ['organizer', { ...provided, email: 'organizer@demo.test' }],
])
const button = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Continuer avec École des Ponts' })

test('a provider that does not answer is said in words, and the password is near', async ({ page }) => {
  await page.goto('/login?next=/user/profile')
  await button(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'La connexion n’a pas abouti' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('ne répond pas')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Utiliser mon mot de passe' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fuser%2Fprofile/)
})

test.describe('with a provider', () => {
  let provider: RunningProvider
  test.beforeAll(async () => {
    provider = await startProvider(people, `http://localhost:${port}/callback`, providerPort)
  })
  test.afterAll(() => provider.close())

  async function signOn(page: Page, who: string, next: string) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await button(page).click()
    await page.getByLabel('Who').fill(who)
    await page.getByRole('button', { name: 'Log in' }).click()
  }

  test('somebody new comes from the button to the fair’s door, and from there to their profile', async ({
    page,
  }) => {
    await signOn(page, 'nora', '/rives-et-ateliers/exhibitors/list')
    await expect(page).toHaveURL(/\/rives-et-ateliers\/register\?next=/)
    await expect(page.getByRole('heading', { level: 1, name: /Rives & Ateliers/ })).toBeVisible()
    await page.getByRole('button', { name: 'M’inscrire à ce salon', exact: true }).press('Enter')
    await page.getByRole('link', { name: 'Aller au salon' }).click()
    await expect(page).toHaveURL(/\/rives-et-ateliers\/exhibitors\/list/)
    await page.goto('/rives-et-ateliers/user/manage')
    await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Nora')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue('Blum')
  })

  test('an organizer gives the password once, and removes the sign-on again', async ({ page }) => {
    await signOn(page, 'organizer', '/rives-et-ateliers/user/security')
    await expect(page.getByRole('heading', { level: 1, name: 'Votre mot de passe, une fois' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: /Mot de passe/ }).fill('Demo-2026!')
    await page.getByRole('button', { name: 'Relier et continuer' }).click()
    await expect(page).toHaveURL(/\/rives-et-ateliers\/user\/security$/)
    const signOns = page.getByRole('region', { name: 'Connexion unique' })
    await signOns.getByRole('button', { name: 'Retirer' }).press('Enter')
    await expect(signOns).toContainText('n’ouvre pas encore votre compte')
  })
})
