import { screens } from '#app/web/screens.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { expect, test } from '../test.ts'

/** What pages read in their addresses: as they mean it, and as nobody does. */
const queries = [
  'next=/rives-et-ateliers&page=2&search=a&sort=DSC&sector=1&type=1&country=1&fairHallIds=1&hall=1&view=list&free=1&from=2&state=1',
  `next=https://evil.example&page=99999&search=${'x'.repeat(300)}&sort=NAME&sector=x&type=x&country=x&fairHallIds=x&hall=01&view=x&free=x&from=x&unreachable=1&preview=1&erased=1&firm=1`,
]

for (const query of queries)
  test(`every public page begins in the browser as the server has drawn it: ?${query.slice(0, 24)}`, async ({
    page,
  }) => {
    for (const { path, unprefixed } of screens.filter(screen => screen.allow === 'anyone')) {
      const address = hrefOf(path, { id: 1, formtype: 'visitor' }, unprefixed ? null : 'rives-et-ateliers')
      await page.goto(`${address}?${query}`)
      await expect(page.locator('html[data-hydrated]'), address).toHaveCount(1)
    }
  })
