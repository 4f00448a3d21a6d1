import { callsAs, tokenFor, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { ownFair } from '../conferences/own-fair.ts'
import { logIn } from '../log-in.ts'
import { expect, type Locator, type Page, test } from '../test.ts'

const fair = '/rives-et-ateliers'
const runId = Date.now().toString(36)

/** People of one family who wait in the fair. */
async function waitingPeople(page: Page, family: string, names: readonly string[]): Promise<void> {
  const organizer = await callsAs(page.request, 'organizer@demo.test')
  for (const firstName of names)
    await organizer.post('/visitors/create', {
      firstName,
      lastName: family,
      email: `${firstName}-${family}@liste.example`.toLowerCase(),
      fair: 'rives-et-ateliers',
    })
  const people: { memberships: { id: number }[] }[] = await organizer.get(
    `/users/back/list?fair=rives-et-ateliers&search=${family}`,
  )
  const ids = people.flatMap(one => one.memberships.map(({ id }) => id))
  await organizer.post('/fair_users/validate', { ids, isValidated: 0 })
}

const rows = (page: Page) => page.locator('tbody [role=row]')
const bar = (page: Page, chosen: string) => page.getByRole('group', { name: chosen })
const isCursor = (row: Locator) => expect(row).toBeFocused()

test('people are chosen, decided on and taken back with keys alone, and nobody is told', async ({ page }) => {
  const family = `Quai${runId}`
  const names = ['Anna', 'Bea', 'Cleo'].map(name => `${name} ${family}`)
  await waitingPeople(page, family, ['Anna', 'Bea', 'Cleo'])
  await logIn(page, 'organizer', `${fair}/user/list?isValidated=0&search=${family}`)
  await expect(rows(page)).toHaveCount(3)
  await page.keyboard.press('j')
  await isCursor(rows(page).nth(0))
  await page.keyboard.press('j')
  await isCursor(rows(page).nth(1))
  await page.keyboard.press('k')
  await isCursor(rows(page).nth(0))
  await page.keyboard.press('x')
  await expect(bar(page, '1 personne choisie')).toBeVisible()
  await page.keyboard.press('Shift+J')
  await page.keyboard.press('Shift+J')
  await expect(bar(page, '3 personnes choisies')).toBeVisible()
  await page.keyboard.press('v')
  await expect(page.getByText('3 personnes validées')).toBeVisible()
  for (const name of names) await expect(page.getByRole('rowheader', { name })).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('C’est annulé : personne n’a été prévenu')).toBeVisible()
  for (const [at, name] of names.entries())
    await expect(rows(page).nth(at).getByRole('rowheader')).toHaveText(name)
})

test('a person opens beside the list, the next ones follow by key, and what is decided there is taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const family = `Volet${runId}`
  await waitingPeople(page, family, ['Anna', 'Bea', 'Cleo'])
  await logIn(page, 'organizer', `${fair}/user/list?isValidated=0&search=${family}`)
  const beside = (name: string) => page.getByRole('region', { name: `${name} ${family}` })
  await expect(rows(page)).toHaveCount(3)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(beside('Anna').getByRole('heading', { name: `Anna ${family}` })).toBeVisible()
  await expect(beside('Anna').getByRole('button', { name: 'Valider' })).toBeVisible()
  await expect(page).toHaveURL(/[?&]open=\d+/)
  expect((await rows(page).first().boundingBox())?.height).toBeLessThan(48)
  await expectAccessible(page)

  await expect(beside('Anna')).toBeVisible()
  await page.keyboard.press('j')
  await expect(beside('Bea')).toBeVisible()
  await isCursor(rows(page).nth(1))
  await page.keyboard.press('v')
  await expect(page.getByText('1 personne validée')).toBeVisible()
  await expect(beside('Cleo')).toBeVisible()
  await page.keyboard.press('k')
  await expect(beside('Anna')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('C’est annulé : personne n’a été prévenu')).toBeVisible()
  await expect(rows(page)).toHaveCount(3)

  await page.reload()
  await expect(beside('Anna')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(beside('Anna')).toHaveCount(0)
  await isCursor(rows(page).first())
  await rows(page).nth(2).getByRole('rowheader').click()
  await beside('Cleo').getByRole('link', { name: 'Ouvrir la page' }).click()
  await expect(page).toHaveURL(/\/user\/manage\/\d+$/)
  await page.goBack()
  await expect(beside('Cleo')).toBeVisible()
})

/** A fair of its own with so many people who wait. */
async function fairOfWaiting(page: Page, slug: string, count: number): Promise<void> {
  const superAdmin = await callsAs(page.request, 'superadmin@demo.test')
  const { id } = await superAdmin.post('/fairs', {
    homepage: slug,
    translations: { fr: { name: `File ${runId}` } },
  })
  const number = (at: number) => String(at + 1).padStart(3, '0')
  const lines = Array.from(
    { length: count },
    (_, at) => `p${number(at)}@${slug}.example;Ada;File${number(at)}`,
  )
  const sent = await page.request.post(`/api/fairs/${id}/people/import?hasRight=true`, {
    headers: { authorization: `Bearer ${await tokenFor(page.request, 'superadmin@demo.test')}` },
    multipart: {
      file: {
        name: 'people.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(['E-mail;Prénom;Nom', ...lines].join('\n')),
      },
    },
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  const ids: number[] = []
  for (let at = 1; ids.length < count; at += 1) {
    const people: { memberships: { id: number }[] }[] = await superAdmin.get(
      `/users/back/list?fair=${slug}&itemsPerPage=100&page=${at}`,
    )
    ids.push(...people.flatMap(one => one.memberships.map(({ id }) => id)))
  }
  await superAdmin.post('/fair_users/validate', { ids, isValidated: 0 })
}

test('three hundred people are validated with keys alone, and the last fifty are taken back', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const slug = `file-${runId}`
  const count = 300
  await fairOfWaiting(page, slug, count)
  await logIn(page, 'superadmin', `/${slug}/user/list?isValidated=0`)
  const waiting = page.getByRole('navigation', { name: 'Vues' }).getByRole('link', { name: /^En attente/ })
  for (let done = 0; done < count; done += 50) {
    // Those who come next, and not those who are going.
    await expect(rows(page).first()).toContainText(`Ada File${String(done + 1).padStart(3, '0')}`)
    await page.keyboard.press('j')
    await page.keyboard.press('Control+a')
    await expect(bar(page, '50 personnes choisies')).toBeVisible()
    await page.keyboard.press('v')
  }
  await expect(waiting).toHaveText(/^En attente\s*0$/)
  await expect(rows(page)).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(waiting).toHaveText(/^En attente\s*50$/)
  await expect(rows(page)).toHaveCount(50)
})

test('a letter typed into a field is text, Escape lets go of what was chosen, the search answers while one types and the address keeps it', async ({
  page,
}) => {
  await logIn(page, 'organizer', `${fair}/user/list`)
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(bar(page, '1 personne choisie')).toBeVisible()
  await page.getByRole('searchbox').fill('jx')
  await expect(page.getByRole('searchbox')).toHaveValue('jx')
  await page.getByRole('searchbox').fill('')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(bar(page, '1 personne choisie')).toHaveCount(0)
  await page.getByRole('searchbox').pressSequentially('belkacem')
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/search=belkacem/)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('belkacem')
  await expect(rows(page)).toHaveCount(1)
})

test('a view with its filter, order and columns is kept, found in the menu, and taken back', async ({
  page,
}) => {
  const name = `Derniers ${runId}`
  await logIn(page, 'organizer', `${fair}/user/list`)
  const views = page.getByRole('navigation', { name: 'Vues' })
  await expect(views.getByRole('link', { name: /^En attente/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Garder cette vue' })).toHaveCount(0)
  await page.getByRole('searchbox').fill('belkacem')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('columnheader', { name: 'Inscription' }).click()
  await page.getByRole('button', { name: /^Colonnes/ }).click()
  await page.getByRole('checkbox', { name: 'Entreprise' }).click({ force: true })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Entreprise' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Garder cette vue' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Nom de la vue' }).fill(name)
  await dialog.getByText('La mettre dans mon menu').click()
  await expectAccessible(page)
  const kept = waitForWrite(page, /list_views/)
  await dialog.getByRole('button', { name: 'Garder cette vue' }).click()
  await kept
  await expect(views.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('aria-current', 'page')

  await page.goto(`${fair}/user/dashboard`)
  await page.getByRole('complementary').getByRole('link', { name }).click()
  await expect(page).toHaveURL(/columns=.*order=createdAt|order=createdAt.*columns=/)
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('columnheader', { name: 'Entreprise' })).toHaveCount(0)
  await expect(views.getByRole('link', { name: new RegExp(`${name} \\d+`) })).toBeVisible()

  await page.getByRole('button', { name: `Actions : ${name}` }).click()
  const dropped = waitForWrite(page, /list_views/)
  await page.getByRole('menuitem', { name: 'Supprimer la vue' }).click()
  await dropped
  await expect(views.getByRole('link', { name: new RegExp(name) })).toHaveCount(0)
  await expect(page.getByRole('complementary').getByRole('link', { name })).toHaveCount(0)
})

/** A fair of its own whose organizer has six programmes more, one of them published, with sixteen sessions, two at once in one room. */
async function fairOfProgrammes(page: Page, homepage: string): Promise<void> {
  const { superAdmin, inFair } = await ownFair(page.request, homepage)
  const programs: number[] = []
  for (let at = 1; at <= 6; at += 1)
    programs.push(await inFair('/conference_programs', { name: `Journée ${at}`, timeZone: 'Europe/Paris' }))
  const conferenceRoom = await inFair('/conference_rooms', { name: 'Auditorium', slug: 'auditorium' })
  // Two at each hour.
  for (let at = 0; at < 16; at += 1) {
    const hour = `2027-03-09T${10 + Math.floor(at / 2)}`
    await inFair('/conferences', {
      program: programs[0],
      conferenceRoom,
      title: `Atelier ${at}`,
      begin: `${hour}:00:00Z`,
      end: `${hour}:30:00Z`,
    })
  }
  await superAdmin.post(`/conference_programs/${programs[0]}/publish`, {})
}

test('fifteen people, and as many exhibitors and sessions, stand on a desk; further apart they stay so after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await logIn(page, 'superorganizer', `${fair}/user/list`)
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  const { y: edge = 0 } = (await bar(page, '1 personne choisie').boundingBox()) ?? {}
  const fifteenth = await rows(page).nth(14).boundingBox()
  expect((fifteenth?.y ?? 0) + (fifteenth?.height ?? 0)).toBeLessThanOrEqual(edge + 1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
  const kept = waitForWrite(page, /list_density/)
  await page.getByRole('radio', { name: 'Aéré' }).click({ force: true })
  await kept
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect.poll(async () => (await rows(page).first().boundingBox())?.height).toBeGreaterThan(50)
  const back = waitForWrite(page, /list_density/)
  await page.getByRole('radio', { name: 'Serré' }).click({ force: true })
  await back
  const programmes = `programmes-${runId}`
  await fairOfProgrammes(page, programmes)
  for (const list of [`${fair}/exhibitor/list`, `/${programmes}/conference/list`]) {
    await page.goto(list)
    await expect(rows(page).nth(14)).toBeVisible()
    if (list.includes('conference')) {
      // What there is besides stands above the list, a moment later.
      await expect(page.getByText('À corriger dans le programme')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Programmes\s*\d+ · \d+ brouillons/ })).toBeVisible()
    }
    const last = await rows(page).nth(14).boundingBox()
    expect((last?.y ?? 900) + (last?.height ?? 0), list).toBeLessThanOrEqual(900)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a finger that stays chooses, the next ones are tapped, and the menu is under the thumb', async ({
    page,
  }) => {
    await logIn(page, 'organizer', `${fair}/user/list`)
    const [one, other] = [rows(page).nth(0), rows(page).nth(1)]
    await expect(one).toBeVisible()
    expect((await one.boundingBox())?.height).toBeCloseTo(72, -1)
    // As wide as the rows below it.
    const field = page.getByRole('searchbox').locator('xpath=ancestor::*[@role="group"][1]')
    expect((await field.boundingBox())?.width).toBeCloseTo((await one.boundingBox())?.width ?? 0, 0)
    const touch = {
      pointerType: 'touch',
      pointerId: 5,
      isPrimary: true,
      bubbles: true,
      button: 0,
      buttons: 1,
    }
    await one.getByRole('rowheader').dispatchEvent('pointerdown', { ...touch, clientX: 100, clientY: 300 })
    await expect(bar(page, '1 personne choisie')).toBeVisible()
    await one.getByRole('rowheader').dispatchEvent('pointerup', { ...touch, clientX: 100, clientY: 300 })
    await other.getByRole('rowheader').tap()
    await expect(bar(page, '2 personnes choisies')).toBeVisible()
    await expect(page).toHaveURL(/\/user\/list/)
    await bar(page, '2 personnes choisies').getByRole('button', { name: 'Effacer' }).click()
    await page.getByRole('button', { name: 'Menu du compte' }).click()
    await page.getByRole('complementary').getByRole('link', { name: 'Tout', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tout' })).toBeVisible()
    await expectAccessible(page)
  })

  test('in German two who wait are approved by thumb and taken back, and a row leads to its page', async ({
    page,
  }) => {
    const family = `Daumen${runId}`
    await waitingPeople(page, family, ['Anna', 'Bea'])
    await logIn(page, 'organizer', `${fair}/user/list?isValidated=0&search=${family}&lang=de`)
    await expect(rows(page)).toHaveCount(2)
    const touch = { pointerType: 'touch', pointerId: 5, isPrimary: true, bubbles: true, buttons: 1 }
    const held = { ...touch, clientX: 100, clientY: 300 }
    const [one, other] = [rows(page).nth(0), rows(page).nth(1)].map(row => row.getByRole('rowheader'))
    await one?.dispatchEvent('pointerdown', held)
    await expect(bar(page, '1 Person ausgewählt')).toBeVisible()
    await one?.dispatchEvent('pointerup', held)
    await other?.tap()
    await expect(bar(page, '2 Personen ausgewählt')).toBeVisible()
    await expectAccessible(page)
    await bar(page, '2 Personen ausgewählt').getByRole('button', { name: 'Zulassen' }).tap()
    await expect(page.getByText('2 Personen zugelassen')).toBeVisible()
    await page.getByRole('button', { name: 'Rückgängig machen' }).tap()
    await expect(page.getByText('Rückgängig gemacht: Niemand wurde benachrichtigt')).toBeVisible()
    await expect(rows(page)).toHaveCount(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await rows(page).nth(0).getByRole('rowheader').tap()
    await expect(page).toHaveURL(/\/user\/manage\/\d+/)
    await expect(page.getByRole('heading', { level: 1, name: `Anna ${family}` })).toBeVisible()
  })
})

test('a page with its star stands in the menu, also after a reload', async ({ page }) => {
  await logIn(page, 'organizer', `${fair}/user/all`)
  await page.getByRole('searchbox').fill('legaux')
  const menu = page.getByRole('complementary').getByRole('navigation')
  const star = page.getByRole('button', { name: 'Dans mon menu : Textes légaux' })
  const kept = waitForWrite(page, /favourite_pages/)
  await star.click()
  await kept
  await page.reload()
  await expect(menu.getByRole('link', { name: 'Textes légaux' })).toBeVisible()
  const gone = waitForWrite(page, /favourite_pages/)
  await star.click()
  await gone
  await expect(menu.getByRole('link', { name: 'Textes légaux' })).toHaveCount(0)
})
