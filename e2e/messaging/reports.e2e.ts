import { randomUUID } from 'node:crypto'
import { callsAs } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'

const slug = 'rives-et-ateliers'
/** Of Chantiers de Trentemoult, where Maud Lecomte answers. */
const booth = 1

test('whoever runs a fair sees that a message was reported, reads it on purpose with those around it, and settles it', async ({
  browser,
  request,
}) => {
  test.slow()
  const words = `Une offre douteuse ${randomUUID().slice(0, 8)}`
  const visitor = await callsAs(request, 'visitor20@demo.test')
  const contact = await callsAs(request, 'standcontact@demo.test')
  const conversation = await visitor.post('/conversations', { stand: booth })
  const write = (text: string) =>
    visitor.post('/direct_messages', { conversation: conversation.id, uuid: randomUUID(), text })
  for (const said of ['Bonjour', 'Je cherche un stage', 'En chaudronnerie', 'Dès septembre', 'À Nantes'])
    await write(`${said}. `.repeat(12))
  const { id } = await write(words)
  await contact.post(`/direct_messages/${id}/report`, { reason: 'spam' })

  const context = await browser.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  await logIn(page, 'organizer', `/${slug}/message/reports`)
  const row = page.getByRole('row').filter({ hasText: 'En attente' }).first()
  await expect(row).toContainText('Maud Lecomte')
  await expect(page.getByText(words)).toHaveCount(0)
  await expectAccessible(page)
  await expect(page).toHaveURL(/\/message\/reports$/)

  // By keyboard, on a phone: what was reported is in sight, however much was said before it.
  await page.setViewportSize({ width: 390, height: 844 })
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?report=\d+$/)
  const dialog = page.getByRole('dialog', { name: 'Message signalé' })
  const reported = dialog.getByRole('listitem').filter({ hasText: words })
  await expect(reported).toContainText('Publicité')
  await expect(reported).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Classer' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'Classé le' }).first()).toContainText('Maud Lecomte')
  await context.close()
})

test('a visitor reports a booth from the conversation and hears no more of it; the organizer finds the report', async ({
  browser,
  request,
}) => {
  const visitor = await callsAs(request, 'visitor20@demo.test')
  const { uuid } = await visitor.post('/conversations', { stand: booth })
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await logIn(page, 'visitor20', `/${slug}/user/direct-messages/${uuid}`)
  await page.getByRole('button', { name: /^Actions.*Chantiers de Trentemoult/ }).click()
  await page.getByRole('menuitem', { name: 'Signaler' }).click()
  const dialog = page.getByRole('dialog', { name: 'Signaler Chantiers de Trentemoult' })
  await expect(dialog.getByRole('button', { name: 'Signaler' })).toBeDisabled()
  await dialog.getByText('Harcèlement').click()
  await dialog.getByText('Bloquer aussi ce contact').click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Signaler' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Débloquer' })).toBeVisible()
  await context.close()

  const reports = await callsAs(request, 'organizer@demo.test').then(one => one.get('/message_reports'))
  expect(reports[0]).toMatchObject({ about: 'booth', booth: { firm: 'Chantiers de Trentemoult' } })
})
