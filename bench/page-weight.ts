import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright-core'
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

/** A little above what they weigh: none grows unseen. The fair's page, where people arrive, may weigh 180 at most. */
const limits: Record<keyof DemoPages, number> = {
  fair: 180,
  lobby: 190,
  hall: 200,
  exhibitors: 220,
  booth: 210,
  offer: 190,
}

type Manifest = Record<string, { file: string; imports?: string[] }>

const manifestOfClient = (): Manifest =>
  JSON.parse(readFileSync(join(packageRoot, 'dist/client/.vite/manifest.json'), 'utf8')) as Manifest

/** Addresses of a module and of all that it imports. */
export function filesOf(
  module: string,
  manifest = manifestOfClient(),
  found = new Set<string>(),
): Set<string> {
  const { file, imports = [] } = manifest[module] ?? {}
  if (file === undefined || found.has(`/${file}`)) return found
  found.add(`/${file}`)
  for (const one of imports) filesOf(one, manifest, found)
  return found
}

/** Addresses of the message files, which hold no code. */
export function messageFiles(): Set<string> {
  return new Set(
    Object.entries(manifestOfClient()).flatMap(([source, { file }]) =>
      /\/messages\//.test(source) ? `/${file}` : [],
    ),
  )
}

export const documentOf = async (url: string): Promise<string> =>
  (await fetch(url, { headers: { 'accept-language': locale } })).text()

const linkedIn = (document: string, pattern: RegExp) => [
  ...new Set([...document.matchAll(pattern)].map(([, path = '']) => path)),
]

/** Scripts that a document asks for, before any of them runs. */
export const scriptsAskedFor = (document: string): string[] => linkedIn(document, /"(\/assets\/[^"]+\.js)"/g)

/** Of the files at these paths, in kB of gzip. */
export async function weightOfFiles(paths: readonly string[], url: string): Promise<number> {
  const files = paths.map(
    async path => gzipSync(await bytesOf(new URL(path, url)), { level: 9 }).length / 1000,
  )
  return (await Promise.all(files)).reduce((sum, size) => sum + size, 0)
}

/**
 * A document and what it asks for itself, in kB of gzip. Every other script is held back: the page has to hear its
 * reader without it.
 */
export async function weigh(
  browser: Browser,
  url: string,
  messages: ReadonlySet<string>,
): Promise<{ document: number; js: number; words: number; css: number }> {
  const page = await browser.newPage({ locale })
  const weightOf = (paths: string[]) => weightOfFiles(paths, url)
  const document = await documentOf(url)
  const scripts = scriptsAskedFor(document)
  const styles = linkedIn(document, /<link rel="stylesheet" href="([^"]+)"/g)
  await page.route(/\.js$/, route =>
    scripts.includes(new URL(route.request().url()).pathname) ? route.continue() : undefined,
  )
  await page.goto(url, { waitUntil: 'commit' })
  await untilHydrated(page)
  await page.close()
  return {
    document: gzipSync(document, { level: 9 }).length / 1000,
    js: await weightOf(scripts.filter(path => !messages.has(path))),
    words: await weightOf(scripts.filter(path => messages.has(path))),
    css: await weightOf(styles),
  }
}

/** Scripts that a page fetches until its content is `shown` and it is at rest, with nothing kept, by address, in kB of gzip. */
async function scriptsOf(context: BrowserContext, url: string, shown: string): Promise<Map<string, number>> {
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  const found: Promise<[string, number]>[] = []
  let pending = 0
  page.on('request', request => {
    if (!request.url().endsWith('.js')) return
    pending += 1
    const weighed = async (): Promise<[string, number]> => {
      const body = await (await request.response())?.body()
      pending -= 1
      return [request.url(), gzipSync(body ?? '', { level: 9 }).length / 1000]
    }
    found.push(weighed())
  })
  await openHydrated(page, url)
  await page.locator(shown).first().waitFor()
  // Parts that are drawn later belong to it too: until a second brings none.
  for (let before = 0; pending > 0 || before < found.length; ) {
    before = found.length
    await page.waitForTimeout(1_000)
  }
  const scripts = new Map(await Promise.all(found))
  await page.close()
  return scripts
}

type Beyond = {
  /** Of the account. */
  name: string
  base: string
  shell: { path: string; shown: string }
  page: { path: string; shown: string }
}

/** What a page adds to the shell, which is the page where this account arrives, in kB of gzip. */
export async function beyondShell(
  browser: Browser,
  { name, base, shell, page: asked }: Beyond,
): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await logIn(page, base, name)
  const brought = await scriptsOf(context, base + shell.path, shell.shown)
  const all = await scriptsOf(context, base + asked.path, asked.shown)
  await context.close()
  return [...all].filter(([url]) => !brought.has(url)).reduce((sum, [, size]) => sum + size, 0)
}

/** As one of the accounts of the demo. */
export async function logIn(page: Page, base: string, name: string): Promise<void> {
  await openHydrated(page, `${base}/login`)
  await page.fill('input[name=email]', `${name}@demo.test`)
  await page.fill('input[name=password]', demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL(url => !url.pathname.endsWith('/login'))
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
    figures.push(
      atMost(
        'a list of the administration, beyond the shell',
        await beyondShell(browser, {
          name: 'superadmin',
          base: product.url,
          shell: { path: '/user/dashboard', shown: 'main [role=progressbar]' },
          page: { path: '/country', shown: 'main [role=gridcell]' },
        }),
        60,
        kilobytes,
      ),
    )
    return {
      title: 'What a page waits for, gzip',
      how: 'Scripts, words and styles that the document asks for; Chromium gets no other script until the page hears its reader. The HTML, with its content and the drawn scene, is not counted. A list of the administration: all scripts it fetches that the dashboard, once it is at rest, has not.',
      figures,
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}
