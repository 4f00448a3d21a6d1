import { callsAs, linkTo, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { runId } from '../run-id.ts'
import { expect, test } from '../test.ts'

const password = 'Lanterne-42!'

test('whoever was invited is asked once what the fair asks, may put it off, and is reminded', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow()
  // A fair of its own: what it asks, it asks everybody in it.
  const salon = `salon-des-cerises-${runId}`
  const email = `lea.griotte-${runId}@mail.test`
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
  const sent = waitForWrite(page, /missing_answers$/)
  await page.getByRole('button', { name: 'Enregistrer mes réponses' }).click()
  expect((await sent).status()).toBe(204)
  expect(await superAdmin.get(`/users/back/${person.id}/missing_answers`)).toEqual([])
  await page.goto(`/${salon}/user/data`)
  await expect(page.getByText('Napoléon')).toBeVisible()
  await expect(reminder).toHaveCount(0)
})
