import type { Browser, Page } from 'playwright-core'
import type { StatFigures } from '#domain/statistics/contract/figures.ts'
import { openBrowser, openHydrated, scriptClock } from './browser.ts'
import { demoPages } from './demo-pages.ts'
import { atMost, type Figure, median, plain } from './figure.ts'
import { beyondShell, documentOf, filesOf, logIn, scriptsAskedFor, weightOfFiles } from './page-weight.ts'
import { serveProduct } from './product.ts'
import type { Group } from './results.ts'

const recorder = 'domain/statistics/web/visit-recorder.tsx'
const days = 31
const rounds = 5
/** Nobody counts so many by chance: the page that says it has drawn what it was told. */
const visitors = 31_744

/** Of a page, when it heard its reader, and when it asked for what. */
type PageRequests = { heard: number; resources: { path: string; at: number }[] }

async function askedBy(browser: Browser, url: string): Promise<PageRequests> {
  const page = await browser.newPage()
  await page.addInitScript(`
    performance.setResourceTimingBufferSize(2000)
    new MutationObserver(() => {
      if (document.documentElement.hasAttribute('data-hydrated')) window.heardAt ??= performance.now()
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] })`)
  const [module] = filesOf(recorder)
  await Promise.all([
    page.waitForResponse(answer => new URL(answer.url()).pathname === module),
    openHydrated(page, url),
  ])
  // What it asks for at once.
  await page.waitForTimeout(1_000)
  const asked = await page.evaluate<PageRequests>(`({
    heard: window.heardAt,
    resources: performance.getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, at: startTime })),
  })`)
  await page.close()
  return asked
}

/** What the recorder weighs beyond what a page asks for itself, and what it asks for before the page hears its reader. */
async function recorderOn(browser: Browser, url: string): Promise<{ weight: number; early: number }> {
  const own = new Set(scriptsAskedFor(await documentOf(url)))
  const more = [...filesOf(recorder)].filter(path => !own.has(path))
  const { heard, resources } = await askedBy(browser, url)
  const isOfRecorder = (path: string) => more.includes(path) || path.startsWith('/api/stats/')
  return {
    weight: await weightOfFiles(more, url),
    early: resources.filter(({ path, at }) => isOfRecorder(path) && !(at >= heard)).length,
  }
}

/** So many days by the hour, as the server would tell them. */
function byHours(told: StatFigures): StatFigures {
  const begin = Date.parse('2026-10-01T00:00:00Z')
  const series = Array.from({ length: days * 24 }, (_, hour) => ({
    at: new Date(begin + hour * 3600_000).toISOString(),
    views: 40 + ((hour * 7919) % 600),
    seconds: 600,
    downloads: 12,
  }))
  return { ...told, interval: 'hour', totals: { ...told.totals, views: 300_000, visitors }, series }
}

/** Script from the press on a period until its hours are drawn. */
async function drawnHours(page: Page, url: string): Promise<number> {
  const seen: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await openHydrated(page, url)
    await page.locator('main figure').first().waitFor()
    const scriptTime = await scriptClock(page)
    await page.route(/\/api\/stats\/get\?/, async route => {
      const told = (await (await route.fetch()).json()) as StatFigures
      await route.fulfill({ json: byHours(told) })
    })
    await page.locator('main a[href*="period=today"]').focus()
    const before = await scriptTime()
    await page.keyboard.press('Enter')
    await page.locator('h1', { hasText: /31\D?744/ }).waitFor()
    await page.locator('main figure svg path').first().waitFor({ state: 'attached' })
    seen.push((await scriptTime()) - before)
  }
  return median(seen)
}

/** What counting costs who visits, and what its figures cost who reads them. */
export async function statPages(): Promise<Group> {
  const product = await serveProduct({ DEMO: '1' })
  const browser = await openBrowser()
  try {
    const pages = await demoPages(product.url)
    const kilobytes = plain('kB', 1)
    const seen: { weight: number; early: number }[] = []
    for (const path of Object.values(pages)) seen.push(await recorderOn(browser, product.url + path))
    const base = product.url + pages.fair
    const weight = await beyondShell(browser, {
      name: 'organizer',
      base,
      shell: { path: '/user/dashboard', shown: 'main h1' },
      page: { path: '/fair/stats', shown: 'main figure' },
    })
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await logIn(page, base, 'organizer')
    const figures: Figure[] = [
      atMost(
        'recorder, on the page where it adds most',
        Math.max(...seen.map(one => one.weight)),
        2,
        kilobytes,
      ),
      atMost(
        'its requests before a page hears its reader',
        Math.max(...seen.map(one => one.early)),
        0,
        plain(),
      ),
      atMost('figures of a fair, beyond the shell', weight, 40, kilobytes),
      atMost(
        `${days} days of hours drawn, script`,
        await drawnHours(page, `${base}/fair/stats`),
        50,
        plain('ms'),
      ),
    ]
    return {
      title: 'Pages that count, and the page of the figures',
      how: `Recorder: what its module brings beyond the scripts that the document asks for, gzip, on the fair’s page, lobby, hall, list of exhibitors and booth; its requests (scripts and calls) by Chromium’s own clock. Figures of a fair: all scripts that its page fetches and the organizer’s dashboard, once it is at rest, has not. Hours: script time on the processor that Chromium counts from the press on a period until the page with ${days} days by the hour is in the document, fetching included; the median of five.`,
      figures,
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}
