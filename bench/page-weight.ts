import type { Browser, BrowserContext } from 'playwright-core'
import { openBrowser, openHydrated } from './browser.ts'
import { type DemoPages, demoPages } from './demo-pages.ts'
import { atMost, type Figure, plain } from './figure.ts'
import { logIn } from './log-in.ts'
import { serveProduct } from './product.ts'
import type { Group } from './results.ts'
import { messageFiles, packed, weigh } from './weighed-page.ts'

const kilobytes = plain('kB', 1)

/** A little above what they weigh: none grows unseen. The fair's page, where people arrive, may weigh 180 at most. */
const limits: Record<keyof DemoPages, number> = {
  fair: 180,
  lobby: 190,
  hall: 200,
  exhibitors: 220,
  booth: 210,
}

/** Scripts that a page fetches until its content is `shown`, with nothing kept, by address, in kB of gzip. */
async function scriptsOf(context: BrowserContext, url: string, shown: string): Promise<Map<string, number>> {
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  const found: Promise<[string, number]>[] = []
  page.on('response', answer => {
    if (answer.url().endsWith('.js')) found.push(answer.body().then(body => [answer.url(), packed(body)]))
  })
  await openHydrated(page, url)
  await page.locator(shown).first().waitFor()
  // What comes later is none of it, and its body goes with the page.
  page.removeAllListeners('response')
  const scripts = new Map(await Promise.all(found))
  await page.close()
  return scripts
}

/** What a list of the administration adds to what the dashboard, where administrators arrive, has brought. */
async function beyondShell(browser: Browser, base: string): Promise<number> {
  const context = await browser.newContext()
  await logIn(await context.newPage(), base, 'superadmin')
  const shell = await scriptsOf(context, `${base}/user/dashboard`, 'main [role=progressbar]')
  const list = await scriptsOf(context, `${base}/country`, 'main [role=gridcell]')
  await context.close()
  return [...list].filter(([url]) => !shell.has(url)).reduce((sum, [, size]) => sum + size, 0)
}

/** JavaScript and styles that a visitor waits for. */
export async function pageWeight(): Promise<Group> {
  const product = await serveProduct({ DEMO: '1' })
  const browser = await openBrowser()
  try {
    const pages = await demoPages(product.url)
    const messages = messageFiles()
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(pages)) {
      const { js, words, css } = await weigh(browser, product.url + path, messages)
      figures.push(
        atMost(`${name}: JavaScript`, js, limits[name as keyof DemoPages], kilobytes),
        atMost(`${name}: words`, words, 12, kilobytes),
        atMost(`${name}: CSS`, css, 20, kilobytes),
      )
    }
    figures.push(
      atMost(
        'a list of the administration, beyond the shell',
        await beyondShell(browser, product.url),
        60,
        kilobytes,
      ),
    )
    return {
      title: 'What a page waits for, gzip',
      how: 'Scripts, words and styles that the document asks for; Chromium gets no other script until the page hears its reader. The HTML, with its content and the drawn scene, is not counted. A list of the administration: all scripts it fetches that the dashboard has not.',
      figures,
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}
