import { callsAs, linkTo, written } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'

const password = 'Lanterne-42!'

test('an invoice follows its quote; where more was sold since, it asks which counts', async ({
  page,
  playwright,
  baseURL,
}) => {
  const superAdmin = await callsAs(await playwright.request.newContext({ baseURL }), 'superadmin@demo.test')
  const [fair] = await superAdmin.get('/fairs?homepage=horizon-mer')
  const side = { side: 'conferences', fair: fair.id }
  const { others } = await superAdmin.get(`/billing/conferences/dashboard?fair=${fair.id}`)
  const { id: firm, name } = others.at(-1)
  const account = `/billing/conferences/fairs/${fair.id}/firms/${firm}`
  const sell = (quantity: number) =>
    superAdmin.put(account, { sales: [{ kind: 'pass', item: 'Pass 1 jour', quantity }] })
  await sell(2)
  const quote = await superAdmin.post('/billing_quotes', { ...side, firm })
  await sell(3)

  await logIn(page, 'superadmin', '/horizon-mer/billing/conferences/fair')
  await page.getByRole('row').filter({ hasText: name }).click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('button', { name: 'Émettre la facture' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('row', { name: /Pass 1 jour/ })).toContainText(/2 × .*58,00.*3 × .*87,00/)
  await expect(question.getByRole('button', { name: 'Émettre' })).toBeDisabled()
  await expectAccessible(page)
  await question.getByText('Comme au devis').click()
  await question.getByRole('button', { name: 'Émettre' }).click()
  await expect(dialog.getByRole('button', { name: /^Télécharger QS-\d{4}-.* en PDF$/ })).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: quote.number })).toContainText('Facturé')
  const { invoices } = await superAdmin.get(account)
  expect(invoices[0].gross).toBe(quote.gross)
})

test('whoever was invited is asked once what the fair asks, may put it off, and is reminded', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow()
  // A fair of its own: what it asks, it asks everybody in it.
  const salon = 'salon-des-cerises'
  const email = 'lea.griotte@mail.test'
  const superAdmin = await callsAs(await playwright.request.newContext({ baseURL }), 'superadmin@demo.test')
  const { id } = await superAdmin.post('/fairs', { name: 'Salon des cerises', homepage: salon })
  await superAdmin.put(`/fairs/${id}`, { status: '/api/fair_statuses/2' })
  const path = '/visitor_registration_form_composition/block'
  const form = await superAdmin.get(`${path}?type=visitor&fair=${salon}`)
  const question = {
    identifier: 'customKind',
    label: { fr: 'Variété préférée' },
    required: true,
    type: 'text',
  }
  await superAdmin.post(path, { type: 'visitor', fair: salon, blocks: [...form.blocks, question] })
  const person = await superAdmin.post('/visitors/create', {
    email,
    firstName: 'Léa',
    lastName: 'Griotte',
    fair: salon,
  })

  await page.goto(
    new URL(await linkTo(superAdmin, email, 'invitation')).href.replace(/^https?:\/\/[^/]+/, ''),
  )
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill(password)
  await page.getByRole('textbox', { name: 'Confirmation du mot de passe' }).fill(password)
  await page.getByRole('main').locator('form').getByRole('button').last().click()
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await page.getByRole('main').locator('input[type=password]').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Salon des cerises a encore quelques questions',
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Plus tard' }).click()
  await expect(page).not.toHaveURL(/register/)

  await page.goto(`/${salon}/user/profile`)
  const reminder = page.getByRole('note').filter({ hasText: 'Salon des cerises attend encore une réponse' })
  await expect(reminder).toBeVisible()
  expect(await superAdmin.get(`/users/back/${person.id}/missing_answers`)).toHaveLength(1)
  await reminder.getByRole('link', { name: 'Répondre' }).click()
  await page.getByRole('textbox', { name: 'Variété préférée' }).fill('Napoléon')
  const sent = written(page, /missing_answers$/)
  await page.getByRole('button', { name: 'Enregistrer mes réponses' }).click()
  expect((await sent).status()).toBe(204)
  expect(await superAdmin.get(`/users/back/${person.id}/missing_answers`)).toEqual([])
  await page.goto(`/${salon}/user/data`)
  await expect(page.getByText('Napoléon')).toBeVisible()
  await expect(reminder).toHaveCount(0)
})

test('an organizer assigns a stand to a cluster admin, who then follows its exhibitor', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const superAdmin = await callsAs(await playwright.request.newContext({ baseURL }), 'superadmin@demo.test')
  const email = 'paul.grappe@mail.test'
  const person = await superAdmin.post('/users', {
    email,
    firstName: 'Paul',
    lastName: 'Grappe',
    fair: 'rives-et-ateliers',
    userType: 4,
  })
  const token = new URL(await linkTo(superAdmin, email, 'invitation')).hash.replace('#invitation=', '')
  await superAdmin.post('/password/reset', { token, password, passwordConfirmation: password })
  const other = await browser.newPage()
  await logIn(other, email, '/rives-et-ateliers/exhibitor/list', password)
  await expect(other.getByText('Aucun ne vous est confié dans ce salon')).toBeVisible()
  await other.close()

  await logIn(page, 'organizer', `/rives-et-ateliers/user/manage/${person.id}`)
  await expect(page.getByText('Rien ne lui est confié')).toBeVisible()
  // An open list closes where the page scrolls: all of it is in sight.
  await page.setViewportSize({ width: 1280, height: 1400 })
  await page.getByRole('combobox', { name: 'Stands' }).click()
  const stand = page.getByRole('option', { name: /^A2 · / })
  const firm = (await stand.textContent())?.split('·')[1]?.trim() ?? ''
  await stand.click()
  await expectAccessible(page)
  const kept = written(page, /cluster$/)
  await page.getByRole('complementary').getByRole('button', { name: 'Enregistrer' }).click()
  expect((await kept).status()).toBe(204)

  const again = await browser.newPage()
  await logIn(again, email, '/rives-et-ateliers/exhibitor/list', password)
  await expect(again.getByRole('row').filter({ hasText: firm })).toBeVisible()
  await expect(again.getByRole('grid').getByRole('rowheader')).toHaveCount(1)
  await again.close()
})
