import type { CDPSession, Page } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { demoPages } from './demo-pages.ts'
import { atMost, median, plain } from './figure.ts'
import { serveProduct } from './product.ts'
import type { Group } from './results.ts'

const booths = 100
const rounds = 5

/** Milliseconds that scripts have run on this page so far. */
async function scriptTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
}

/** Makes every hall that is fetched as large as it may be. */
async function fillHalls(page: Page) {
  await page.route(/\/api\/visit\/halls\/\d+/, async route => {
    const visit = await (await route.fetch()).json()
    const stands = Array.from({ length: booths }, (_, at) => ({
      ...visit.stands[at % visit.stands.length],
      id: 100_000 + at,
      number: `${visit.hall.letter}${at + 1}`,
    }))
    await route.fulfill({ json: { ...visit, stands } })
  })
}

/** From the press on a hall's door, its page and its words already there, until all its booths are drawn. */
export async function drawnHall(): Promise<Group> {
  const product = await serveProduct({ DEMO: '1' })
  const browser = await openBrowser()
  try {
    const { lobby, hall } = await demoPages(product.url)
    const seen: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Performance.enable')
      // Once, so that its code is there; a whole new load forgets what was fetched but not what was compiled.
      await page.goto(product.url + hall, { waitUntil: 'networkidle' })
      await fillHalls(page)
      await page.goto(`${product.url}${lobby}?view=list`, { waitUntil: 'networkidle' })
      const before = await scriptTime(devtools)
      await page.locator(`main a[href="${hall}"]`).first().click()
      await page.waitForFunction(
        `document.querySelectorAll('main svg a[href*="/stand/visit/"]').length >= ${booths}`,
      )
      seen.push((await scriptTime(devtools)) - before)
      await page.close()
    }
    return {
      title: `A hall of ${booths} booths`,
      how: 'Script time that Chromium counts from the press on its door in the lobby until all booths are in the document, fetching and navigation included; the median of five.',
      figures: [atMost('script time', median(seen), 100, plain('ms'))],
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}
