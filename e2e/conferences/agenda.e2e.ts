import { callsAs, newVisitor, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'
import { fair, madeProgramme, today } from './made-programme.ts'

const instant = (time: string) => new Date(`${today}T${time}:00+01:00`).toISOString()

test('an agenda names what is at one time and what has moved; what is settled stays settled', async ({
  page,
  request,
}) => {
  const made = await madeProgramme(request, 'Journée')
  const { speakers } = await made.organizer.get(`/conferences/${made.steel}`)
  const published = async (title: string, from: string, until: string) => {
    const id = await made.session({
      title,
      from,
      until,
      speakers: speakers.map((one: { id: number }) => one.id),
    })
    await made.organizer.post(`/conferences/${id}/publish`, {})
    return id
  }
  const talk = await published('Souder à froid', '14:00', '15:00')
  const other = await published('Lire un plan', '14:30', '15:30')
  await published('Lire un plan', '16:00', '17:00')
  const email = `journee-${made.program}@mail.test`
  const password = 'Agenda-2027!'
  await newVisitor(request, fair.slice(1), { email, firstName: 'Jo', lastName: 'Urnée', password })
  await logIn(page, email, `${fair}/user/agenda`, password)
  await expect(page.getByRole('heading', { name: 'Votre agenda est vide' })).toBeVisible()
  const own = await callsAs(request, email, password)
  for (const conference of [made.steel, talk, other]) await own.post('/agenda_entries', { conference })
  await made.organizer.put(`/conferences/${made.steel}`, { begin: instant('09:00'), end: instant('09:30') })
  await page.goto(`${fair}/user/agenda`)
  const changes = page.getByRole('region', { name: '1 changement' })
  await expect(changes).toContainText('Décarboner l’acier')
  await expect(changes.locator('b')).toContainText('09:00')
  const clash = page.getByRole('region', { name: 'Elles se croisent de 14:30 à 15:00' })
  await expect(clash.getByRole('link', { name: 'Souder à froid' })).toBeVisible()
  await expect(clash.getByRole('link', { name: 'Lire un plan' })).toBeVisible()
  await expectAccessible(page)

  const gone = waitForWrite(page, /other_run/)
  await clash.getByRole('button', { name: /^Prendre l’autre passage de .*Lire un plan.*16:00$/ }).click()
  await gone
  await expect(clash).toHaveCount(0)
  const returned = waitForWrite(page, /other_run/)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await returned
  await expect(clash).toBeVisible()

  await changes.getByRole('button', { name: 'J’ai vu' }).click()
  await expect(changes).toHaveCount(0)
  await clash.getByRole('button', { name: 'Tout garder', exact: true }).click()
  await expect(clash.getByRole('button', { name: 'Tout garder', exact: true })).toHaveCount(0)
  await page.reload()
  await expect(clash).toBeVisible()
  await expect(clash.getByRole('button', { name: 'Tout garder', exact: true })).toHaveCount(0)
  await expect(changes).toHaveCount(0)

  const dropped = waitForWrite(page, /agenda_entries/)
  await clash.getByRole('button', { name: /^Retirer .*Lire un plan/ }).click()
  await dropped
  await expect(clash).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Souder à froid' })).toBeVisible()
  const back = waitForWrite(page, /agenda_entries/)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await back
  await expect(clash).toBeVisible()

  const reminded = waitForWrite(page, /agenda_entries/)
  await clash.getByRole('button', { name: /^Rappel 15.minutes avant · Souder à froid/ }).click()
  await page.getByRole('menuitemradio', { name: /^1.heure avant/ }).click()
  await reminded
  await expect(clash.getByRole('button', { name: /^Rappel 1.heure avant · Souder à froid/ })).toBeVisible()
})

test('who is not logged in has their day with what is at one time and the ways out of it, and keeps it when they log in', async ({
  page,
  request,
}) => {
  const made = await madeProgramme(request, 'Sans compte')
  const { speakers } = await made.organizer.get(`/conferences/${made.steel}`)
  const talk = async (title: string, from: string, until: string) => {
    const ids = speakers.map((one: { id: number }) => one.id)
    const id = await made.session({ title, from, until, speakers: ids })
    await made.organizer.post(`/conferences/${id}/publish`, {})
    return id
  }
  const titles = [`Tremper ${made.program}`, `Recuire ${made.program}`] as const
  const kept = [await talk(titles[0], '14:00', '15:00'), await talk(titles[1], '14:30', '15:30')]
  await talk(titles[1], '16:00', '17:00')
  await page.goto(`${fair}/user/agenda`)
  await expect(page.getByRole('heading', { name: 'Votre agenda est vide' })).toBeVisible()
  const { fair: of } = await made.organizer.get(`/conferences/${made.steel}`)
  await page.evaluate(([name, ids]) => localStorage.setItem(name, ids), [
    `agenda:${of.id}`,
    JSON.stringify(kept),
  ] as const)
  await page.reload()
  const clash = page.getByRole('region', { name: 'Elles se croisent de 14:30 à 15:00' })
  await expect(clash.getByRole('link', { name: titles[0] })).toBeVisible()
  await expectAccessible(page)
  await clash
    .getByRole('button', { name: new RegExp(`^Prendre l’autre passage de .*${titles[1]}.*16:00$`) })
    .click()
  await expect(clash).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(clash).toBeVisible()
  await clash.getByRole('button', { name: new RegExp(`^Retirer .*${titles[0]}`) }).click()
  await expect(clash).toHaveCount(0)
  await expect(page.getByRole('link', { name: titles[1] })).toBeVisible()
  const email = `sans-compte-${made.program}@mail.test`
  const password = 'Agenda-2027!'
  await newVisitor(request, fair.slice(1), { email, firstName: 'Ana', lastName: 'Nyme', password })
  await logIn(page, email, `${fair}/user/agenda`, password)
  await page.getByRole('button', { name: 'Ajouter à mon agenda' }).click()
  await expect(page.getByRole('link', { name: titles[1] })).toBeVisible()
})
