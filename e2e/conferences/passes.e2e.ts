import { callsAs, newVisitor, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'
import { fair, madeProgramme } from './made-programme.ts'

const password = 'Agenda-2027!'

test('a visitor takes the place of a limited pass, swaps it for another at that hour, and gives it back', async ({
  page,
  request,
}) => {
  const made = await madeProgramme(request, 'Places')
  const together = await made.session({ title: 'En même temps', from: '10:30', until: '11:00' })
  await made.organizer.post(`/conferences/${together}/publish`, {})
  const { fair: own } = await made.organizer.get(`/conferences/${made.steel}`)
  for (const conference of [made.steel, together])
    await made.organizer.post('/passes', {
      fair: own.id,
      name: `Atelier ${conference}`,
      type: 'limited',
      conferences: [conference],
    })
  const email = 'places@mail.test'
  await newVisitor(request, fair.slice(1), { email, firstName: 'Pla', lastName: 'Ces', password })
  await logIn(page, email, `${fair}/conference/view/${made.steel}`, password)
  await expect(page.getByText('Il faut un pass pour assister à cette session.')).toBeVisible()
  const take = page.getByRole('button', { name: 'Prendre une place' })
  await take.click()
  await expect(page.getByText('vous avez une place', { exact: true })).toBeVisible()
  await expect(page.getByText('Les portes ne sont pas encore ouvertes.')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${fair}/conference/view/${together}`)
  await take.click()
  await page.getByRole('button', { name: 'Échanger' }).click()
  await expect(page.getByText('vous avez une place', { exact: true })).toBeVisible()
  await page.goto(`${fair}/conference/view/${made.steel}`)
  await expect(take).toBeVisible()
  await page.goto(`${fair}/conference/view/${together}`)
  const given = waitForWrite(page, /places/)
  await page.getByRole('button', { name: 'Rendre ma place' }).click()
  await given
  await expect(take).toBeVisible()
})

test('an organizer makes a pass that somebody decides about, and validates who has asked for it', async ({
  page,
  request,
}) => {
  const made = await madeProgramme(request, 'Validation')
  const name = `Presse ${made.program}`
  await logIn(page, 'organizer', `${fair}/conference/pass/list`)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Nouveau pass' }).first().click()
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Adresses qui décident' }).fill('redaction@presse.example')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Créer le pass' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()

  const { fair: own } = await made.organizer.get(`/conferences/${made.steel}`)
  const [pass] = await made.organizer.get(`/passes?fair=${own.id}&search=${encodeURIComponent(name)}`)
  await made.organizer.put(`/passes/${pass.id}`, { conferences: [made.steel] })
  const email = 'validation@mail.test'
  await newVisitor(request, fair.slice(1), { email, firstName: 'Vali', lastName: 'Dation', password })
  const visitor = await callsAs(request, email, password)
  await visitor.post('/pass_users', { pass: pass.id })

  await page.goto(`${fair}/conference/pass-users?pass=${pass.id}`)
  const row = page.getByRole('row', { name: /Vali Dation/ })
  await expect(row).toContainText('En attente')
  await expectAccessible(page)
  await row.getByRole('button', { name: /Vali Dation/ }).click()
  await page.getByRole('menuitem', { name: /Valider/ }).click()
  await expect(row).toContainText('Validée')
  expect((await visitor.get(`/conferences/view/${made.steel}`)).entry.reason).toBe('doors_closed')
})
