import { readFile } from 'node:fs/promises'
import { callsAs } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { type BrowserContext, expect, type Page, test } from '../test.ts'

// A program that reads pages is no visitor: these browsers are what people have.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
})

const runId = Date.now().toString(36)
const slug = `compte-${runId}`

/** What a page does is kept before the next is opened. */
async function visit(page: Page, path: string) {
  const kept = page.waitForResponse(
    answer =>
      answer.url().endsWith('/api/stats/create') && Boolean(answer.request().postData()?.includes('"view"')),
  )
  await page.goto(`/${slug}${path}`)
  await kept
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

test('a no leaves no number, a yes counts a visitor, and the organizer reads exactly what was done', async ({
  page,
  browser,
  request,
}) => {
  const calls = await callsAs(request, 'superadmin@demo.test')
  const { id: fair } = await calls.post('/fairs', {
    homepage: slug,
    status: 2,
    isPublicAccess: true,
    translations: { fr: { name: `Salon compté ${runId}` } },
  })
  const hall = await calls.post('/fair_halls', { fair, letter: 'A', translations: { fr: { name: 'Nef' } } })
  for (const position of [1, 2]) await calls.post('/elements', { map: hall.id, type: 8, position })
  const booth = async (name: string, number: number) => {
    const firm = await calls.post('/firms', { fair, name, isValidated: 1 })
    const stand = { fair, firm: firm.id, fairHall: hall.id, number, isVisible: true }
    return calls.post('/stands', stand)
  }
  const stand = await booth(`Forge ${runId}`, 1)
  const second = await booth(`Voilerie ${runId}`, 2)
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
  await test.step('a yes is walked with from the lobby to two booths, where a brochure is taken', async () => {
    await visit(yes, '/fair/visit/lobby')
    await answer(yes, 'Oui, compter')
    expect((await identifiers(agreeing)).join()).toMatch(/^[\w-]{22}\./)
    await visit(yes, `/fair/visit/${hall.id}`)
    await visit(yes, `/stand/visit/${stand.id}`)
    await visit(yes, `/stand/visit/${second.id}`)
    const taken = yes.waitForResponse(
      answer =>
        answer.url().endsWith('/api/stats/create') &&
        Boolean(answer.request().postData()?.includes('"download"')),
    )
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
