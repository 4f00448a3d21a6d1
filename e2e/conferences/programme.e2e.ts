import { newVisitor, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, type Page, test } from '../test.ts'
import { fair, madeProgramme, minute, today } from './made-programme.ts'

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

  await page.getByRole('button', { name: 'En direct' }).click()
  await expect(page).toHaveURL(/on=1/)
  await expect(card(page, 'L’hydrogène')).toHaveCount(0)
  await expect(card(page, 'Décarboner l’acier')).toBeVisible()
  await page.getByRole('button', { name: 'Tout', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Session, intervenant ou salle' }).fill('helene')
  await expect(page).toHaveURL(/search=helene/)
  await expect(page.getByText('1 session affichée')).toBeAttached()

  await page.goto(`${made.page}?search=introuvable`)
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
  await expectAccessible(page)
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

test('what was kept before logging in goes into the agenda once it is asked for, and is there in another browser', async ({
  page,
  browser,
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

  const context = await browser.newContext({ locale: 'fr-FR' })
  const elsewhere = await context.newPage()
  await logIn(elsewhere, email, `${made.page}?day=${today}`, password)
  await expect(card(elsewhere, 'L’hydrogène')).toHaveAccessibleName(/dans votre agenda/)
  const dropped = waitForWrite(elsewhere, /agenda_entries/)
  await elsewhere.getByRole('button', { name: /L’hydrogène/ }).click()
  await dropped
  await expect(card(elsewhere, 'L’hydrogène')).not.toHaveAccessibleName(/dans votre agenda/)
  await context.close()
})
