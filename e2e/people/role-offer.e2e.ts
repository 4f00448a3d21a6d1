import { type Calls, callsAs, linkTo, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { runId } from '../run-id.ts'
import { expect, type Page, test } from '../test.ts'

const slug = 'rives-et-ateliers'
const email = `iris.verne-${runId}@mail.test`
const password = 'Lanterne-42!'
const lastName = `Verne ${runId}`
let superAdmin: Calls

/** Somebody who visits the fair and has chosen a password. */
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  superAdmin = await callsAs(request, 'superadmin@demo.test')
  await superAdmin.post('/visitors/create', { email, firstName: 'Iris', lastName, fair: slug })
  const [, token] = (await linkTo(superAdmin, email, 'invitation')).split('#invitation=')
  const chosen = { token, password, passwordConfirmation: password }
  expect((await request.post('/api/password/reset', { data: chosen })).ok()).toBe(true)
})

const choose = async (page: Page, list: RegExp, option: RegExp) => {
  await page.getByRole('button', { name: list }).click()
  await page.getByRole('option', { name: option }).click()
}

test('a visitor is invited to speak, is asked first, and accepts on a phone', async ({ page, browser }) => {
  test.slow()
  await logIn(page, 'organizer@demo.test', `/${slug}/user/create`)
  await test.step('the organizer invites an address as any other', async () => {
    await choose(page, /Type d’utilisateur/, /Intervenant/)
    await page.getByRole('textbox', { name: 'Prénom' }).fill('Iris')
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(lastName)
    await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill(email)
    await page.getByRole('button', { name: 'Envoyer l’invitation' }).click()
    await expect(page.getByRole('heading', { name: `Invitation envoyée à Iris ${lastName}` })).toBeVisible()
    await page.goto(`/${slug}/user/list?search=${encodeURIComponent(lastName)}`)
    const waiting = page.getByRole('region', { name: 'Invités, sans réponse' })
    await expect(waiting.getByText(`Iris ${lastName}`)).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('the mail leads to what is offered, after logging in', async () => {
    const link = await linkTo(superAdmin, email, 'role_offer')
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr' })
    const phone = await context.newPage()
    await phone.goto(link)
    await expect(phone.getByRole('heading', { level: 1, name: 'Connectez-vous pour répondre' })).toBeVisible()
    await phone.getByRole('textbox', { name: /Adresse e-mail/ }).fill(email)
    await phone.locator('input[name=password]').fill(password)
    await phone.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Un rôle vous est proposé' })).toBeVisible()
    await expect(phone.getByText(/Intervenant/)).toBeVisible()
    await expectAccessible(phone)
    const answered = waitForWrite(phone, /role_offers\/answer/)
    await phone.getByRole('button', { name: 'Accepter' }).click()
    expect((await answered).ok()).toBe(true)
    await expect(phone.getByRole('heading', { level: 1, name: 'C’est accepté' })).toBeFocused()
    await phone.goto(link)
    await phone.reload()
    await expect(
      phone.getByRole('heading', { level: 1, name: 'Cette proposition n’est plus ouverte' }),
    ).toBeVisible()
    await context.close()
  })
  await page.reload()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const waiting = page.getByRole('region', { name: 'Invités, sans réponse' })
  await expect(waiting.getByText(`Iris ${lastName}`)).toHaveCount(0)
  const [person] = await superAdmin.get(`/users/back/list?search=${encodeURIComponent(email)}`)
  expect(person.roles).toEqual(['ROLE_VISITOR', 'ROLE_SPEAKER'])
})
