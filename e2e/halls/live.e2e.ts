import { type Calls, callsAs, hears } from '../api.ts'
import { logIn } from '../log-in.ts'
import { expect, type Page, test } from '../test.ts'

test.describe.configure({ timeout: 180_000 })

/** Within this time a change has to be seen; each page waits at most so long after a tap of somebody else. */
const seen = { timeout: 30_000 }

type Stand = { id: number; name: string; fairHall: number; number: number; version: number }

async function planOf(organizer: Calls) {
  const fairs = await organizer.get('/default-fairs')
  const fair = fairs.find((one: { homepage: string }) => one.homepage === 'rives-et-ateliers').id
  const { halls, stands } = await organizer.get(`/fairs/${fair}/plan`)
  // The last hall: others furnish and visit the first ones meanwhile.
  const hall = halls.at(-1)
  return { hall, stands: stands.filter((one: Stand) => one.fairHall === hall.id) as Stand[] }
}

test('a visitor sees a booth be hidden, come back and change, without reloading', async ({
  page,
  request,
}) => {
  const organizer = await callsAs(request, 'organizer@demo.test')
  const { hall, stands } = await planOf(organizer)
  const [stand] = stands
  if (!stand) throw new Error('The last hall of the demo is empty.')
  const listening = page.waitForResponse(hears('hall:'))
  await page.goto(`/rives-et-ateliers/fair/visit/${hall.id}?view=list`)
  await listening
  const row = page.getByRole('link', { name: stand.name }).first()
  await expect(row).toBeVisible()
  const change = (data: object) => organizer.put(`/stands/${stand.id}`, data)
  await change({ isVisible: false })
  await expect(row).toHaveCount(0, seen)
  await change({ isVisible: true })
  await expect(row).toBeVisible(seen)

  const inside = page.waitForResponse(hears('stand:'))
  await row.click()
  await inside
  await change({ isVisible: false })
  await expect(page.getByRole('heading', { name: 'Ce stand vient d’être retiré' })).toBeVisible(seen)
  await change({ isVisible: true })
  await expect(page.getByRole('heading', { level: 1, name: stand.name })).toBeVisible(seen)
})

test('what one organizer moves on the plan is moved in the window of the other', async ({
  browser,
  request,
}) => {
  const { hall, stands } = await planOf(await callsAs(request, 'organizer@demo.test'))
  const windows = await Promise.all(
    [1, 2].map(async () => {
      const page = await (await browser.newContext()).newPage()
      const listening = page.waitForResponse(hears('fair:'))
      await logIn(page, 'organizer', `/rives-et-ateliers/hall/assign/${hall.id}`)
      await listening
      return page
    }),
  )
  const [mine, other] = windows
  if (!mine || !other) throw new Error('Two windows are needed.')
  const [first, second] = stands.toSorted((one, two) => one.number - two.number)
  if (!first || !second) throw new Error('The last hall of the demo has too few stands.')
  const place = (page: Page, number: number) =>
    page.getByRole('button', { name: new RegExp(`^Place ${hall.letter}${number},`) })
  await expect(place(other, first.number)).toHaveAccessibleName(new RegExp(first.name))
  await mine.locator('html[data-hydrated]').waitFor()
  // Others work on the same plan meanwhile: what they change may send a move back, and then it is made again.
  await expect(async () => {
    await mine.keyboard.press('Escape')
    await place(mine, first.number).focus()
    for (const key of ['Enter', 'ArrowRight', 'Enter']) await mine.keyboard.press(key)
    await expect(place(mine, first.number)).toHaveAccessibleName(new RegExp(second.name), { timeout: 10_000 })
  }).toPass({ timeout: 90_000 })
  await expect(place(other, first.number)).toHaveAccessibleName(new RegExp(second.name), seen)
  await mine.keyboard.press('Control+z')
  await expect(place(other, first.number)).toHaveAccessibleName(new RegExp(first.name), seen)
})
