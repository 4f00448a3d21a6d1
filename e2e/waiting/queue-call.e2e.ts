import { expectMoving, expectVoices, open, test } from '../calls/people.ts'
import { expect } from '../test.ts'
import { busyBooth } from './busy-booth.ts'

const fair = '/rives-et-ateliers'
/** Within this time what has happened is told to whoever listens. */
const told = { timeout: 60_000 }

test('whoever waits is called on their phone by whoever takes the next one, and both talk until they hang up', async ({
  browser,
  request,
}) => {
  test.slow()
  const booth = await busyBooth(request, 'Verrerie du Layon')
  const contact = await open(browser, booth.contact, `${fair}/stand/queue/${booth.id}`)
  const phone = await open(browser, 'visitor19', `${fair}/stand/visit/${booth.id}`, {
    viewport: { width: 390, height: 844 },
  })
  await phone
    .getByRole('button', { name: `Prendre place dans la file de ${booth.name}` })
    .first()
    .click(told)
  const sheet = phone.getByRole('dialog', { name: booth.name })
  await sheet.getByRole('textbox').fill('Un vitrail à restaurer')
  await sheet.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(sheet.getByText('Un vitrail à restaurer')).toBeVisible()
  await sheet.getByRole('button', { name: 'Continuer la visite' }).click()
  await expect(phone.getByRole('region', { name: 'File d’attente' })).toContainText('Ensuite, c’est à vous')

  await expect(
    contact.getByRole('listitem').filter({ hasText: 'Un vitrail à restaurer' }).first(),
  ).toBeVisible(told)
  await contact.getByRole('button', { name: /^Recevoir .+ par appel vidéo$/ }).click()
  const check = contact.getByRole('dialog', { name: /^Avant d’appeler/ })
  await check.getByRole('button', { name: 'Appeler' }).click()

  const ring = phone.getByRole('alertdialog')
  await expect(ring.getByText('Un vitrail à restaurer')).toBeVisible(told)
  await expect(phone).toHaveTitle(/ vous appelle$/)
  await ring.getByRole('button', { name: 'Accepter l’appel' }).click()
  for (const page of [phone, contact]) {
    await page.waitForURL(/\/visio\/room\/[0-9a-f]{32}$/)
    await expectMoving(page.locator('section video').first())
    await expectVoices(page)
  }
  await expect(contact.getByText('Un vitrail à restaurer')).toBeVisible()
  await expect(phone.getByRole('region', { name: 'File d’attente' })).toBeHidden()
  await phone.getByRole('button', { name: 'Raccrocher' }).click()
  await expect(contact.getByRole('heading', { name: /^L’appel avec .+ est terminé$/ })).toBeVisible(told)

  // The call that is over has made room for the next.
  await contact.goto(`${fair}/stand/queue/${booth.id}`)
  await expect(contact.getByRole('heading', { name: 'Personne n’attend', level: 1 })).toBeVisible(told)
  await expect(contact.getByText(/^Avec .+ min, à /).first()).toBeVisible(told)
  await booth.restore()
  for (const page of [phone, contact]) await page.context().close()
})
