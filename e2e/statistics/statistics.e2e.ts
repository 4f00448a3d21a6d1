import { readFile } from 'node:fs/promises'
import { type ClientRequest, get } from 'node:http'
import { stayText } from '#domain/statistics/contract/stay-text.ts'
import { hubPath } from '#platform/server/hub/hub-path.ts'
import { type Calls, callsAs } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { type BrowserContext, expect, type Locator, type Page, test } from '../test.ts'

// A program that reads pages is no visitor: these browsers are what people have.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
test.use({ userAgent })

const runId = Date.now().toString(36)
const slug = `compte-${runId}`

/** Something of this kind that a page does is kept. */
const keptOf = (page: Page, kind: string) =>
  page.waitForResponse(
    answer =>
      answer.url().endsWith('/api/stats/create') &&
      Boolean(answer.request().postData()?.includes(`"${kind}"`)),
  )

/** What a page does is kept before the next is opened. */
async function visit(page: Page, path: string) {
  const kept = keptOf(page, 'view')
  await page.goto(`/${slug}${path}`)
  await kept
}

const film = '/media/2026/01/film.webm'

/** Plays the film of the booth that is open, half a minute of its clock and until it is out of sight; the seconds that were kept. */
async function watch(page: Page): Promise<number> {
  const seconds = async (kept: ReturnType<typeof keptOf>) => {
    const sent = (await kept).request().postDataJSON() as { events: { type: string; value: number }[] }
    return sent.events.find(({ type }) => type === 'play')?.value ?? 0
  }
  await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    Object.assign(video, { muted: true, loop: true })
    await video.play()
  })
  const first = seconds(keptOf(page, 'play'))
  await page.clock.runFor(31_000)
  const told = await first
  const rest = seconds(keptOf(page, 'play'))
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
    document.querySelector('video')?.pause()
  })
  return told + (await rest)
}

async function answer(page: Page, name: string) {
  const chosen = page.waitForResponse(/\/api\/stats\/choice$/)
  await page.getByRole('button', { name, exact: true }).click()
  await chosen
  await expect(page.getByText('Pouvons-nous compter votre visite')).toBeHidden()
}

const identifiers = async (context: BrowserContext) =>
  (await context.cookies(`${test.info().project.use.baseURL}/api/stats/create`))
    .filter(cookie => /st\d+$/.test(cookie.name))
    .map(cookie => cookie.value)

/** What pages keep in this browser, by name: but for how far they were scrolled. */
const keptBy = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      name => name !== 'react-router-scroll-positions',
    ),
  )

/** An open fair with one hall that has room for two booths. */
async function openFair(calls: Calls, homepage: string) {
  const { id: fair } = await calls.post('/fairs', {
    homepage,
    status: 2,
    isPublicAccess: true,
    translations: { fr: { name: `Salon ${homepage}` } },
  })
  const hall = await calls.post('/fair_halls', { fair, letter: 'A', translations: { fr: { name: 'Nef' } } })
  for (const position of [1, 2]) await calls.post('/elements', { map: hall.id, type: 8, position })
  const booth = async (name: string, number: number, more: object = {}) => {
    const firm = await calls.post('/firms', { fair, name, isValidated: 1 })
    const stand = { fair, firm: firm.id, fairHall: hall.id, number, isVisible: true }
    return calls.post('/stands', { ...stand, ...more })
  }
  return { fair, hall, booth }
}

/** The open page of the `n`th of many, which shows these places: of an address of their own, as a crowd of one is none. */
const walk = (n: number, topics: readonly string[]) =>
  new Promise<ClientRequest>((resolve, reject) => {
    const { port } = new URL(test.info().project.use.baseURL ?? '')
    const query = new URLSearchParams(topics.map((topic): [string, string] => ['match', topic]))
    const stream = get(
      {
        host: '127.0.0.1',
        port,
        path: `${hubPath}?${query}`,
        localAddress: `127.0.${1 + Math.floor(n / 20)}.1`,
        agent: false,
      },
      answer => {
        answer.on('error', () => {}).resume()
        if (answer.statusCode === 200) resolve(stream)
        else reject(new Error(`The hub answered ${answer.statusCode}.`))
      },
    )
    stream.on('error', reject)
  })

test('the dashboard of an open fair moves while two hundred visitors walk through it, and says of when it is once it is late', async ({
  page,
  request,
}) => {
  const homepage = `foule-${runId}`
  const calls = await callsAs(request, 'superadmin@demo.test')
  const { fair, hall, booth } = await openFair(calls, homepage)
  const stand = await booth(`Forge ${homepage}`, 1)
  await logIn(page, 'superadmin', `/${homepage}/user/dashboard`)
  const present = page.getByText('Personnes présentes').locator('xpath=..')
  // Whoever looks is there too.
  await expect.poll(async () => (await calls.get(`/stats/live?fairId=${fair}`)).present).toBe(1)
  const places = [[], [`hall:${hall.id}`], [`stand:${stand.id}`]] as const
  const crowd = await Promise.all(
    Array.from({ length: 200 }, (_, n) => walk(n, [`walkers:${fair}`, ...(places[n % 4] ?? [])])),
  )
  // In the demo some invented strangers walk through every open fair: so many at least, and few more.
  const numbersIn = async (place: Locator) => ((await place.innerText()).match(/\d+/g) ?? []).map(Number)
  const here = async () => (await numbersIn(present))[0]
  try {
    await expect.poll(here).toBeGreaterThanOrEqual(201)
    // Whoever is at a booth is in its hall too.
    const nave = page.getByRole('row').filter({ hasText: 'Nef' })
    await expect
      .poll(async () => (await numbersIn(nave)).some(count => count >= 100 && count < 150))
      .toBe(true)
    await expect(page.getByText(/[5-7]\d visiteurs · personne au stand/)).toBeVisible()
    const late = page.getByText(/Ces chiffres sont de \d/)
    await expect(late).toHaveCount(0)

    await page.route('**/api/fairs/*/dashboard', route => route.abort())
    for (const stream of crowd.splice(0, 100)) stream.destroy()
    await expect(late).toBeVisible()
    expect(await here()).toBeGreaterThanOrEqual(201)
    await page.unroute('**/api/fairs/*/dashboard')
    for (const stream of crowd.splice(0, 20)) stream.destroy()
    await expect.poll(here).toBeLessThan(120)
    expect(await here()).toBeGreaterThanOrEqual(81)
    await expect(late).toHaveCount(0)
  } finally {
    for (const stream of crowd) stream.destroy()
  }
})

test('a no leaves no number, a yes counts a visitor, and the organizer reads exactly what was done', async ({
  page,
  browser,
  request,
}) => {
  const calls = await callsAs(request, 'superadmin@demo.test')
  const { fair, hall, booth } = await openFair(calls, slug)
  const stand = await booth(`Forge ${runId}`, 1)
  const second = await booth(`Voilerie ${runId}`, 2, { video: { kind: 'file', file: film } })
  const types: { id: number; code: string }[] = await calls.get('/stand_resource_types')
  await calls.post('/stand_resources', {
    stand: second.id,
    type: types.find(({ code }) => code === 'TYPE_BROCHURE')?.id,
    title: 'Voiles 2026',
    url: 'https://brochures.example/voiles',
  })

  const [refusing, agreeing] = [await browser.newContext(), await browser.newContext()]
  const [no, yes] = [await refusing.newPage(), await agreeing.newPage()]
  await test.step('before an answer and after a no nothing tells this browser from another', async () => {
    await visit(no, '/fair/visit/lobby')
    await expect(no.getByText('Pouvons-nous compter votre visite')).toBeVisible()
    expect(await identifiers(refusing)).toEqual([])
    expect([await keptBy(no), (await refusing.cookies()).map(({ name }) => name)]).toEqual([[], []])
    await expectAccessible(no)
    await answer(no, 'Non merci')
    expect(await identifiers(refusing)).toEqual(['no'])
    await visit(no, `/fair/visit/${hall.id}`)
    expect(await keptBy(no)).toEqual([])
  })
  let watched = 0
  await test.step('a yes is walked with from the lobby to two booths, where a film is watched and a brochure is taken', async () => {
    await visit(yes, '/fair/visit/lobby')
    await answer(yes, 'Oui, compter')
    expect((await identifiers(agreeing)).join()).toMatch(/^[\w-]{22}\./)
    await visit(yes, `/fair/visit/${hall.id}`)
    await visit(yes, `/stand/visit/${stand.id}`)
    await yes.route(`**${film}`, route =>
      route.fulfill({ path: 'seed/demo/programme/wooden-hull.webm', contentType: 'video/webm' }),
    )
    await yes.clock.install()
    await visit(yes, `/stand/visit/${second.id}`)
    watched = await watch(yes)
    expect(watched).toBeGreaterThan(30)
    const taken = keptOf(yes, 'download')
    await yes.getByRole('link', { name: /Voiles 2026/ }).click()
    await taken
  })
  await refusing.close()
  await agreeing.close()

  const views = async () => (await calls.get(`/stats/get?resourceType=fairs&resourceId=${fair}`)).totals.views
  await expect.poll(views).toBe(6)
  await logIn(page, 'superadmin', `/${slug}/fair/stats/${fair}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 visiteur compté')
  await expect(page.getByText('Pages vues').first().locator('xpath=..')).toContainText('6')
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(rowOf('Nef').getByRole('cell').nth(1)).toHaveText('2')
  await expect(rowOf(`Forge ${runId}`).getByRole('cell').nth(1)).toHaveText('1')
  await expect(rowOf(`Voilerie ${runId}`).getByRole('cell').nth(1)).toHaveText('1')
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter', exact: true }).click()
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n')
  expect(
    lines.filter(line => line.includes(runId)).map(line => line.match(/(Forge|Voilerie).*?;.*?;(\d+);/)?.[2]),
  ).toEqual(['1', '1'])
  await page.keyboard.press('l')
  await expect(page.getByRole('slider')).toHaveCount(0)
  await expect(page.getByRole('row', { name: 'Venus 1' })).toBeVisible()
  await expectAccessible(page)

  // How long one visitor watched is nobody's to read; of five it is said, and theirs is among it to the second.
  const asked = `resourceType=stands&resourceId=${second.id}&of=stand_videos`
  const [alone] = await calls.get(`/stats/get/list?${asked}`)
  expect(alone).toMatchObject({ playedSeconds: null, visitors: null })
  const send = async (path: string, data: object) => {
    const answered = await request.post(`/api/stats${path}`, { headers: { 'user-agent': userAgent }, data })
    expect(answered.status(), await answered.text()).toBeLessThan(300)
    return answered.json()
  }
  for (const _ of [1, 2, 3, 4]) {
    const { token } = await send('/choice', { fairId: fair, choice: 'yes' })
    const played = { type: 'play', resourceType: 'stand_videos', resourceId: second.id, value: 60 }
    expect(await send('/create', { token, events: [played] })).toEqual({ counted: 1 })
  }
  const whole = 4 * 60 + watched
  await expect.poll(async () => (await calls.get(`/stats/get/list?${asked}`))[0]?.playedSeconds).toBe(whole)
  await page.goto(`/${slug}/stand/stats/${second.id}`)
  await expect(
    page.getByRole('row').filter({ hasText: `Voilerie ${runId}`, hasNotText: 'Voiles 2026' }),
  ).toContainText(stayText(whole, 'fr'))
})

test('all pages of figures and contacts are read by everybody; an exhibitor sends the figures of a booth on as a file', async ({
  page,
  browser,
  request,
}) => {
  const salon = 'rives-et-ateliers'
  const calls = await callsAs(request, 'superadmin@demo.test')
  const { id: fair } = await calls.get(`/default-fairs/slug/${salon}`)
  const look = async (of: Page, path: string) => {
    await of.goto(`/${salon}${path}`)
    await expect(of.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(of)
  }
  await logIn(page, 'organizer', `/${salon}/user/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  for (const path of [
    `/fair/stats/${fair}/exhibitors`,
    `/fair/stats/${fair}/stands`,
    '/stand/leads/rules',
    '/fair/webhooks',
  ])
    await look(page, path)
  const exhibitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await logIn(exhibitor, 'firmadmin', `/${salon}/stand/stats`)
  await expect(exhibitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(exhibitor)
  const file = exhibitor.waitForEvent('download')
  await exhibitor.getByRole('button', { name: /PDF/ }).click()
  expect((await readFile(await (await file).path())).subarray(0, 5).toString()).toBe('%PDF-')
  for (const path of ['/stand/leads', '/stand/leads/rules', '/stand/scan', '/firm/webhooks', '/user/data'])
    await look(exhibitor, path)
  await exhibitor.context().close()
})
