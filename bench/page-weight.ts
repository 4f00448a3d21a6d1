import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { standConfiguration } from '#domain/identity/contract/paths.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { demoPassword } from '#seed/demo/accounts.ts'
import { openBrowser, openHydrated, untilHydrated } from './browser.ts'
import { type DemoPages, demoPages } from './demo-pages.ts'
import { atMost, type Figure, plain } from './figure.ts'
import { serveProduct } from './product.ts'
import type { Group } from './results.ts'

const kilobytes = plain('kB', 1)

/** The document names the words of its own language: it and the browser are asked for the same one. */
const locale = 'fr'

/** A little above what they weigh: none grows unseen. The fair's page, where people arrive, may weigh 180 at most, an offer 190. */
const limits: Record<keyof DemoPages, number> = {
  fair: 180,
  lobby: 190,
  hall: 200,
  exhibitors: 220,
  booth: 210,
  offer: 190,
}

/** Addresses of the message files, which hold no code. */
function messageFiles(): Set<string> {
  const manifest = JSON.parse(readFileSync(join(packageRoot, 'dist/client/.vite/manifest.json'), 'utf8')) as {
    [source: string]: { file: string }
  }
  return new Set(
    Object.entries(manifest).flatMap(([source, { file }]) => (/\/messages\//.test(source) ? `/${file}` : [])),
  )
}

/**
 * What the document itself asks for, in kB of gzip. Every other script is held back: the page has to hear its
 * reader without it.
 */
async function weigh(
  browser: Browser,
  url: string,
  messages: ReadonlySet<string>,
): Promise<{ js: number; words: number; css: number }> {
  const page = await browser.newPage({ locale })
  const weightOf = async (paths: string[]) => {
    const files = paths.map(
      async path => gzipSync(await bytesOf(new URL(path, url)), { level: 9 }).length / 1000,
    )
    return (await Promise.all(files)).reduce((sum, size) => sum + size, 0)
  }
  const document = await (await fetch(url, { headers: { 'accept-language': locale } })).text()
  const linked = (pattern: RegExp) => [
    ...new Set([...document.matchAll(pattern)].map(([, path = '']) => path)),
  ]
  const scripts = linked(/"(\/assets\/[^"]+\.js)"/g)
  const styles = linked(/<link rel="stylesheet" href="([^"]+)"/g)
  await page.route(/\.js$/, route =>
    scripts.includes(new URL(route.request().url()).pathname) ? route.continue() : undefined,
  )
  await page.goto(url, { waitUntil: 'commit' })
  await untilHydrated(page)
  await page.close()
  return {
    js: await weightOf(scripts.filter(path => !messages.has(path))),
    words: await weightOf(scripts.filter(path => messages.has(path))),
    css: await weightOf(styles),
  }
}

/** Scripts that a page fetches until its content is `shown`, with nothing kept, by address, in kB of gzip. */
async function scriptsOf(context: BrowserContext, url: string, shown: string): Promise<Map<string, number>> {
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  const found: Promise<[string, number]>[] = []
  page.on('response', answer => {
    if (answer.url().endsWith('.js'))
      found.push(answer.body().then(body => [answer.url(), gzipSync(body, { level: 9 }).length / 1000]))
  })
  await openHydrated(page, url)
  await page.locator(shown).first().waitFor()
  // What comes later is none of it, and its body goes with the page.
  page.removeAllListeners('response')
  const scripts = new Map(await Promise.all(found))
  await page.close()
  return scripts
}

type Place = { path: string; shown: string }

/** What a page adds to what the page where somebody arrives has brought, both until their content is shown. */
async function beyondShell(
  browser: Browser,
  base: string,
  { who, arrival, page: find }: { who: string; arrival: Place; page: (page: Page) => Promise<Place> },
): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await openHydrated(page, `${base}/login`)
  await page.fill('input[name=email]', `${who}@demo.test`)
  await page.fill('input[name=password]', demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL(url => !url.pathname.endsWith('/login'))
  const added = await find(page)
  const shell = await scriptsOf(context, base + arrival.path, arrival.shown)
  const all = await scriptsOf(context, base + added.path, added.shown)
  await context.close()
  return [...all].filter(([url]) => !shell.has(url)).reduce((sum, [, size]) => sum + size, 0)
}

const bytesOf = async (url: URL) => Buffer.from(await (await fetch(url)).arrayBuffer())

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
    const beyond = async (what: string, places: Parameters<typeof beyondShell>[2]) =>
      figures.push(
        atMost(`${what}, beyond the shell`, await beyondShell(browser, product.url, places), 60, kilobytes),
      )
    await beyond('a list of the administration', {
      who: 'superadmin',
      arrival: { path: '/user/dashboard', shown: 'main [role=progressbar]' },
      page: async () => ({ path: '/country', shown: 'main [role=gridcell]' }),
    })
    const desk = `${pages.fair}/jobs/cv/solicitations`
    await beyond('an application in its reader', {
      who: 'firmadmin',
      arrival: { path: `${pages.fair}${standConfiguration}`, shown: 'main h2' },
      page: async page => {
        await openHydrated(page, product.url + desk)
        const first = page.locator('main a[href*="application="]').first()
        return { path: String(await first.getAttribute('href')), shown: 'main section section h3' }
      },
    })
    return {
      title: 'What a page waits for, gzip',
      how: 'Scripts, words and styles that the document asks for; Chromium gets no other script until the page hears its reader. The HTML, with its content and the drawn scene, is not counted. A list of the administration and an application in its reader: all scripts they fetch until their content is shown that the dashboard, or the page of the own booths, has not.',
      figures,
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}
