import type { HallVisit } from '#domain/halls/contract/hall-visit.ts'
import { openBrowser, openHydrated, scriptClock } from './browser.ts'
import { demoPages } from './demo-pages.ts'
import { atMost, median, plain } from './figure.ts'
import { serveProduct } from './product.ts'
import type { Group } from './results.ts'

const booths = 100
const rounds = 5

/** What the server says of the hall, with as many booths as a hall may have. */
async function largeHall(url: string) {
  const visit = (await (await fetch(url)).json()) as HallVisit
  const stands = Array.from({ length: booths }, (_, at) => ({
    ...visit.stands[at % visit.stands.length],
    id: 100_000 + at,
    number: `${visit.hall.letter}${at + 1}`,
  }))
  return { ...visit, stands }
}

/** From the press on a hall's door, its page and its words already there, until all its booths are drawn. */
export async function drawnHall(): Promise<Group> {
  const product = await serveProduct({ DEMO: '1' })
  const browser = await openBrowser()
  try {
    const { lobby, hall } = await demoPages(product.url)
    const large = await largeHall(`${product.url}/api/visit/halls/${hall.split('/').at(-1)}`)
    const seen: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      const scriptTime = await scriptClock(page)
      // Once, so that its code is there; a whole new load forgets what was fetched but not what was compiled.
      await openHydrated(page, product.url + hall)
      await page.route(/\/api\/visit\/halls\/\d+/, route => route.fulfill({ json: large }))
      // The last that the lobby asks for by itself: what runs afterwards is the press alone.
      await Promise.all([
        page.waitForResponse(answer => answer.url().includes('/api/visit/presence')),
        openHydrated(page, product.url + lobby),
      ])
      const before = await scriptTime()
      await page.locator(`main a[href="${hall}"]`).first().focus()
      await page.keyboard.press('Enter')
      await page
        .locator('[data-booth]')
        .nth(booths - 1)
        .waitFor({ state: 'attached' })
      seen.push((await scriptTime()) - before)
      await page.close()
    }
    return {
      title: `A hall of ${booths} booths`,
      how: 'Script time on the processor that Chromium counts from the press on its door in the lobby until all booths are in the document, fetching and navigation included; the median of five.',
      figures: [atMost('script time', median(seen), 100, plain('ms'))],
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}
