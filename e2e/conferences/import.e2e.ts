import { readFileSync } from 'node:fs'
import { madeSessions, scheduleOf } from '#domain/conferences/server/testing/made-schedule.ts'
import { callsAs } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, type Page, test } from '../test.ts'
import { ownFair } from './own-fair.ts'

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

const real = process.env.SCHEDULE_FILE

test('a real programme comes in whole, is published before open pages, comes again without a change, and is undone', async ({
  page,
  browser,
  request,
}) => {
  test.skip(!real, 'SCHEDULE_FILE names no schedule.xml of a real fair')
  // As long as many hundred sessions take on a machine that does other things too.
  test.setTimeout(900_000)
  const slowly = { timeout: 240_000 }
  const text = readFileSync(real ?? '', 'utf8')
  const count = text.match(/<event[\s>]/g)?.length ?? 0
  const homepage = `real-${Date.now().toString(36)}`
  const { superAdmin, id: fair } = await ownFair(request, homepage)
  const sessions = async () => {
    const [program] = await superAdmin.get(`/conference_programs?fair=${fair}`)
    const { days } = await superAdmin.get(`/conference_programs/${program.id}/days/first`)
    return days.reduce((sum: number, day: { conferences: number }) => sum + day.conferences, 0)
  }
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/${homepage}/conference/program`)
  await expect(visitor.getByText('Le programme n’est pas encore publié')).toBeVisible()

  await logIn(page, 'superadmin', `/${homepage}/conference/import`)
  await choose(page, text)
  await expect(
    page.getByRole('heading', { name: 'Comment les nouvelles salles sont dessinées' }),
  ).toBeVisible(slowly)
  await page.getByRole('button', { name: `Importer ${count} sessions` }).click()
  await expect(page.getByRole('heading', { name: `${count} sessions sont à jour` })).toBeVisible(slowly)
  await page.getByRole('button', { name: 'Publier le programme' }).click()
  await expect(page.getByText('Les visiteurs voient déjà le nouveau programme.')).toBeVisible(slowly)
  expect(await sessions()).toBe(count)
  await expect(visitor.locator('[data-conference]').first()).toBeVisible(slowly)

  await page.goto(`/${homepage}/conference/import`)
  await choose(page, text)
  await expect(page.getByText('Tout est déjà là')).toBeVisible(slowly)
  await page.goto(`/${homepage}/conference/import`)
  await page
    .getByRole('button', { name: /^Annuler/ })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler cet import' }).click()
  await expect(page.getByText(/sessions sont comme avant/)).toBeVisible(slowly)
  await superAdmin.delete(`/fairs/${fair}`)
})
