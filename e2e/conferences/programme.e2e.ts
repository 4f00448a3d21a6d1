import { callsAs, newVisitor, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, type Page, test } from '../test.ts'
import { fair, madeProgramme, minute, today } from './made-programme.ts'
import { dayChange, ownFair } from './own-fair.ts'

const card = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(`^${title}, `) })
const layoutOf = (page: Page) => page.locator('[data-layout]')

let made: Awaited<ReturnType<typeof madeProgramme>>

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  made = await madeProgramme(request, 'Programme')
  await request.dispose()
})

test.beforeEach(({ page }) => page.clock.setFixedTime(minute))

test('a visitor finds today’s sessions by room and hour, and narrows them in the address', async ({
  page,
}) => {
  await page.goto(made.page)
  await expect(card(page, 'Décarboner l’acier')).toHaveAccessibleName(
    'Décarboner l’acier, 10:30 à 11:15, Auditorium Programme, En direct, Hélène Marquant',
  )
  await expect(card(page, 'La veille')).toHaveCount(0)
  await expect(card(page, 'Le verre recyclé')).toHaveAccessibleName(/Annulée/)
  await expect(page.locator('[data-now-line]')).toHaveText('10:42')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Exporter Programme' }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Tableau (.csv)' }).click()
  expect((await file).suggestedFilename()).toBe('programme.csv')

  await page.getByRole('button', { name: 'En direct' }).click()
  await expect(page).toHaveURL(/on=1/)
  await expect(card(page, 'L’hydrogène')).toHaveCount(0)
  await expect(card(page, 'Décarboner l’acier')).toBeVisible()
  await page.getByRole('button', { name: 'Tout', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Session, intervenant ou salle' }).fill('helene')
  await expect(page).toHaveURL(/search=helene/)
  await expect(page.getByText('1 session affichée')).toBeVisible()
  await expect(layoutOf(page)).toHaveAttribute('data-layout', 'list')

  await page.getByRole('searchbox').fill('introuvable')
  await page.getByRole('button', { name: 'Effacer recherche et filtres' }).click()
  await expect(page).not.toHaveURL(/search=/)
  await page.getByRole('link', { name: /^lundi 8/ }).click()
  await expect(card(page, 'La veille')).toBeVisible()
  await expect(page.locator('[data-now-line]')).toHaveCount(0)
})

test('the programme is walked through by keys, and what is kept is there the next time', async ({ page }) => {
  await page.goto(made.page)
  await expect(page.locator('[data-now-line]')).toHaveCount(1)
  await page.keyboard.press('n')
  await expect(card(page, 'Décarboner l’acier')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(card(page, 'Régler un cobot')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(card(page, 'Cobot en 5 minutes')).toBeFocused()
  await page.keyboard.press('b')
  await expect(card(page, 'Cobot en 5 minutes')).toHaveAccessibleName(/dans votre agenda$/)
  await page.keyboard.press('l')
  await expect(layoutOf(page)).toHaveAttribute('data-layout', 'list')
  await expect(layoutOf(page).getByRole('heading', { level: 3 }).first()).toHaveText('En ce moment')
  await expectAccessible(page)

  await page.goto(`${made.page}?mine=1`)
  await expect(layoutOf(page)).toHaveAttribute('data-layout', 'list')
  await expect(card(page, 'Cobot en 5 minutes')).toBeVisible()
  await expect(card(page, 'L’hydrogène')).toHaveCount(0)
  await card(page, 'Cobot en 5 minutes').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Cobot en 5 minutes' })).toBeVisible()
})

test('a reader elsewhere chooses between the fair’s hours and their own, which is remembered', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'America/Los_Angeles' })
  const page = await context.newPage()
  await page.clock.setFixedTime(minute)
  await page.goto(made.page)
  await expect(card(page, 'Décarboner l’acier')).toHaveAccessibleName(/10:30 à 11:15/)
  await page.getByRole('radio', { name: 'Votre heure' }).check()
  await expect(card(page, 'Décarboner l’acier')).toHaveAccessibleName(/01:30 à 02:15/)
  await page.reload()
  await expect(card(page, 'Décarboner l’acier')).toHaveAccessibleName(/01:30 à 02:15/)
  await expect(card(page, 'Ouverture du salon')).toHaveAccessibleName(/00:30 à 01:15/)
  await page.getByRole('link', { name: /^lundi 8/ }).click()
  await expect(card(page, 'La veille')).toHaveAccessibleName(/06:00 à 07:00/)
  await context.close()
})

test('a phone has the list: what is on now comes first, and nothing is wider than the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${made.page}?view=grid`)
  await expect(layoutOf(page).getByRole('heading', { level: 3 })).toHaveText([
    'En ce moment',
    '10:45',
    '11:30',
    '11:45',
    'Plus tôt',
  ])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})

test('without scripts the programme is there by its days', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${made.page}?day=${today}`)
  await expect(card(page, 'Ouverture du salon')).toBeVisible()
  await page.getByRole('link', { name: /^lundi 8/ }).click()
  await expect(card(page, 'La veille')).toBeVisible()
  await context.close()
})

test('a fair without a published programme says so', async ({ page }) => {
  await page.goto('/fermes-ouvertes/conference/program')
  await expect(page.getByRole('heading', { name: 'Le programme n’est pas encore publié' })).toBeVisible()
  expect((await page.goto(`${fair}/conference/program/2147483647`))?.status()).toBe(404)
})

test('what was kept before logging in goes into the agenda once it is asked for', async ({
  page,
  request,
}) => {
  const email = `reprise-${made.program}@mail.test`
  const password = 'Agenda-2027!'
  await newVisitor(request, fair.slice(1), { email, firstName: 'Rémi', lastName: 'Prise', password })
  await page.clock.setFixedTime(new Date())
  await page.goto(`${made.page}?day=${today}`)
  const keep = page.getByRole('button', { name: 'Garder dans votre agenda\u00a0: L’hydrogène' })
  await keep.click()
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
  await logIn(page, email, `${made.page}?day=${today}`, password)
  await expect(page.getByText('Vous avez gardé 1 session avant de vous connecter.')).toBeVisible()
  await expectAccessible(page)
  const kept = waitForWrite(page, /agenda_entries/)
  await page.getByRole('button', { name: 'Ajouter à mon agenda' }).click()
  await kept
  await expect(page.getByText('Vous avez gardé 1 session')).toHaveCount(0)
  await expect(card(page, 'L’hydrogène')).toHaveAccessibleName(/dans votre agenda/)
  const own = await callsAs(request, email, password)
  const { id: ofFair } = await own.get(`/default-fairs/slug${fair}`)
  const { entries } = await own.get(`/agenda?fair=${ofFair}`)
  expect(entries).toHaveLength(1)
  expect(JSON.stringify(entries)).toContain('L’hydrogène')
})

test('rooms say what is on and what comes next, as doors and as a list; the lobby, the home page and one’s own day lead there', async ({
  page,
  request,
}) => {
  await page.clock.setFixedTime(new Date())
  const homepage = `salles-${made.program}`
  const { superAdmin, id: own, inFair } = await ownFair(request, homepage)
  const program = await inFair('/conference_programs', { name: 'Salles', dayChange: dayChange() })
  const forge = await inFair('/conference_rooms', { name: 'La forge', slug: 'forge', rank: 1 })
  const kiln = await inFair('/conference_rooms', { name: 'Le four', slug: 'four', rank: 2 })
  const session = (title: string, conferenceRoom: number, from: number) => {
    const [begin, end] = [from, from + 60].map(minutes =>
      new Date(Date.now() + minutes * 60_000).toISOString(),
    )
    const kind = { mode: 'live', hosting: 'external', format: 'plenary' }
    return inFair('/conferences', { program, title, conferenceRoom, begin, end, ...kind })
  }
  const casting = await session('Couler le bronze', forge, -1)
  const mould = await session('Tirer le moule', forge, 60)
  await session('Cuire la terre', kiln, 60)
  await superAdmin.post(`/conference_programs/${program}/publish`, {})

  await page.goto(`/${homepage}`)
  await expect(page.getByRole('link', { name: 'En direct Couler le bronze' })).toBeVisible()
  await page.goto(`/${homepage}/fair/visit/lobby?view=scene`)
  await page.getByRole('link', { name: 'Conférences. Couler le bronze. En direct' }).click()
  await expect(page).toHaveURL(new RegExp(`/conference/view/${casting}$`))
  await page.getByRole('link', { name: 'La forge' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'La forge' })).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: /^En direct jusqu’à .+\s: Couler le bronze\./ }),
  ).toBeVisible()
  await expect(card(page, 'Tirer le moule')).toBeVisible()
  await expect(card(page, 'Cuire la terre')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Centre de conférences' }).first().click()
  const door = page.getByRole('link', {
    name: /^La forge\. En direct jusqu’à .+\s: Couler le bronze\. À .+\s: Tirer le moule$/,
  })
  await expect(door).toBeVisible()
  await expect(page.getByRole('link', { name: /^Le four\. À .+\s: Cuire la terre$/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('l')
  await expect(page.getByRole('listitem').filter({ hasText: 'La forge' }).first()).toContainText(
    /2 sessions.*En direct.*Couler le bronze/,
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Le four' }).click()
  await expect(card(page, 'Cuire la terre')).toBeVisible()

  const email = `salles-${made.program}@mail.test`
  const password = 'Agenda-2027!'
  await newVisitor(request, homepage, { email, firstName: 'Rose', lastName: 'Jour', password })
  const visitor = await callsAs(request, email, password)
  await visitor.post('/agenda_entries', { conference: mould })
  await logIn(page, email, `/${homepage}/fair/visit/lobby?view=list`, password)
  const day = page.getByRole('region', { name: 'Votre journée' })
  await expect(day.getByRole('link', { name: 'Tirer le moule' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'En scène' }).getByRole('link')).toHaveText([
    'Couler le bronze',
    'Tirer le moule',
    'Cuire la terre',
  ])
  await expectAccessible(page)

  await superAdmin.put(`/conference_rooms/${kiln}`, { isVisible: false })
  expect((await request.get(`/${homepage}/conference/view-rooms/${kiln}`)).status()).toBe(404)
  await superAdmin.put(`/fairs/${own}`, { isUsingConferenceModule: false })
  await page.goto(`/${homepage}/conference/view-rooms/${forge}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ce salon n’a pas de conférences' })).toBeVisible()
  await page.goto(`/${homepage}/fair/visit/lobby?view=scene`)
  await expect(page.getByRole('link', { name: /^Conférences/ })).toHaveCount(0)
  await superAdmin.delete(`/fairs/${own}`)
})
