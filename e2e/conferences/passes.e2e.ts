import { callsAs, linkTo, newVisitor, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'
import { fair, madeProgramme, today } from './made-programme.ts'

const password = 'Passes-2026!'
/** Two visitors of one run of a test alone. */
const visitors = () => {
  const runId = Date.now().toString(36)
  const visitor = (firstName: string) => ({
    email: `${firstName.toLowerCase()}-${runId}@mail.test`,
    firstName,
    lastName: 'Visite',
    password,
  })
  return [visitor('Ada'), visitor('Bela')] as const
}

test('the last place is taken once; whoever waits has it without a reload once it is swapped for another', async ({
  page,
  browser,
  request,
}) => {
  const { organizer, steel, session, page: programme } = await madeProgramme(request, 'Places')
  const together = await session({ title: 'En même temps', from: '10:30', until: '11:00' })
  await organizer.post(`/conferences/${together}/publish`, {})
  const { id: ofFair } = await organizer.get(`/default-fairs/slug${fair}`)
  const limited = (name: string, conference: number) =>
    organizer.post('/passes', { fair: ofFair, name, type: 'limited', conferences: [conference] })
  const pass = await limited('Ateliers du matin', steel)
  await limited('Ateliers voisins', together)
  await organizer.put(`/passes/${pass.id}/rooms/${steel}`, { places: 1 })
  const [first, second] = visitors()
  for (const who of [first, second]) await newVisitor(request, fair.slice(1), who)
  await logIn(page, first.email, `${fair}/conference/view/${steel}`, password)
  const take = page.getByRole('button', { name: 'Prendre une place' })
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`${programme}?day=${today}`)
  const card = stranger.getByRole('link', { name: /^Décarboner l’acier, / })
  await expect(card).not.toHaveAccessibleName(/Complet/)
  await take.click()
  await expect(page.getByText('vous avez une place')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dans mon agenda', pressed: true })).toBeVisible()
  await expect(card).toHaveAccessibleName(/Complet/)
  await stranger.context().close()

  const other = await (await browser.newContext()).newPage()
  await logIn(other, second.email, `${fair}/conference/view/${steel}`, password)
  await expect(other.getByText('complet', { exact: true })).toBeVisible()
  await other.getByRole('button', { name: 'S’inscrire sur la liste d’attente' }).click()
  await expect(other.getByText('vous êtes en liste d’attente')).toBeVisible()

  await page.goto(`${fair}/conference/view/${together}`)
  await take.click()
  await page.getByRole('button', { name: 'Échanger' }).click()
  await expect(page.getByText('vous avez une place')).toBeVisible()
  await expect(other.getByText('vous avez une place')).toBeVisible()
  await page.getByRole('button', { name: 'Rendre ma place' }).click()
  await expect(take).toBeVisible()

  // By the button too: the first has queued, and the page of the one who gives it back was not needed for it.
  await page.goto(`${fair}/conference/view/${steel}`)
  await page.getByRole('button', { name: 'S’inscrire sur la liste d’attente' }).click()
  await expect(page.getByText('vous êtes en liste d’attente')).toBeVisible()
  await other.getByRole('button', { name: 'Rendre ma place' }).click()
  await expect(page.getByText('vous avez une place')).toBeVisible()
  await other.context().close()
})

test('of a pass that an organizer makes, with so many places, a validator decides by mail and the organizer in the list', async ({
  page,
  browser,
  request,
}) => {
  const { organizer, program, steel } = await madeProgramme(request, 'Validation')
  const [first, second] = visitors()
  for (const who of [first, second]) await newVisitor(request, fair.slice(1), who)
  const validator = `valideur-${program}@mail.test`
  const name = `Presse ${program}`
  await logIn(page, 'organizer', `${fair}/conference/pass/list`)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Nouveau pass' }).first().click()
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Adresses qui décident' }).fill(validator)
  await page.getByRole('button', { name: /Genre/ }).click()
  await page.getByRole('option', { name: /^Limité/ }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Créer le pass' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()
  const { id: ofFair } = await organizer.get(`/default-fairs/slug${fair}`)
  const [pass] = await organizer.get(`/passes?fair=${ofFair}&search=${encodeURIComponent(name)}`)
  await organizer.put(`/passes/${pass.id}`, { conferences: [steel] })

  const other = await (await browser.newContext()).newPage()
  await logIn(other, first.email, `${fair}/conference/view/${steel}`, password)
  await other.getByRole('button', { name: 'Prendre une place' }).click()
  await expect(other.getByText('demande en attente')).toBeVisible()
  const superAdmin = await callsAs(request, 'superadmin@demo.test')
  const asked = await linkTo(superAdmin, validator, 'pass_asked')
  await other.goto(asked)
  await expect(other.getByRole('heading', { name: /Accorder un pass à Ada Visite/ })).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Accorder le pass' }).click()
  await expect(other.getByText(`Décidé par ${validator}`)).toBeVisible()
  await other.context().close()

  await page.goto(`${fair}/conference/pass/edit/${pass.id}`)
  const places = page.getByRole('textbox', { name: 'Décarboner l’acier' })
  await expect(places).toHaveValue('100')
  const written = waitForWrite(page, /rooms/)
  await places.fill('2')
  await places.press('Enter')
  await written
  await expect(page.getByText('1 place prise')).toBeVisible()
  const asks = await callsAs(request, second.email, password)
  await asks.post('/pass_users', { pass: pass.id, conferences: [steel] })
  await page.goto(`${fair}/conference/pass-users?pass=${pass.id}`)
  await expect(page.getByRole('row', { name: /Ada Visite/ })).toContainText('Validée')
  const row = page.getByRole('row', { name: /Bela Visite/ })
  await expect(row).toContainText('En attente')
  await expectAccessible(page)
  await row.getByRole('button', { name: /Bela Visite/ }).click()
  await page.getByRole('menuitem', { name: /Valider/ }).click()
  await expect(row).toContainText('Validée')
  expect(await organizer.get(`/passes/${pass.id}/rooms`)).toMatchObject([{ places: 2, taken: 2, waiting: 0 }])
})

test('passes that an organizer allots are given out by the exhibitor, held by the visitor, and asked for on the invoice', async ({
  page,
  browser,
  request,
}) => {
  const { organizer, program, steel } = await madeProgramme(request, 'Attribution')
  const [guest] = visitors()
  await newVisitor(request, fair.slice(1), guest)
  const { id: ofFair } = await organizer.get(`/default-fairs/slug${fair}`)
  const name = `Invités ${program}`
  const pass = await organizer.post('/passes', { fair: ofFair, name, type: 'limited', conferences: [steel] })
  const { firm } = await (await callsAs(request, 'firmadmin@demo.test')).get('/user/detail')

  await logIn(page, 'organizer', `${fair}/conference/pass/edit/${pass.id}`)
  const exhibitor = page.getByRole('combobox', { name: 'Exposant' })
  await exhibitor.fill(firm.name)
  // Whoever has typed all of a name has chosen it, also before it has been found.
  await exhibitor.press('Tab')
  await page.getByRole('textbox', { name: 'Nombre' }).fill('2')
  await page.getByRole('button', { name: 'Attribuer' }).click()
  await expect(page.getByText('0 donné', { exact: true })).toBeVisible()
  await expectAccessible(page)

  const other = await (await browser.newContext()).newPage()
  await logIn(other, 'firmadmin', `${fair}/conference/pass-users`)
  const own = other.getByRole('region', { name })
  await own.getByRole('button', { name: 'Donner un pass' }).click()
  const dialog = other.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Adresse e-mail' }).fill(guest.email)
  await dialog.getByRole('textbox', { name: 'Prénom' }).fill('Ada')
  await dialog.getByRole('textbox', { name: 'Nom', exact: true }).fill('Invitée')
  await dialog.getByRole('combobox', { name: 'Avec une place dans' }).click()
  await other.getByRole('option', { name: /Décarboner l’acier/ }).click()
  await expectAccessible(other)
  await dialog.getByRole('button', { name: 'Donner un pass' }).click()
  await expect(own.getByRole('listitem').filter({ hasText: guest.email })).toContainText('Dans le salon')
  await expect(own).toContainText('Donnés : 1 sur 2')
  await expectAccessible(other)
  await other.context().close()

  const third = await (await browser.newContext()).newPage()
  await logIn(third, guest.email, `${fair}/conference/view/${steel}`, guest.password)
  await expect(third.getByText('vous avez une place')).toBeVisible()
  await third.context().close()

  const superAdmin = await callsAs(request, 'superadmin@demo.test')
  await superAdmin.put('/billing/conferences/prices', {
    fair: ofFair,
    prices: [{ kind: 'allotment', item: String(pass.id), amount: 4900 }],
  })
  await superAdmin.post('/billing_invoices', {
    side: 'conferences',
    fair: ofFair,
    firm: firm.id,
    quote: null,
  })
  const { lines } = await superAdmin.get(`/billing/conferences/fairs/${ofFair}/firms/${firm.id}`)
  expect(lines).toContainEqual(
    expect.objectContaining({ source: `allotment:${pass.id}`, quantity: 2, invoiced: 2, unit: 4900 }),
  )
})
