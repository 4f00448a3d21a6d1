import { hears, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { type APIRequestContext, type Browser, expect, type Page, test } from '../test.ts'
import { type Booth, busyBooth } from './busy-booth.ts'

const fair = '/rives-et-ateliers'
/** Within this time what has happened is told to whoever listens. */
const told = { timeout: 60_000 }
const phone = { width: 390, height: 844 }

test.describe.configure({ mode: 'serial' })

/** Somebody whose page hears what happens to their places. */
async function open(browser: Browser, who: string, path: string, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  const heard = page.waitForResponse(hears('/queue'), { timeout: 90_000 })
  await logIn(page, who, path)
  await heard
  return page
}

const strip = (page: Page) => page.getByRole('region', { name: 'File d’attente' })
const sheet = (page: Page, { name }: Booth) => page.getByRole('dialog', { name })
const turn = (page: Page) => page.getByRole('alertdialog', { name: 'C’est à vous' })
const row = (page: Page, name: string | RegExp) => page.getByRole('listitem').filter({ hasText: name })

/** The place whose sheet is open is given back. */
async function giveBack(page: Page, booth: Booth) {
  await sheet(page, booth).getByRole('button', { name: 'Rendre ma place' }).click()
  const asked = page.getByRole('alertdialog', { name: /^Rendre votre place/ })
  const left = waitForWrite(page, /\/queue\/places\/\d+$/)
  await asked.getByRole('button', { name: 'Rendre ma place' }).click()
  await left
  await expect(strip(page)).toBeHidden()
}

/** A place is taken at the booth, and the sheet of it is left by walking on. */
async function take(page: Page, booth: Booth) {
  await page
    .getByRole('button', { name: `Prendre place dans la file de ${booth.name}` })
    .first()
    .click(told)
  await expect(sheet(page, booth)).toBeVisible()
}

async function walkOn(page: Page, booth: Booth) {
  await sheet(page, booth).getByRole('button', { name: 'Continuer la visite' }).click()
  await expect(strip(page)).toContainText(booth.name)
}

const busy: Booth[] = []

/** A booth at which everybody is busy until the test ends. */
async function busyUntilEnd(request: APIRequestContext, name: string): Promise<Booth> {
  const booth = await busyBooth(request, name)
  busy.push(booth)
  return booth
}

test.afterEach(async () => {
  for (const booth of busy.splice(0)) await booth.restore()
})

test('a visitor takes a place, walks on, is told on another page and comes; the talk opens on both sides; once the queue is closed, which is asked first, whoever still waits is told and offered to write', async ({
  browser,
  request,
}) => {
  test.slow()
  const booth = await busyUntilEnd(request, 'Menuiseries Boisclair')
  const contact = await open(browser, booth.contact, `${fair}/stand/queue/${booth.id}`)
  await expect(contact.getByRole('heading', { name: 'Personne n’attend', level: 1 })).toBeVisible()

  const visitor = await open(browser, 'visitor13', `${fair}/stand/visit/${booth.id}`)
  await take(visitor, booth)
  await expect(sheet(visitor, booth)).toContainText('Ensuite, c’est à vous')
  await sheet(visitor, booth).getByRole('textbox').fill('Un stage en menuiserie')
  await sheet(visitor, booth).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(sheet(visitor, booth).getByText('Un stage en menuiserie')).toBeVisible()
  await expectAccessible(visitor)
  await walkOn(visitor, booth)
  await visitor.getByRole('link', { name: 'Exposants' }).first().click()
  await expect(visitor).toHaveURL(/\/exhibitors\/list/)
  await expect(strip(visitor)).toContainText(booth.name)
  await expectAccessible(visitor)

  const second = await open(browser, 'visitor14', `${fair}/stand/visit/${booth.id}`)
  await take(second, booth)
  await expect(sheet(second, booth)).toContainText('personne avant vous')
  await walkOn(second, booth)

  await expect(contact.getByRole('heading', { name: '2 personnes attendent', level: 1 })).toBeVisible(told)
  await expect(row(contact, 'Un stage en menuiserie')).toBeVisible(told)
  await expectAccessible(contact)
  await contact.getByRole('button', { name: /^Recevoir .+ par écrit$/ }).click()

  await expect(turn(visitor)).toBeVisible(told)
  await expect(turn(visitor).getByRole('heading')).toBeFocused()
  await expect(strip(second)).toContainText('Ensuite, c’est à vous', told)
  await expectAccessible(visitor)
  await turn(visitor)
    .getByRole('button', { name: /^(Écrire maintenant|Commencer par écrit)$/ })
    .press('Enter')
  await expect(visitor).toHaveURL(/\/user\/direct-messages\/[0-9a-f-]{36}$/)
  await expect(strip(visitor)).toBeHidden()
  await expect(contact).toHaveURL(/\/stand\/inbox\/\d+\/[0-9a-f-]{36}$/, told)
  await visitor.getByRole('textbox', { name: /^Écrire à/ }).fill('Me voici.')
  await visitor.getByRole('textbox', { name: /^Écrire à/ }).press('Enter')
  await expect(contact.getByRole('log', { name: /^Conversation avec/ })).toContainText('Me voici.', told)

  // Those who receive see from their other pages that somebody waits, and end the talk before the next.
  const team = contact.getByRole('region', { name: 'File de votre stand' })
  await team.getByRole('link').click()
  await contact.getByRole('button', { name: /^Terminer avec/ }).click()
  await expect(contact.getByRole('button', { name: /^Recevoir .+ par écrit$/ })).toBeVisible(told)
  await visitor.context().close()

  await contact.getByRole('button', { name: 'Fermer la file' }).click()
  const asked = contact.getByRole('alertdialog', { name: /^Fermer la file/ })
  await asked.getByRole('button', { name: 'Fermer la file' }).click()
  await expect(contact.getByRole('button', { name: 'Ouvrir la file' })).toBeVisible()
  const over = second.getByRole('dialog', { name: 'La file est fermée' })
  await expect(over).toContainText(booth.name, told)
  await expect(strip(second)).toBeHidden()
  await expectAccessible(second)
  await over.getByRole('button', { name: 'Écrire au stand' }).click()
  await expect(second).toHaveURL(/\/user\/direct-messages\/[0-9a-f-]{36}$/)
  await second.reload()
  await expect(second.getByRole('textbox', { name: /^Écrire à/ })).toBeVisible()
  await expect(over).toBeHidden()
  await contact.getByRole('button', { name: 'Ouvrir la file' }).click()
  await expect(contact.getByRole('button', { name: 'Fermer la file' })).toBeVisible()
  for (const page of [contact, second]) await page.context().close()
})

test('a place is kept while the browser is closed and found on a phone; “later” is possible once; who leaves is asked', async ({
  browser,
  request,
}) => {
  test.slow()
  const booth = await busyUntilEnd(request, 'Peintures Garance')
  const contact = await open(browser, booth.contact, `${fair}/stand/queue/${booth.id}`)
  const desk = await open(browser, 'visitor15', `${fair}/stand/visit/${booth.id}`)
  await take(desk, booth)
  await walkOn(desk, booth)
  await desk.context().close()

  const other = await open(browser, 'visitor16', `${fair}/stand/visit/${booth.id}`)
  await take(other, booth)
  await walkOn(other, booth)

  const mobile = await open(browser, 'visitor15', `${fair}/exhibitors/list`, { viewport: phone })
  const twin = await mobile.context().newPage()
  await twin.goto(`${fair}/exhibitors/list`)
  await expect(strip(mobile)).toContainText('Ensuite, c’est à vous')
  await contact.getByRole('button', { name: /^Recevoir .+ par écrit$/ }).click(told)
  for (const page of [mobile, twin]) await expect(turn(page)).toBeVisible(told)
  await turn(mobile).getByRole('button', { name: 'Plus tard, après la personne suivante' }).click()
  for (const page of [mobile, twin]) await expect(turn(page)).toBeHidden(told)
  await expect(strip(mobile)).toContainText('1avant vous')

  await contact.getByRole('button', { name: /^Recevoir .+ par écrit$/ }).click(told)
  await expect(turn(other)).toBeVisible(told)
  await contact.getByRole('button', { name: /^Remettre .+ en attente$/ }).click()
  await expect(turn(other)).toBeHidden(told)

  await strip(other).getByRole('button').click()
  await giveBack(other, booth)

  await contact.getByRole('button', { name: /^Recevoir .+ par écrit$/ }).click(told)
  await expect(turn(mobile)).toBeVisible(told)
  await expect(turn(mobile).getByRole('button', { name: /^Plus tard/ })).toBeHidden()
  for (const page of [contact, mobile, other]) await page.context().close()
})
