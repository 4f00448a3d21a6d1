import { type Calls, callsAs } from '../api.ts'
import { type BrowserContext, expect, type Page, test } from '../test.ts'

test.describe.configure({ timeout: 180_000 })

/** Within this time a change has to be seen. */
const seen = { timeout: 30_000 }
const isHub = (url: string) => url.includes('/.well-known/mercure?')

async function lastHall(organizer: Calls) {
  const fairs = await organizer.get('/default-fairs')
  const fair = fairs.find((one: { homepage: string }) => one.homepage === 'rives-et-ateliers').id
  const { halls, stands } = await organizer.get(`/fairs/${fair}/plan`)
  const hall = halls.at(-1)
  const stand = stands.findLast((one: { fairHall: number }) => one.fairHall === hall.id)
  return { hall, stand, path: `/rives-et-ateliers/fair/visit/${hall.id}?view=list` }
}

/** The pages of a browser that hold a stream open. */
function streamsOf(context: BrowserContext) {
  const open = new Map<object, Page>()
  context.on('request', request => {
    if (isHub(request.url())) open.set(request, request.frame().page())
  })
  context.on('requestfinished', request => void open.delete(request))
  context.on('requestfailed', request => void open.delete(request))
  return () => [...open.values()].filter(page => !page.isClosed())
}

test('two tabs share one stream; the other takes over when the one that holds it sleeps or is closed', async ({
  context,
  request,
}) => {
  const organizer = await callsAs(request, 'organizer@demo.test')
  const { stand, path } = await lastHall(organizer)
  const streams = streamsOf(context)
  const tab = async () => {
    const page = await context.newPage()
    await page.goto(path)
    await page.locator('html[data-hydrated]').waitFor()
    return { page, row: page.getByRole('link', { name: stand.name }).first() }
  }
  const show = (isVisible: boolean) => organizer.put(`/stands/${stand.id}`, { isVisible })
  const first = await tab()
  await expect.poll(() => streams().length).toBe(1)
  const second = await tab()
  const third = await tab()
  await show(false)
  for (const { row } of [first, second, third]) await expect(row).toHaveCount(0, seen)
  expect(streams()).toEqual([first.page])

  const devtools = await context.newCDPSession(first.page)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await show(true)
  for (const { page, row } of [second, third]) {
    await page.bringToFront()
    await expect(row).toBeVisible(seen)
  }
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  await first.page.bringToFront()
  await expect(first.row).toBeVisible(seen)

  await expect.poll(() => streams().length).toBe(1)
  const [leader] = streams()
  const others = [first, second, third].filter(({ page }) => page !== leader)
  await leader?.close()
  await show(false)
  for (const { page, row } of others) {
    await page.bringToFront()
    await expect(row).toHaveCount(0, seen)
  }
  expect(streams()).toHaveLength(1)
  await show(true)
})

test('whoever has lost the network is told so in a word, and reads what has changed when it is back', async ({
  context,
  page,
  request,
}) => {
  const organizer = await callsAs(request, 'organizer@demo.test')
  const { stand, path } = await lastHall(organizer)
  const listening = page.waitForResponse(response => isHub(response.url()))
  await page.goto(path)
  await listening
  const row = page.getByRole('link', { name: stand.name }).first()
  await expect(row).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: 'Hors ligne' })).toBeVisible(seen)
  await organizer.put(`/stands/${stand.id}`, { isVisible: false })
  await context.setOffline(false)
  await expect(row).toHaveCount(0, seen)
  await expect(page.getByText('Hors ligne')).toHaveCount(0)
  await organizer.put(`/stands/${stand.id}`, { isVisible: true })
})
