import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, type Page, test } from '../test.ts'

/** Holds the page's scripts back, as a slow line does, until the returned function is called. */
async function holdScripts(page: Page) {
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async route => {
    await held
    await route.continue()
  })
  return () => letGo()
}

test('a button pressed before the page can hear does its work as soon as it can', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/rives-et-ateliers/fair/visit/lobby?view=list', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /Langue/ }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  letGo()
  await page.getByRole('menuitem', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Willkommen' })).toBeVisible()
})

test('a button pressed before the page can hear is pressed once: the page that follows finds it at rest', async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/rives-et-ateliers/fair/visit/lobby?view=list', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /Langue/ }).click()
  letGo()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await page.getByRole('button', { name: /Langue/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
})

test('a login typed and sent before the page can hear keeps every letter, shows none, and logs in', async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  const addresses: string[] = []
  page.on('request', request => addresses.push(request.url()))
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill('visitor@demo.test')
  await page.getByRole('textbox', { name: /Mot de passe/ }).fill('Demo-2026!')
  await page.keyboard.press('Enter')
  letGo()
  await expect(page.getByRole('button', { name: /Mon compte/ })).toBeVisible()
  expect(addresses.filter(address => /password|Demo-2026|visitor%40/.test(address))).toEqual([])
})

test('what was typed before the page can hear is still there when it can, and a press that ends afterwards counts', async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill('visitor@demo.test')
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).hover()
  await page.mouse.down()
  letGo()
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Masquer le mot de passe' })).toBeVisible()
  await page.getByRole('textbox', { name: /Mot de passe/ }).pressSequentially('Wrong')
  await expect(page.getByRole('textbox', { name: /Adresse e-mail/ })).toHaveValue('visitor@demo.test')
})

test('a search typed and entered before the page can hear is made as soon as it can', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/rives-et-ateliers/exhibitors/list', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('velos brindille')
  await page.keyboard.press('Enter')
  letGo()
  await expect(page.getByText('1 exposant', { exact: true })).toBeVisible()
})

/** What comes last to a page of somebody known, and is in a file of its own. */
const bell = /\/assets\/bell-.*\.js$/
/** How often the page has been loaded so far. */
function loadsOf(page: Page) {
  let count = 0
  page.on('load', () => {
    count += 1
  })
  return () => count
}

test('what comes after a page and cannot be fetched leaves the page as it is, and comes once the network is back', async ({
  page,
}) => {
  const loads = loadsOf(page)
  await page.route(bell, route => route.abort())
  const missed = page.waitForEvent('requestfailed', request => bell.test(request.url()))
  await logIn(page, 'visitor', '/rives-et-ateliers/contact')
  await missed
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Bonjour')
  await expect(page.getByRole('button', { name: /Mon compte/ })).toBeVisible()
  await expect(message).toHaveValue('Bonjour')
  await page.unroute(bell)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await expect(message).toHaveValue('Bonjour')
  expect(loads()).toBe(1)
  await expectAccessible(page)
})

test('a page whose files are gone with a new version is loaded anew, once', async ({ page }) => {
  const loads = loadsOf(page)
  await page.route(bell, route => route.abort())
  await page.route(/\/contact$/, async route => {
    if (route.request().resourceType() !== 'fetch') return route.fallback()
    const renewed = (await (await route.fetch()).text()).replaceAll('entry-client-', 'entry-client-renewed-')
    return route.fulfill({ contentType: 'text/html', body: renewed })
  })
  await logIn(page, 'visitor', '/rives-et-ateliers/contact')
  await expect.poll(loads).toBe(2)
  await expect(page.getByRole('button', { name: /Mon compte/ })).toBeVisible()
  expect(loads()).toBe(2)
})

for (const { name, path, what, last } of [
  {
    name: 'a booth',
    path: '/rives-et-ateliers/stand/visit/1?view=list',
    what: (page: Page) => page.getByRole('heading', { name: /^Brochures/ }),
    last: (page: Page) => page.getByRole('main').getByRole('link', { name: 'Écrire' }),
  },
  {
    name: 'a programme',
    path: '/rives-et-ateliers/conference/program',
    what: (page: Page) => page.getByRole('list', { name: 'Parcours' }),
    last: (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Se connecter' }),
  },
])
  test(`what one is about to press on ${name} stays where it is while the rest of the page comes`, async ({
    page,
  }) => {
    const letGo = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    // The style sheet is there as soon as the first picture.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
    const before = await what(page).boundingBox()
    letGo()
    await expect(last(page)).toBeVisible()
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
    expect(before).not.toBeNull()
    await expect.poll(async () => (await what(page).boundingBox())?.y).toBe(before?.y)
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a button of a hall, pressed before its scene is drawn, does its work once it is', async ({
    page,
  }) => {
    const letGo = await holdScripts(page)
    await page.goto('/rives-et-ateliers/fair/visit/1', { waitUntil: 'commit' })
    const freeOnly = page.getByRole('switch', { name: /Qui est libre/ })
    // That of wide screens goes with the style sheet.
    await expect(freeOnly).toHaveCount(1)
    await freeOnly.tap()
    letGo()
    await expect(freeOnly).toBeChecked()
    await expect(page).toHaveURL(/free=1/)
  })
})
