import { callsAs } from '../api.ts'
import { logIn } from '../log-in.ts'
import { expect, type Page, test } from '../test.ts'

test.describe.configure({ mode: 'serial' })

const script =
  '<img src=x onerror=window.taken=1><script>window.taken=1</script><a href="javascript:window.taken=1">x</a>'
const name = '"><img src=x onerror=window.taken=1>'
const named = (text: string) =>
  Object.fromEntries(['fr', 'en', 'nl', 'de', 'es', 'it'].map(code => [code, { name: text }]))

/** Nothing of what was written has run, been asked for or become an element; whatever it is, it is read as text. */
async function expectCalm(page: Page) {
  expect(await page.evaluate(() => Reflect.get(window, 'taken')), page.url()).toBeUndefined()
  expect(await page.locator('img[onerror], a[href^="javascript:"], img[src="x"]').count(), page.url()).toBe(0)
}

test('what an organizer writes runs neither on the pages of the fair nor in the dialogs that name it', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  const admin = await callsAs(request, 'superadmin@demo.test')
  const fair = await admin.get('/fairs/1')
  const [hall] = await admin.get('/fair_halls?fair=1&itemsPerPage=1')
  const sector = await admin.post('/business_sectors', { translations: named(`${name} secteur`) })
  await admin.put('/fairs/1', {
    homepageJson: {
      ...fair.homepageJson,
      fr: {
        ...fair.homepageJson.fr,
        title: name,
        text: script,
        sections: [{ id: 'a', kind: 'text', title: name, text: script }],
      },
    },
  })
  await admin.put(`/fair_halls/${hall.id}`, { translations: named(name) })
  await logIn(page, 'superadmin', '/rives-et-ateliers')
  for (const path of [
    '/rives-et-ateliers',
    '/rives-et-ateliers/fair/visit/lobby',
    '/rives-et-ateliers/hall/list',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectCalm(page)
  }
  await page.goto('/exhibitor/sector?search=secteur')
  const row = page.getByRole('row', { name: /onerror/ })
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await expect(
    page
      .getByRole('alertdialog')
      .getByText(/onerror/)
      .first(),
  ).toBeVisible()
  await expectCalm(page)
  await expect(row).toHaveCount(0)
  expect(sector.id).toBeGreaterThan(0)
  await admin.put('/fairs/1', { homepageJson: fair.homepageJson })
  await admin.put(`/fair_halls/${hall.id}`, { translations: hall.translations })
})

test('a page frames videos of three sites and no others, and a link of a mail is told to nobody', async ({
  page,
}) => {
  const home = await page.goto('/')
  const policy = home?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(
    /frame-src 'self' https:\/\/www\.youtube-nocookie\.com https:\/\/player\.vimeo\.com https:\/\/www\.dailymotion\.com;/,
  )
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}='){2};/)
  for (const part of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'self'"])
    expect(policy).toContain(part)
  for (const path of ['/user/password/reset', '/register/confirmation']) {
    const answer = await page.goto(`${path}#token=CANARY`)
    expect(answer?.headers()['referrer-policy'], path).toBe('no-referrer')
  }
})

test('a link that leads away takes nothing of ours along', async ({ page, request }) => {
  const admin = await callsAs(request, 'superadmin@demo.test')
  const [stand] = await admin.get('/stands?fair=1&itemsPerPage=1')
  await page.goto(`/rives-et-ateliers/stand/visit/${stand.id}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  const away = page.locator('a[target="_blank"][href^="http"]')
  expect(await away.count()).toBeGreaterThan(0)
  for (const link of await away.all()) expect(await link.getAttribute('rel')).toContain('noopener')
})
