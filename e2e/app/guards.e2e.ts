import { hrefOfEntry, menusOf } from '#app/web/layouts/side-menus.ts'
import { screens } from '#app/web/screens.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { Role } from '#platform/contract/roles.ts'
import { logIn } from '../log-in.ts'
import { expect, type Page, test } from '../test.ts'
import { goWithin } from './go-within.ts'

/** Demo accounts, and as what each of them may act. */
const accounts: Record<string, Role> = {
  superadmin: 'superAdmin',
  superorganizer: 'superOrganizer',
  organizer: 'organizer',
  clusteradmin: 'clusterAdmin',
  firmadmin: 'firmAdmin',
  standadmin: 'firmAdmin',
  standcontact: 'standContact',
  speaker: 'speaker',
  moderator: 'moderator',
  press: 'press',
  visitor: 'visitor',
}

type Screen = (typeof screens)[number]

/** The first of each kind. */
const oneOfEach = (some: readonly Screen[], kindOf: (screen: Screen) => string) =>
  some.filter((screen, at) => some.findIndex(one => kindOf(one) === kindOf(screen)) === at)

const audience = ({ allow }: Screen) => String(allow)

/** Lists are kept on one screen under many addresses: of those for the same people, one stands for all. */
const guarded = oneOfEach(
  screens.filter(screen => screen.allow !== 'anyone'),
  screen =>
    screen.words?.includes('reference')
      ? `${screen.domain} ${screen.page} ${audience(screen)}`
      : `${screen.path} ${screen.unprefixed}`,
)

const oneOfEachAudience = oneOfEach(guarded, audience)

const addressOf = ({ path, unprefixed }: Screen) =>
  hrefOf(path, { id: 1 }, unprefixed ? null : 'rives-et-ateliers')

/** A list on one screen with another that stands for it. */
const isLikeAnother = (address: string) => {
  const leadsThere = (screen: Screen) => addressOf(screen) === address
  return screens.some(leadsThere) && !guarded.some(leadsThere)
}

const hasFirm = (account: string) => /^(firm|stand)/.test(account)

/** Where somebody's menus lead in the demo, which uses every module; what needs a firm leads nowhere without one. */
const menuAddresses = ([account, role]: [string, Role]) =>
  menusOf([role], () => true, hasFirm(account))
    .flatMap(({ groups }) => groups.flatMap(({ entries }) => entries))
    .map(entry => hrefOfEntry(entry, { id: 1, homepage: 'rives-et-ateliers' }))

/** Who opens an entry: of those whose menus have it, whoever may least. */
const openerOf = new Map(
  Object.entries(accounts).flatMap(one => menuAddresses(one).map(address => [address, one[0]] as const)),
)

/** Whether an account opens a page from its own menu, in the test of the menus below. */
const isOpenedFromMenu = (account: string, address: string) =>
  openerOf.get(address) === account && !isLikeAnother(address)

const walkerOf = new Map(Object.entries(accounts).map(([account, role]) => [role, account]))

/**
 * Who may least of those who may see a page opens it, unless their menu leads there; a visitor, whoever may not, one page of
 * each audience. Who is led where from which audience, all roles of all, is asked in `app/web/guard.test.tsx`.
 */
function pagesFor(account: string, role: Role): Screen[] {
  const least = (screen: Screen) =>
    screen.allow === 'members' ? role === 'visitor' : screen.allow.at(-1) === role
  const isWalked = (screen: Screen) =>
    walkerOf.get(role) === account && least(screen) && !isOpenedFromMenu(account, addressOf(screen))
  return guarded.filter(
    screen => isWalked(screen) || (role === 'visitor' && oneOfEachAudience.includes(screen)),
  )
}

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
  test.setTimeout(600_000)
  await page.goto('/contact')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  for (const screen of oneOfEachAudience) {
    const address = addressOf(screen)
    await goWithin(page, address)
    await comesTo(page, { path: `/login?next=${encodeURIComponent(address)}` }, screen.name)
  }
  await page.goto('/rives-et-ateliers/user/list?page=2')
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/rives-et-ateliers/user/list?page=2')}`)
})

for (const [account, role] of Object.entries(accounts).filter(one => pagesFor(...one).length))
  test(`${account} opens what is theirs${role === 'visitor' ? ', and is led home from the pages of others' : ''}`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    await logIn(page, account, '/contact')
    await expect(page.getByRole('button', { name: /Mon compte/ })).toBeVisible()
    for (const screen of pagesFor(account, role)) {
      const isOwn = screen.allow === 'members' || screen.allow.includes(role)
      await goWithin(page, addressOf(screen))
      await comesTo(page, isOwn ? { isElsewhere: true } : { path: '/' }, screen.name)
      // Where a page has come, the next one must not be taken for it; where none has, the address tells.
      if (!isOwn) continue
      await goWithin(page, '/contact')
      await comesTo(page, { isContact: true }, screen.name)
    }
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
  test(`${account}'s menu is short; the page of all has what their role may open, and each leads to a page that begins in view`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    page.setDefaultTimeout(30_000)
    await logIn(page, account, '/rives-et-ateliers/user/manage')
    const menu = page.locator('#account-menu')
    // Some addresses open what is to be filled in over their page, and over the menu, as soon as it has come.
    await page.addLocatorHandler(page.getByRole('dialog'), () => page.keyboard.press('Escape'))
    const entries = menu.getByRole('navigation').getByRole('link')
    await menu.getByRole('link', { name: 'Tout', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tout' })).toBeVisible()
    expect(await entries.count()).toBeLessThanOrEqual(9)
    expect(await menu.locator(':scope > div').evaluate(one => one.scrollHeight - one.clientHeight)).toBe(0)
    const links = page.getByRole('main').getByRole('listitem').getByRole('link')
    const addresses = await links.evaluateAll(all => all.map(one => one.getAttribute('href') ?? ''))
    const known = addresses.map(address => address.replace(/\/\d+/, '/1'))
    expect(known.toSorted()).toEqual(menuAddresses([account, role]).toSorted())
    for (const [at, address] of addresses.entries()) {
      if (openerOf.get(known[at] ?? '') !== account || isLikeAnother(address)) continue
      const link = links.nth(at)
      await link.scrollIntoViewIfNeeded()
      await link.click()
      await expect(page, address).toHaveURL(url => `${url.pathname}${url.search}`.startsWith(address))
      await expect.poll(() => page.evaluate(() => scrollY), { message: address }).toBe(0)
      await expect(page.locator('#main :is(h1, h2, h3)').first(), address).toBeInViewport()
      await page.goBack()
      // The page that is left may have links in lists as well.
      await expect(page.getByRole('heading', { level: 1, name: 'Tout' })).toBeVisible()
      await expect(link).toBeVisible()
    }
  })
