import { callsAs, linkTo, newVisitor } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'
import { fair, madeProgramme } from './made-programme.ts'

const password = 'Passes-2026!'
/** Two visitors of this test alone. */
const visitors = (test: string) =>
  ['Ada', 'Béla'].map(firstName => ({
    email: `${firstName.toLowerCase().replace('é', 'e')}-${test}@mail.test`,
    firstName,
    lastName: 'Visite',
    password,
  }))

test('the last place is taken once; whoever waits has it as soon as it is given back, without a reload', async ({
  page,
  browser,
  request,
}) => {
  const { organizer, steel } = await madeProgramme(request, 'Places')
  const { id: ofFair } = await organizer.get(`/default-fairs/slug${fair}`)
  const pass = await organizer.post('/passes', {
    fair: ofFair,
    name: 'Ateliers du matin',
    type: 'limited',
    conferences: [steel],
  })
  await organizer.put(`/passes/${pass.id}/rooms/${steel}`, { places: 1 })
  const [first, second] = visitors('places')
  for (const who of [first, second]) if (who) await newVisitor(request, fair.slice(1), who)
  const address = `${fair}/conference/view/${steel}`
  await logIn(page, first?.email ?? '', address, password)
  await page.getByRole('button', { name: 'Prendre une place' }).click()
  await expect(page.getByText('vous avez une place')).toBeVisible()
  await expectAccessible(page)

  const other = await (await browser.newContext()).newPage()
  await logIn(other, second?.email ?? '', address, password)
  await expect(other.getByText('complet', { exact: true })).toBeVisible()
  await other.getByRole('button', { name: 'S’inscrire sur la liste d’attente' }).click()
  await expect(other.getByText('vous êtes en liste d’attente')).toBeVisible()

  await page.getByRole('button', { name: 'Rendre ma place' }).click()
  await expect(page.getByRole('button', { name: 'S’inscrire sur la liste d’attente' })).toBeVisible()
  await expect(other.getByText('vous avez une place')).toBeVisible()
  await other.context().close()
})

test('a validator decides by the link of their mail: the page asks, a button decides, and the first answer counts', async ({
  page,
  browser,
  request,
}) => {
  const { organizer, steel } = await madeProgramme(request, 'Valideur')
  const { id: ofFair } = await organizer.get(`/default-fairs/slug${fair}`)
  await organizer.post('/passes', {
    fair: ofFair,
    name: 'Presse',
    type: 'open',
    conferences: [steel],
    validatingEmails: 'valideur@mail.test; second@mail.test',
  })
  const [who] = visitors('valideur')
  if (!who) return
  await newVisitor(request, fair.slice(1), who)
  await logIn(page, who.email, `${fair}/conference/view/${steel}`, password)
  await page.getByRole('button', { name: 'Demander ce pass' }).click()
  await expect(page.getByText('demande en attente')).toBeVisible()

  const superAdmin = await callsAs(request, 'superadmin@demo.test')
  const validator = await (await browser.newContext()).newPage()
  await validator.goto(await linkTo(superAdmin, 'valideur@mail.test', 'pass_asked'))
  await expect(validator.getByRole('heading', { name: /Accorder un pass à Ada Visite/ })).toBeVisible()
  await expectAccessible(validator)
  await validator.getByRole('button', { name: 'Accorder le pass' }).click()
  await expect(validator.getByText('Décidé par valideur@mail.test')).toBeVisible()
  await validator.goto(await linkTo(superAdmin, 'second@mail.test', 'pass_asked'))
  await expect(validator.getByText('Décidé par valideur@mail.test')).toBeVisible()
  await validator.context().close()
  await page.reload()
  await expect(page.getByText('vous l’avez')).toBeVisible()
})
