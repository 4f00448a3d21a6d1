import { randomUUID } from 'node:crypto'
import { callsAs, newVisitor } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { expectMoving, open, test } from '../calls/people.ts'
import { arrowTo, pressByKey } from '../keyboard.ts'
import { type APIRequestContext, expect } from '../test.ts'

const slug = 'rives-et-ateliers'
const fair = `/${slug}`
const booth = 'Lichtwerk Jena'
const password = 'Lanterne-42!'
/** Within this time what has happened is told to whoever listens. */
const told = { timeout: 60_000 }
const phone = { width: 390, height: 844 }

const words = {
  lamp: /[1-9]\d* personnes? libres?\./,
  writeTo: `Écrire à ${booth}`,
  call: /^Appeler /,
  begin: 'Appeler',
  accept: 'Accepter l’appel',
  mute: /^Micro coupé/,
  hangUp: 'Raccrocher',
  over: /^L’appel avec .+ est terminé$/,
  messages: /^Messages/,
  handOver: 'Passer à…',
  note: 'Note',
  handTo: 'Passer à',
  follows: 'prend la suite',
}

/** A booth with a lamp, and those who answer there. */
async function litBooth(request: APIRequestContext) {
  const superAdmin = await callsAs(request, 'superadmin@demo.test')
  const { stands } = await superAdmin.get('/visit/halls/1')
  const { id } = stands.find((stand: { name: string }) => stand.name === booth)
  const { people } = await superAdmin.get(`/visit/stands/${id}`)
  const [contact, colleague] = await Promise.all(
    people
      .toSorted((one: { id: number }, other: { id: number }) => one.id - other.id)
      .map((person: { id: number }) => superAdmin.get(`/users/${person.id}`)),
  )
  return { contact, colleague }
}

test('on phones, by keyboard: a visitor sees a lamp, enters, writes and is answered; they call; a colleague goes on', async ({
  browser,
  request,
}) => {
  test.slow()
  const { contact, colleague } = await litBooth(request)
  const answering = await open(browser, contact.email, `${fair}/stand/inbox`, { viewport: phone })
  const email = `hall-${randomUUID()}@mail.test`
  await newVisitor(request, slug, { email, firstName: 'Alma', lastName: 'Sorel', password })
  const visitor = await open(browser, email, `${fair}/fair/visit/1`, { viewport: phone, password })
  const field = visitor.getByRole('textbox', { name: words.writeTo })

  const sign = visitor.getByRole('link', { name: new RegExp(booth) }).first()
  await expect(sign).toHaveAccessibleName(words.lamp, told)
  await arrowTo(visitor, visitor.getByRole('link', { name: /^Stand A1,/ }).first(), sign)
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByRole('heading', { level: 1, name: booth })).toBeVisible()

  const question = `Lampen ${randomUUID().slice(0, 8)}`
  await pressByKey(visitor, visitor.getByRole('button', { name: words.writeTo, exact: true }))
  await expect(field).toBeFocused()
  await visitor.keyboard.type(question)
  await visitor.keyboard.press('Enter')
  await expect(field).toHaveValue('')

  const panel = visitor.getByRole('dialog', { name: new RegExp(booth) })
  await answering.getByRole('link').filter({ hasText: question }).click(told)
  const answer = `Ja, oui ${randomUUID().slice(0, 8)}`
  await answering.getByRole('textbox').fill(answer)
  await answering.getByRole('textbox').press('Enter')
  await expect(panel.getByRole('article').filter({ hasText: answer })).toContainText(contact.firstName, told)

  await pressByKey(
    visitor,
    panel
      .getByRole('button', { name: words.call })
      .and(panel.getByRole('button', { name: contact.firstName })),
  )
  const check = visitor
    .getByRole('dialog')
    .filter({ has: visitor.getByRole('button', { name: words.begin, exact: true }) })
  await expectAccessible(visitor)
  await pressByKey(visitor, check.getByRole('button', { name: words.begin, exact: true }))
  await answering.getByRole('button', { name: words.accept }).click(told)
  for (const page of [visitor, answering]) {
    await page.waitForURL(/\/visio\/room\/[0-9a-f]{32}$/)
    await expectMoving(page.locator('section video').first())
    // What was written before goes on beside the picture.
    await expect(page.getByRole('log').filter({ hasText: answer })).toBeAttached(told)
  }
  await visitor.keyboard.press('m')
  await expect(visitor.getByRole('button', { name: words.mute })).toBeVisible()
  await arrowTo(
    visitor,
    visitor.getByRole('button', { name: words.mute }),
    visitor.getByRole('button', { name: words.hangUp }),
  )
  await visitor.keyboard.press('Enter')
  for (const page of [visitor, answering])
    await expect(page.getByRole('heading', { name: words.over })).toBeFocused(told)

  await answering.getByRole('link', { name: words.messages }).last().click()
  await answering.getByRole('link').filter({ hasText: 'Alma Sorel' }).click()
  await answering.getByRole('button', { name: words.handOver }).click()
  await answering.getByText(`${colleague.firstName} ${colleague.lastName}`).click()
  await answering.getByRole('textbox', { name: words.note }).fill('Note')
  await expectAccessible(answering)
  await answering
    .getByRole('button', { name: words.handTo })
    .and(answering.getByRole('button', { name: colleague.firstName }))
    .click()

  await pressByKey(visitor, visitor.getByRole('link', { name: words.messages }).last())
  await pressByKey(visitor, visitor.getByRole('link').filter({ hasText: booth }).first())
  const thread = visitor.getByRole('log', { name: new RegExp(booth) })
  await expect(thread).toContainText(`${colleague.firstName} ${colleague.lastName} ${words.follows}`, told)
  await expect(thread).toContainText(answer)
  for (const page of [visitor, answering]) await page.context().close()
})
