import { randomUUID } from 'node:crypto'
import { callsAs } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'

const slug = 'rives-et-ateliers'

test('whoever runs a fair sees that a message was reported, reads it on purpose with those around it, and settles it', async ({
  browser,
  request,
}) => {
  test.slow()
  const words = `Une offre douteuse ${randomUUID().slice(0, 8)}`
  const visitor = await callsAs(request, 'visitor12@demo.test')
  const fair = await visitor.get(`/default-fairs/slug/${slug}`)
  const conversation = await visitor.post('/conversations', { fair: fair.id, stand: 1 })
  await visitor.post(`/conversations/${conversation.id}/messages`, { uuid: randomUUID(), text: words })
  const contact = await callsAs(request, 'standcontact@demo.test')
  const [message] = await contact.get(`/conversations/${conversation.id}/messages`)
  await contact.post(`/direct_messages/${message.id}/report`, { reason: 'spam' })

  const context = await browser.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  await logIn(page, 'organizer', `/${slug}/message/reports`)
  const row = page.getByRole('row').filter({ hasText: 'En attente' }).first()
  await expect(row).toContainText('Maud Lecomte')
  await expect(page.getByText(words)).toHaveCount(0)
  await expectAccessible(page)

  await row.getByRole('link').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem').filter({ hasText: words })).toContainText('Publicité')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Classer' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'Classé le' }).first()).toContainText('Maud Lecomte')
  await context.close()
})
