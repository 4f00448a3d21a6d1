import { screens } from '#app/web/screens.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { expect, test } from '../test.ts'

const publicPages = screens.filter(screen => screen.allow === 'anyone')

/** What pages read in their addresses: as they mean it, on those that are lists of something. */
const meant =
  'page=2&search=a&sort=DSC&sector=1&type=1&country=1&fairHallIds=1&hall=1&view=list&free=1&from=2&state=1'
/** As nobody means it. */
const odd = `next=https://evil.example&page=99999&search=${'x'.repeat(300)}&sort=NAME&sector=x&type=x&country=x&fairHallIds=x&hall=01&view=x&free=x&from=x&unreachable=1&preview=1&erased=1&firm=1`

/** They read nothing in their addresses. */
const texts = ['contact', 'cookies', 'legal', 'password-forgot', 'privacy', 'terms']

for (const [query, pages] of [
  [meant, publicPages.filter(({ name }) => /list|lobby|program|hall|search|visit/i.test(name))],
  [odd, publicPages.filter(({ page }) => !texts.includes(page))],
] as const)
  test(`every public page begins in the browser as the server has drawn it: ?${query.slice(0, 24)}`, async ({
    page,
  }) => {
    for (const { path, unprefixed } of pages) {
      const address = hrefOf(path, { id: 1, formtype: 'visitor' }, unprefixed ? null : 'rives-et-ateliers')
      await page.goto(`${address}?${query}`)
      await expect(page.locator('html[data-hydrated]'), address).toHaveCount(1)
    }
  })

test('a page that was drawn in another year begins in the browser as well, and then says the day and the year', async ({
  page,
}) => {
  const later = new Date(Date.now() + 400 * 86_400_000)
  const day = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', timeZone: 'Europe/Paris' })
  await page.clock.setSystemTime(later)
  for (const [address, said] of [
    ['/rives-et-ateliers/fair/visit/lobby?view=list', day.format(later)],
    ['/rives-et-ateliers', `© ${later.getUTCFullYear()}`],
  ] as const) {
    await page.goto(address)
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
    await expect(page.getByText(said).first()).toBeVisible()
  }
})
