import { logIn } from '../log-in.ts'
import { expect, type Page, test } from '../test.ts'

test.describe.configure({ mode: 'parallel' })

const fair = '/rives-et-ateliers'
const ready = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()

/** Words of the page's title that are broken over two lines; where a hyphen stands they may be. */
const brokenWords = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluateAll(titles =>
    titles.flatMap(title => {
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word)
        }
      return broken
    }),
  )

test('no word of a title is broken, and no page is wider than its screen, in the languages with the longest words on any screen', async ({
  browser,
  baseURL,
}) => {
  const [withScripts, drawn] = [
    await browser.newPage({ baseURL }),
    // Both pages have their title before any script.
    await browser.newPage({ baseURL, javaScriptEnabled: false }),
  ]
  await logIn(withScripts, 'superadmin', `${fair}/user/forms/composition?lang=de`)
  // Beside one of them is a page in a frame, which is drawn anew each time.
  for (const [page, path] of [
    [drawn, '/'],
    [withScripts, `${fair}/user/forms/composition`],
    [drawn, `${fair}/register/exhibitor`],
  ] as const)
    for (const language of page === drawn ? ['nl', 'de', 'es'] : ['de']) {
      const address = `${path}?lang=${language}`
      if (!page.url().endsWith(address)) await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.evaluate('document.fonts.ready.then(() => true)')
      for (const width of [360, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await brokenWords(page), `${path} ${language} ${width}`).toEqual([])
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(over, `${path} ${language} ${width}`).toBeLessThanOrEqual(0)
      }
    }
})

test('a page that cannot be found says so in its tab, and the page after it says its own name', async ({
  page,
}) => {
  for (const path of ['/no-such-fair', `${fair}/stand/visit/999999`])
    expect(await (await page.request.get(path, { headers: { 'accept-language': 'fr' } })).text()).toContain(
      '<title>404 Introuvable · Verrière</title>',
    )
  await page.goto(`${fair}/stand/visit/999999`)
  await ready(page)
  await expect(page).toHaveTitle('404 Introuvable · Verrière')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveTitle('Rives & Ateliers · Verrière')
})

test('nothing in the menu is inert, a page that is none of its entries has none of them for its own, and a page has its title before what it says has come', async ({
  page,
}) => {
  await logIn(page, 'organizer', `${fair}/user/dashboard`)
  const menu = page.getByRole('complementary', { name: 'Espace personnel' }).getByRole('navigation')
  await expect(menu.getByRole('link', { name: 'Tableau de bord' })).toHaveAttribute('aria-current', 'page')
  await expect(menu.locator('[aria-disabled]')).toHaveCount(0)
  await expect(menu.getByText('Mes stands')).toHaveCount(0)
  await page.goto(`${fair}/exhibitor/manage?firm=1`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('Gérer un exposant · Verrière')
  await expect(menu.locator('[aria-current=page]')).toHaveCount(0)
  // While what a page says is not there yet it is called as in menus, then by its own title alone.
  const title = page.getByRole('heading', { level: 1 })
  let answer = () => {}
  const isWaited = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/fairs/*/choices', route => isWaited.then(() => route.continue()))
  await page.goto(`${fair}/fair/edit`)
  await expect(title).toHaveText('Réglages du salon')
  answer()
  await expect(title).toHaveText('Rives & Ateliers')
})
