import { type Calls, callsAs, hears } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, type Page, test } from '../test.ts'

const fair = '/rives-et-ateliers'
const hallA = `${fair}/fair/visit/1`

const ready = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()

type Free = { id: number; firstName: string; lastName: string; languages: string[]; stand: { id: number } }

/** Who is free in the first hall, as the server says it. */
const freeIn = async (page: Page): Promise<Free[]> => {
  const { hall } = await (await page.request.get('/api/visit/halls/1')).json()
  const answer = await page.request.get(`/api/visit/free_people?fair=${hall.fair}&hall=${hall.id}`)
  return (await answer.json()).people
}

const distinct = (people: Free[]) => new Set(people.map(({ id }) => id)).size
const faces = (page: Page) => page.locator('[data-person]')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('by keyboard: F brings the dusk and says how many are free, arrows walk from person to person, Enter stands before one, Escape brings the day', async ({
  page,
}) => {
  await page.goto(hallA)
  await ready(page)
  await page.keyboard.press('f')
  await expect(page).toHaveURL(/free=1/)
  await expect(page.getByRole('switch', { name: /Qui est libre/ })).toBeChecked()
  await expect(async () => {
    const said = `${distinct(await freeIn(page))} personnes sont libres`
    await expect(heading(page)).toHaveText(said, { timeout: 1000 })
  }).toPass()
  const people = await freeIn(page)
  await expect(page.locator('.z-stage')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark')

  await expect(faces(page).first()).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const named = (index: number) => new RegExp(`^${people[index]?.firstName} ${people[index]?.lastName}, `)
  const focused = page.locator(':focus')
  await expect(focused).toHaveAttribute('aria-label', named(0))
  await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveAttribute('aria-label', named(1))
  await page.keyboard.press('Enter')
  const second = `${people[1]?.firstName} ${people[1]?.lastName}`
  const card = page.getByRole('region', { name: second })
  await expect(card.getByRole('heading', { name: second })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(focused).toHaveAttribute('aria-label', named(1))
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/free=1/)
  await expect(faces(page)).toHaveCount(0)
  await expect(page.locator('.z-hall .z-bo').first()).toBeVisible()
})

test('whoever takes part writes and calls from the card of a free person', async ({ page }) => {
  await logIn(page, 'visitor', `${hallA}?free=1`)
  await ready(page)
  await faces(page).first().click()
  const card = page.locator('.z-card')
  await expect(card.getByRole('button', { name: /Écrire/ })).toBeVisible()
  await expect(card.getByRole('button', { name: /Appeler/ })).toBeVisible()
  await card.getByRole('button', { name: /Écrire/ }).click()
  await expect(page.getByRole('textbox', { name: /^Écrire à/ })).toBeVisible()
})

test('a language leaves those who speak it, at once, in the drawing and in the list, and the address keeps it', async ({
  page,
}) => {
  await page.goto(`${hallA}?free=1`)
  await ready(page)
  const people = await freeIn(page)
  const code = people.flatMap(({ languages }) => languages).find(one => one !== 'fr') ?? ''
  const speaking = people.filter(({ languages }) => languages.includes(code))
  await page
    .getByRole('group', { name: 'Langues parlées' })
    .getByRole('button', { name: code.toUpperCase() })
    .click()
  await expect(heading(page)).toContainText(String(distinct(speaking)))
  await expect(page).toHaveURL(new RegExp(`speaks=${code}`))
  await page.keyboard.press('l')
  // The faces of the drawing stand until the list is there.
  await expect(faces(page)).toHaveText(speaking.map(one => `${one.firstName} ${one.lastName}`))
  await page.reload()
  await ready(page)
  await expect(faces(page)).toHaveCount(speaking.length)
  await expectAccessible(page)
})

/** A page of the fair stays open to them: the demo's people go and come by its clock, its lamps by streams. */
async function stayConnected(calls: Calls, person: number, { fair, url }: { fair: number; url: string }) {
  const { token } = await calls.get(`/notification_tokens/${person}`)
  const leaving = new AbortController()
  const stream = await fetch(`${url}/.well-known/mercure?match=${encodeURIComponent(`presence:${fair}`)}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  })
  expect(stream.status).toBe(200)
  return () => leaving.abort()
}

test('who becomes busy goes from the picture and from the count without a reload', async ({
  page,
  request,
  baseURL,
}) => {
  const superAdmin = await callsAs(request, 'superadmin@demo.test')
  const listening = page.waitForResponse(hears('hall:'))
  await page.goto(`${hallA}?free=1`)
  await listening
  await expect(faces(page).first()).toBeVisible()
  const [person] = await freeIn(page)
  const { email } = await superAdmin.get(`/users/${person?.id}`)
  const calls = await callsAs(request, email)
  const { hall } = await superAdmin.get('/visit/halls/1')
  const leave = await stayConnected(calls, person?.id ?? 0, { fair: hall.fair, url: baseURL ?? '' })
  const theirs = page.locator(`[data-person~="${person?.stand.id}-${person?.id}"]`)
  await expect(theirs).toHaveCount(1)
  await calls.put('/presence/choice', { choice: 'busy' })
  await expect(theirs).toHaveCount(0)
  await calls.put('/presence/choice', { choice: 'free' })
  await expect(theirs).toHaveCount(1)
  leave()
})

test('in the lobby it says hall by hall who is free, and in German', async ({ page }) => {
  await page.goto(`${fair}/fair/visit/lobby?lang=de`)
  await ready(page)
  await page.getByRole('switch', { name: /Wer ist frei\?/ }).click()
  await expect(heading(page)).toHaveText(/^\d+ Personen sind frei$/)
  await expect(page.getByText(/^\d+ frei/).first()).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.locator('.z-card').getByText('Frei', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('l')
  await expect(page.getByRole('heading', { level: 2, name: /Personen sind frei/ })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('one thumb turns it on, meets only booths with somebody free, and stands before a person', async ({
    page,
  }) => {
    await page.goto(hallA)
    await ready(page)
    await page.getByRole('switch', { name: /Qui est libre/ }).tap()
    // Others become free and busy meanwhile.
    await expect(async () => {
      const people = await freeIn(page)
      const stands = new Set(people.map(({ stand }) => stand.id))
      await expect(heading(page)).toHaveText(`${distinct(people)} personnes sont libres`, { timeout: 1000 })
      expect(await page.locator('.z-street .z-bo').count()).toBe(stands.size)
    }).toPass()
    await page.locator('.z-street .z-bo').first().tap()
    await expect(page.locator('.z-card-sheet').getByRole('heading')).toBeVisible()
    await page.getByRole('button', { name: 'Fermer' }).tap()
    await faces(page).first().tap()
    await expect(page.locator('.z-card-sheet').getByRole('heading')).toBeVisible()
  })
})
