import sharp from 'sharp'
import { type Calls, callsAs, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { pressByKey, tabTo } from '../keyboard.ts'
import { logIn } from '../log-in.ts'
import { type BrowserContext, expect, type Page, test } from '../test.ts'

test.describe.configure({ timeout: 180_000 })

const fair = '/rives-et-ateliers'
const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d8572f' } })
    .png()
    .toBuffer()

const isOpen = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Chantiers de Trentemoult' })).toBeVisible()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

/** Opens the booth that the exhibitor has in this fair: as a list, or as the room itself. */
async function configurator(
  context: BrowserContext,
  who = 'firmadmin',
  face: 'list' | 'scene' = 'list',
): Promise<Page> {
  const page = await context.newPage()
  await logIn(page, who, `${fair}/stand/configure/1?view=${face}`)
  await isOpen(page)
  return page
}

/** Nothing is left to save. */
const isSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Enregistré$/ })).toBeVisible()

/** What this page has changed is as it was before. */
async function undoAll(page: Page) {
  const undo = page.getByRole('button', { name: 'Annuler', exact: true })
  for (let step = 0; step < 6; step++) if (await undo.isEnabled()) await undo.press('Enter')
  await isSaved(page)
}

const part = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).first()

test('an exhibitor furnishes the booth, and the visitor sees it at once', async ({ browser }) => {
  const exhibitor = await (await browser.newContext()).newPage()
  await logIn(exhibitor, 'firmadmin', `${fair}/user/configuration-stands`)
  await exhibitor
    .getByRole('link', { name: /Configurer.*A1/ })
    .first()
    .click()
  await isOpen(exhibitor)
  const address = exhibitor.url().replace('/configure/', '/visit/')
  await exhibitor.keyboard.press('l')
  await exhibitor.getByRole('option', { name: 'Arche' }).click()
  await exhibitor.getByRole('textbox', { name: 'Couleur du stand' }).fill('#b8442f')
  await exhibitor.keyboard.press('Tab')
  await expect(exhibitor.locator('svg.z-interior')).toHaveAttribute('style', /--c: ?#b8442f/)

  await part(exhibitor, 'Affiche').click()
  await exhibitor
    .locator('input[type=file]')
    .setInputFiles({ name: 'affiche.png', mimeType: 'image/png', buffer: await picture(240, 360) })
  await expect(exhibitor.getByText('affiche.png')).toBeVisible()

  await part(exhibitor, 'Brochures').click()
  await exhibitor.locator('input[type=file]').setInputFiles([
    { name: 'Guide du chantier.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
    { name: 'Plan des docks.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
  ])
  await expect(exhibitor.getByRole('row', { name: 'Plan des docks' })).toBeVisible()
  await isSaved(exhibitor)
  await exhibitor
    .getByRole('button', { name: /Guide du chantier/, exact: false })
    .last()
    .click()
  await exhibitor.getByRole('menuitem', { name: 'Noms et langue' }).click()
  await exhibitor.getByRole('textbox', { name: 'Nom, English' }).fill('Shipyard guide')
  await exhibitor.getByRole('button', { name: 'Terminé' }).click()

  await part(exhibitor, 'Enseigne et textes').click()
  const panel = exhibitor.getByRole('tabpanel')
  await panel.getByRole('textbox', { name: 'Slogan' }).first().fill('Venez toucher la coque')
  await panel
    .getByRole('textbox', { name: 'Présentation' })
    .first()
    .fill('Nous construisons des bateaux de travail.')
  await exhibitor.getByRole('tab', { name: /English/ }).click()
  const english = exhibitor.getByRole('tabpanel', { name: /English/ })
  await english.getByRole('textbox', { name: 'Slogan' }).fill('Come and touch the hull')
  await english.getByRole('textbox', { name: 'Présentation' }).fill('We build working boats.')

  await english.getByRole('textbox', { name: 'Présentation' }).blur()
  await isSaved(exhibitor)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(address)
  await expect(visitor.getByText('Venez toucher la coque').first()).toBeVisible()
  await expect(visitor.getByText('Nous construisons des bateaux de travail.')).toBeVisible()
  await expect(visitor.locator('svg.z-interior')).toHaveAttribute('style', /--c: ?#b8442f/)
  await expect(visitor.locator('svg.z-interior a[data-spot=poster] image')).toHaveAttribute(
    'href',
    /^\/media\//,
  )
  await visitor.getByRole('button', { name: /Langue/ }).click()
  await visitor.getByRole('menuitem', { name: 'English' }).click()
  await expect(visitor.getByText('We build working boats.')).toBeVisible()
  await expect(visitor.getByRole('link', { name: /Shipyard guide/ }).first()).toBeVisible()
})

test('what could not be saved at first is saved later, and each step is undone by itself', async ({
  browser,
}) => {
  const page = await configurator(await browser.newContext())
  await part(page, 'Enseigne et textes').click()
  const slogan = page.getByRole('tabpanel').getByRole('textbox', { name: 'Slogan' }).first()
  const before = await slogan.inputValue()
  const writes = /\/api\/stands\/\d+\/configuration$/
  await page.route(writes, route => (route.request().method() === 'PUT' ? route.abort() : route.fallback()))
  await slogan.fill('Encore en travaux')
  await slogan.blur()
  await expect(page.getByRole('status').filter({ hasText: /^Non enregistré/ })).toBeVisible()
  await page.unroute(writes)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await isSaved(page)
  await page.reload()
  await page.getByRole('option', { name: 'Tour' }).click()
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page.getByRole('option', { name: 'Tour' })).toHaveAttribute('aria-selected', 'false')
  await part(page, 'Enseigne et textes').click()
  await expect(slogan).toHaveValue('Encore en travaux')
  await slogan.fill(before)
  await slogan.blur()
  await isSaved(page)
})

test('two who furnish at once see each other’s changes and overwrite none', async ({ browser }) => {
  const [one, other] = [
    await configurator(await browser.newContext()),
    await configurator(await browser.newContext(), 'standadmin'),
  ]
  const color = (page: Page) => page.getByRole('textbox', { name: 'Couleur du stand' })
  await other.context().setOffline(true)
  await color(other).fill('#5b4a8a')
  await color(other).blur()
  await expect(other.getByRole('status').filter({ hasText: /^Non enregistré/ })).toBeVisible()
  const kept = waitForWrite(one, /\/configuration$/)
  await color(one).fill('#1f6fa8')
  await color(one).blur()
  await kept
  await other.context().setOffline(false)
  const question = other.getByRole('group', { name: 'Couleur du stand', exact: true }).last()
  await expect(question).toContainText('#1f6fa8')
  await question.getByRole('button', { name: 'Prendre l’autre' }).click()
  await expect(color(other)).toHaveValue('#1F6FA8')
  await isSaved(other)
})

test('the booth is furnished by keyboard, and nothing in it is out of reach', async ({ browser }) => {
  const page = await configurator(await browser.newContext())
  for (const name of ['Enseigne et textes', 'Brochures']) {
    await part(page, name).press('Enter')
    await expectAccessible(page)
  }
  await part(page, 'Forme et couleur').press('Enter')
  const chosen = page.getByRole('option', { selected: true }).first()
  await chosen.focus()
  await expect(chosen).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Annuler', exact: true }).press('Enter')
  await isSaved(page)
})

/** A thing of the room, and the card of its fields. */
const thing = (page: Page, kind: string) =>
  page.locator(`svg.z-interior a.z-hot[data-spot^="${kind}"]`).first()
const card = (page: Page) => page.locator('section[role=dialog]')

test('whatever is touched in the room is changed there, and the room changes at once', async ({
  browser,
}) => {
  const page = await configurator(await browser.newContext(), 'firmadmin', 'scene')
  const wall = () => thing(page, 'wall').innerHTML()
  await thing(page, 'wall').click({ position: { x: 8, y: 120 } })
  await expect(card(page)).toHaveAccessibleName('Mur')
  const before = await wall()
  await card(page).getByRole('option', { name: 'Tour' }).click()
  await expect.poll(wall).not.toBe(before)
  const tall = await wall()
  await card(page)
    .getByRole('option', { selected: false })
    .filter({ hasText: /Compact|Large/ })
    .first()
    .click()
  await expect.poll(wall).not.toBe(tall)

  // The next thing is touched without closing the last.
  // Where no tag of a person hangs before it.
  await thing(page, 'sign').click({ position: { x: 12, y: 25 } })
  await expect(card(page)).toHaveAccessibleName('Enseigne')
  const name = card(page).getByRole('textbox', { name: 'Enseigne' })
  await expect(name).toBeFocused()
  await name.fill('Le quai des métiers')
  await expect(thing(page, 'sign')).toContainText('Le quai des métiers')
  await name.fill('')

  // On a small screen the card lies before some of the room, and tags before some of the people.
  await page.keyboard.press('Escape')
  const spot = await thing(page, 'person').getAttribute('data-spot')
  await page.locator(`.z-tagged[data-spot="${spot}"]`).click()
  const contact = await thing(page, 'person').getAttribute('aria-label')
  await expect(card(page)).toHaveAccessibleName(contact ?? '')
  const figure = () => thing(page, 'person').innerHTML()
  const own = await figure()
  const kept = waitForWrite(page, /\/configuration$/)
  await card(page).getByRole('option').nth(3).click()
  await expect.poll(figure).not.toBe(own)
  await kept
  await isSaved(page)
  await undoAll(page)
})

test('each thing of the room is reached and changed by keys alone; Escape leads back to it, L to the list', async ({
  browser,
}) => {
  const page = await configurator(await browser.newContext(), 'firmadmin', 'scene')
  for (const kind of [
    'wall',
    'logo',
    'sign',
    'poster',
    'video',
    'exhibit',
    'brochures',
    'person',
    'counter',
  ]) {
    const one = thing(page, kind)
    await one.focus()
    await expect(one).toHaveAccessibleName(/\p{L}/u)
    await page.keyboard.press('Enter')
    await expect(card(page)).toBeVisible()
    await expect(page.locator('section[role=dialog]:focus, section[role=dialog] :focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(card(page)).toHaveCount(0)
    await expect(one).toBeFocused()
  }
  await thing(page, 'sign').press('Enter')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  await expect(page.getByRole('button', { name: /^Enseigne et textes/ }).first()).toBeVisible()
  await expect(page).toHaveURL(/view=list/)
})

test('by keys alone an organizer words the signs of three booths in place, one after the other', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage()
  await logIn(page, 'organizer', `${fair}/user/configuration-stands`)
  for (const firm of ['Câbleries de l’Erdre', 'Ressorts Maugis', 'Datalithe']) {
    await tabTo(page, page.getByRole('searchbox', { name: /numéro du stand/ }))
    await page.keyboard.type(firm.slice(0, 9))
    await pressByKey(page, page.getByRole('link', { name: new RegExp(`^Configurer, .*${firm}`) }))
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await pressByKey(page, thing(page, 'sign'))
    const field = card(page).getByRole('textbox', { name: 'Enseigne' })
    await expect(field).toBeFocused()
    const kept = waitForWrite(page, /\/configuration$/)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Le quai')
    await expect(thing(page, 'sign')).toContainText('Le quai')
    await kept
    await page.keyboard.press('Escape')
    await expect(thing(page, 'sign')).toBeFocused()
    await isSaved(page)
    await undoAll(page)
    await expect(thing(page, 'sign')).not.toContainText('Le quai')
    // As Alt and the left arrow do in a browser that has a window.
    await page.goBack()
  }
})

test('on a phone the fields of what was touched come from below, and the room stays in sight, in the list too', async ({
  browser,
}) => {
  const page = await configurator(
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true }),
    'firmadmin',
    'scene',
  )
  await thing(page, 'exhibit').tap()
  await expect(card(page)).toBeInViewport()
  await expect(page.locator('svg.z-interior')).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await card(page).getByRole('button', { name: 'Fermer' }).tap()
  await expect(card(page)).toHaveCount(0)

  await page.keyboard.press('l')
  await part(page, 'Affiche').tap()
  await expect(
    page
      .getByRole('button', { name: 'Choisir un fichier' })
      .or(page.getByRole('button', { name: 'Remplacer' })),
  ).toBeVisible()
  await expect(page.locator('svg.z-interior')).toBeInViewport()
  await expect(page.getByRole('status').filter({ hasText: /^Enregistré/ })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('a contact is seen at the booth as soon as a page of the fair is open, as they choose, until they leave', async ({
  browser,
}) => {
  const contact = await (await browser.newContext()).newPage()
  await logIn(contact, 'standcontact', `${fair}/user/configuration-stands`)
  await contact.getByRole('link', { name: 'Aperçu' }).first().click()
  await expect(contact.getByText('Voici ce que voit un visiteur.')).toBeVisible()
  const booth = contact.url().replace('/preview/', '/visit/')

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${booth}?view=list`)
  const seen = visitor.getByRole('listitem').filter({ hasText: 'Maud Lecomte' })
  await expect(seen).toContainText('Libre')

  const header = contact.getByRole('banner')
  const choose = async (now: string, next: string) => {
    await header.getByRole('button', { name: `Ma présence\u00a0: ${now}` }).click()
    await contact.getByRole('menuitemradio', { name: new RegExp(`^${next}`) }).click()
    await expect(header.getByRole('button', { name: `Ma présence\u00a0: ${next}` })).toBeVisible()
  }
  await choose('Libre', 'En discussion')
  await expect(seen).toContainText('En discussion')
  await contact.reload()
  await choose('En discussion', 'Invisible')
  await expect(seen).toContainText('Pas là')
  await choose('Invisible', 'Libre')
  await expect(seen).toContainText('Libre')
  await contact.close()
  await expect(seen).toContainText('Pas là', { timeout: 30_000 })
})

/** A fair with one booth, on which nobody is but whom the test sends there. */
async function fairOfOneBooth(superAdmin: Calls, email: string) {
  const homepage = `lampes-${Date.now()}`
  const fair = await superAdmin.post('/fairs', { name: 'Lampes', homepage, status: 2 })
  const hall = await superAdmin.post('/fair_halls', {
    fair: fair.id,
    letter: 'L',
    translations: { fr: { name: 'Lampes' } },
  })
  await superAdmin.post('/elements', { map: hall.id, type: 8, position: 1 })
  const firm = 1
  await superAdmin.post('/fair_firms', { fair: fair.id, firm, isValidated: 1 })
  const stand = await superAdmin.post('/stands', { fair: fair.id, firm, fairHall: hall.id, number: 1 })
  const [user] = await superAdmin.get(`/users?search=${email}`)
  const contact = await superAdmin.post('/stand_contacts', { stand: stand.id, user: user.id })
  return { at: `/${homepage}`, hall: hall.id, firm, stand: stand.id, contact: contact.id }
}

test('a lamp is lit and put out in every open window, of home, lobby, hall, exhibitors and exhibitor, though none asks again', async ({
  browser,
  request,
}) => {
  const superAdmin = await callsAs(request, 'superadmin@demo.test')
  const { at, hall, firm, stand, ...made } = await fairOfOneBooth(superAdmin, 'standcontact@demo.test')
  const listed = { shows: `li:has(a[href$="/stand/visit/${stand}"])`, means: /libre/i }
  const windows = await Promise.all(
    [
      { address: at, shows: 'main a:has-text("En ce moment")', means: /1 stand avec quelqu’un/ },
      { address: `${at}/fair/visit/lobby`, shows: '.z-lobby', means: /1 avec quelqu’un/ },
      { address: `${at}/fair/visit/${hall}?view=list`, ...listed },
      { address: `${at}/exhibitors/list`, ...listed },
      { address: `${at}/exhibitors/${firm}`, ...listed },
    ].map(async ({ address, shows, means }) => {
      const page = await (await browser.newContext()).newPage()
      let known = 0
      page.on('response', answer => {
        if (answer.url().includes('/api/visit/presence')) known += 1
      })
      await page.goto(address)
      // At first, and once the page hears what changes afterwards.
      await expect.poll(() => known).toBe(2)
      return { page, lit: page.locator(shows).first().filter({ hasText: means }) }
    }),
  )
  for (const { page, lit } of windows) {
    await expect(lit, page.url()).toHaveCount(0)
    await page.route(/\/api\/(visit|firms)\//, route => route.abort())
  }
  const there = await (await browser.newContext()).newPage()
  await logIn(there, 'standcontact', `${at}/fair/visit/lobby`)
  for (const { page, lit } of windows) await expect(lit, page.url()).toHaveCount(1)
  await there.close()
  for (const { page, lit } of windows) await expect(lit, page.url()).toHaveCount(0, { timeout: 30_000 })
  await superAdmin.delete(`/stand_contacts/${made.contact}`)
  for (const { page } of windows) await page.close()
})

test('whom one sees on a booth is one press away, for members with what they and their firm show', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${fair}/stand/visit`)
  const contact = page.getByRole('button', { name: /^Contacter / }).first()
  await contact.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: /@/ })).toHaveCount(0)
  await expect(dialog.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', /next=.*stand/)
  await logIn(page, 'visitor', new URL(page.url()).pathname)
  await contact.click()
  await expect(dialog.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
})
