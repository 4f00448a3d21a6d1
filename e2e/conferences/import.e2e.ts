import { madeSessions, scheduleOf } from '#domain/conferences/server/testing/made-schedule.ts'
import { callsAs } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, type Page, test } from '../test.ts'

const made = madeSessions(24)
const choose = (page: Page, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'schedule.xml', mimeType: 'text/xml', buffer: Buffer.from(text) })

test('a programme is imported, published, seen, imported again with changes, and undone', async ({
  page,
  request,
}) => {
  const superAdmin = await callsAs(request, 'superadmin@demo.test')
  const homepage = `programme-${Date.now().toString(36)}`
  const { id: source } = await superAdmin.get('/default-fairs/slug/rives-et-ateliers')
  const { id: fair } = await superAdmin.post(`/fairs/${source}/duplicate`, { name: homepage, homepage })
  await superAdmin.put(`/fairs/${fair}`, { isUsingConferenceModule: true })

  await logIn(page, 'superadmin', `/${homepage}/conference/import`)
  await choose(page, scheduleOf(made))
  await expect(page.getByRole('button', { name: 'Importer 24 sessions' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Importer 24 sessions' }).click()
  await expect(page.getByRole('heading', { name: '24 sessions sont à jour' })).toBeVisible()
  await page.getByRole('button', { name: 'Publier le programme' }).click()
  await expect(page.getByText('Les visiteurs voient déjà le nouveau programme.')).toBeVisible()
  await page.getByRole('link', { name: 'Voir le programme' }).click()
  await expect(page.getByRole('link', { name: /^Talk 6, 10:30 à 11:00, Room 2/ })).toBeVisible()

  await page.goto(`/${homepage}/conference/import`)
  await choose(
    page,
    scheduleOf(made.slice(0, 22).map((session, at) => (at === 0 ? { ...session, start: '12:30' } : session))),
  )
  await expect(page.getByRole('heading', { name: '2 sessions ne sont plus dans le fichier' })).toBeVisible()
  await expect(page.getByRole('button', { name: '1 session déplacée' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Importer 3 sessions' }).click()
  await expect(page.getByText('Les visiteurs voient déjà le nouveau programme.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Annuler/ })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler cet import' }).click()
  await expect(page.getByText(/sessions sont comme avant/)).toBeVisible()
  await superAdmin.delete(`/fairs/${fair}`)
})
