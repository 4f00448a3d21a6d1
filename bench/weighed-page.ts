import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { untilHydrated } from './browser.ts'

/** The document names the words of its own language: it and the browser are asked for the same one. */
const locale = 'fr'

/** kB of gzip. */
export const packed = (bytes: string | Buffer): number => gzipSync(bytes, { level: 9 }).length / 1000

/** Addresses of the message files, which hold no code. */
export function messageFiles(): Set<string> {
  const manifest = JSON.parse(readFileSync(join(packageRoot, 'dist/client/.vite/manifest.json'), 'utf8')) as {
    [source: string]: { file: string }
  }
  return new Set(
    Object.entries(manifest).flatMap(([source, { file }]) => (/\/messages\//.test(source) ? `/${file}` : [])),
  )
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
  const weightOf = async (paths: string[]) => {
    const files = paths.map(async path => packed(await bytesOf(new URL(path, url))))
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
    document: packed(document),
    js: await weightOf(scripts.filter(path => !messages.has(path))),
    words: await weightOf(scripts.filter(path => messages.has(path))),
    css: await weightOf(styles),
  }
}

const bytesOf = async (url: URL) => Buffer.from(await (await fetch(url)).arrayBuffer())
