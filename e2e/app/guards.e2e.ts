import { groupsOnce, hrefOfEntry, menusOf } from '#app/web/layouts/side-menus.ts'
import { screens } from '#app/web/screens.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { Role } from '#platform/contract/roles.ts'
import { logIn } from '../log-in.ts'
import { expect, type Page, test } from '../test.ts'
import { goWithin } from './go-within.ts'

/** Demo accounts of each shape of menu, and as what each of them acts. */
const accounts: Record<string, Role> = {
  superadmin: 'superAdmin',
  organizer: 'organizer',
  firmadmin: 'firmAdmin',
  standcontact: 'standContact',
  visitor: 'visitor',
}

type Screen = (typeof screens)[number]

/** The first of each kind. */
const oneOfEach = <T>(some: readonly T[], kindOf: (one: T) => string) =>
  some.filter((one, at) => some.findIndex(other => kindOf(other) === kindOf(one)) === at)

const addressOf = ({ path, unprefixed }: Screen) =>
  hrefOf(path, { id: 1 }, unprefixed ? null : 'rives-et-ateliers')

/** Of each domain a page of each layout. Who is led where from which page, all roles, is asked in `app/web/guard.test.tsx`. */
const opened = oneOfEach(
  screens.filter(({ allow }) => allow !== 'anyone'),
  ({ domain, layout }) => `${domain} ${layout}`,
)

/** Who may least of those who may see a page opens it. */
const pagesFor = (role: Role) =>
  opened.filter(({ allow }) => (allow === 'members' ? role === 'visitor' : allow.at(-1) === role))

const hasFirm = (account: string) => /^(firm|stand)/.test(account)

/** The entries of somebody's menus in the demo, which uses every module and whose visitor has a profile of a candidate. */
const menuEntries = ([account, role]: [string, Role]) => {
  const has = { firm: hasFirm(account), jobProfile: role === 'visitor' }
  return groupsOnce(menusOf([role], () => true, has)).flatMap(({ entries }) => entries)
}

const addressOfEntry = (entry: ReturnType<typeof menuEntries>[number]) =>
  hrefOfEntry(entry, { id: 1, homepage: 'rives-et-ateliers' }, { id: 1 })

/** The entries that are pressed: the first of each layout, each by one account that has it. */
const pressed = new Map(
  oneOfEach(
    Object.entries(accounts).flatMap(one => menuEntries(one).map(entry => ({ account: one[0], entry }))),
    ({ entry }) => screens.find(({ name }) => name === entry.screen)?.layout ?? entry.screen,
  ).map(({ account, entry }) => [addressOfEntry(entry), account]),
)

/** Looks every 50 ms, not by ever longer pauses: hundreds of steps are walked here. */
const comesTo = (
  page: Page,
  at: { path?: string; isContact?: boolean; isElsewhere?: boolean },
  name: string,
) =>
  page
    .waitForFunction(
      ({ path, isContact, isElsewhere }) => {
        const { pathname, search } = location
        const seen = (selector: string) =>
          [...document.querySelectorAll(selector)].find(one => one.checkVisibility())?.textContent
        const onContact = seen('#main h1') === 'Écrire aux organisateurs'
        if (path !== undefined) return pathname + search === path
        if (isContact) return onContact
        return isElsewhere && !onContact && seen('#main :is(h1, h2, h3)') && !/^\/(login)?$/.test(pathname)
      },
      at,
      { timeout: 30_000, polling: 50 },
    )
    .catch(() => expect(page.url(), `${name} should come to ${JSON.stringify(at)}`).toBe(''))

test.describe.configure({ mode: 'parallel' })

test('nobody logged in is led from a guarded page to the login and back', async ({ page }) => {
  await page.goto('/rives-et-ateliers/user/list?page=2')
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/rives-et-ateliers/user/list?page=2')}`)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await goWithin(page, '/fair/list')
  await comesTo(page, { path: `/login?next=${encodeURIComponent('/fair/list')}` }, 'fairList')
})

test('whoever opens a second forbidden page before they were shown where the first led is led away again', async ({
  page,
}) => {
  const second = '/rives-et-ateliers/superorganizer/list'
  await logIn(page, 'visitor', '/contact')
  await expect(page.getByRole('button', { name: /Mon compte/ })).toBeVisible()
  // What it is made of has been fetched: from now on it comes at once.
  await goWithin(page, second)
  await comesTo(page, { path: '/' }, second)
  await goWithin(page, '/contact')
  await comesTo(page, { isContact: true }, second)
  await page.evaluate(second => {
    const goTo = (address: string) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }
    const replace = history.replaceState.bind(history)
    history.replaceState = (...args) => {
      replace(...args)
      if (location.pathname !== '/') return
      history.replaceState = replace
      setTimeout(() => goTo(second))
    }
    goTo('/rives-et-ateliers/user/list')
  }, second)
  await expect(page).toHaveURL('/')
  await expect(page.locator('#main h1')).toBeVisible()
})

for (const [account, role] of Object.entries(accounts))
  test(`${account}'s menu is short; the page of all has what their role may open, it begins in view, and what is theirs opens`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    page.setDefaultTimeout(30_000)
    await logIn(page, account, '/rives-et-ateliers/user/all')
    const menu = page.locator('#account-menu')
    const title = page.getByRole('heading', { level: 1, name: 'Tout' })
    const entries = menu.getByRole('navigation').getByRole('link')
    const links = page.getByRole('main').getByRole('listitem').getByRole('link')
    const expected = menuEntries([account, role]).map(addressOfEntry)
    await expect(title).toBeVisible()
    await expect(links).toHaveCount(expected.length)
    expect(await entries.count()).toBeLessThanOrEqual(9)
    expect(await menu.locator(':scope > div').evaluate(one => one.scrollHeight - one.clientHeight)).toBe(0)
    const addresses = await links.evaluateAll(all => all.map(one => one.getAttribute('href') ?? ''))
    const known = addresses.map(address => address.replace(/\/\d+/, '/1'))
    expect(known.toSorted()).toEqual(expected.toSorted())
    for (const [at, address] of addresses.entries()) {
      if (pressed.get(known[at] ?? '') !== account) continue
      const link = links.nth(at)
      await link.scrollIntoViewIfNeeded()
      await link.click()
      await expect(page, address).toHaveURL(url => `${url.pathname}${url.search}`.startsWith(address))
      await expect.poll(() => page.evaluate(() => scrollY), { message: address }).toBe(0)
      const begin = page.locator('#main :is(h1, h2, h3)').filter({ visible: true }).first()
      await expect(begin, address).toBeInViewport()
      await page.goBack()
      // The page that is left may have links in lists as well.
      await expect(title).toBeVisible()
      await expect(link).toBeVisible()
    }
    for (const screen of pagesFor(role)) {
      // Where a page has come, the next one must not be taken for it.
      await goWithin(page, '/contact')
      await comesTo(page, { isContact: true }, screen.name)
      await goWithin(page, addressOf(screen))
      await comesTo(page, { isElsewhere: true }, screen.name)
    }
  })
