/**
 * Starts the product on data of its own, walks it with a browser, and keeps the pictures of the README in
 * `docs/pictures/`. The browser is Playwright's own; another one by CHROMIUM_PATH.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { freePort } from '#platform/server/testing/free-port.ts'

type Shot = {
  name: string
  path: string
  width: number
  height: number
  theme?: 'dark'
  as?: string
}

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const fair = '/rives-et-ateliers'

const shots: Shot[] = [
  { name: 'home', path: fair, ...desktop },
  { name: 'lobby', path: `${fair}/fair/visit/lobby`, ...desktop },
  { name: 'hall', path: `${fair}/fair/visit/1`, ...desktop },
  { name: 'hall-evening', path: `${fair}/fair/visit/1`, ...desktop, theme: 'dark' },
  { name: 'booth', path: `${fair}/stand/visit/1`, ...desktop },
  { name: 'exhibitors', path: `${fair}/exhibitors/list`, ...desktop },
  { name: 'homepage-editor', path: `${fair}/fair/homepage/edit`, ...desktop, as: 'organizer' },
  { name: 'home-phone', path: fair, ...phone },
  { name: 'hall-phone', path: `${fair}/fair/visit/1`, ...phone },
  { name: 'booth-phone', path: `${fair}/stand/visit/1`, ...phone },
]

/** Small enough for a README, sharp enough to read. */
const most = 200_000

async function ready(base: string, server: ChildProcess) {
  for (let second = 0; second < 180; second += 1) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`)
    if (
      await fetch(`${base}/ready`).then(
        answer => answer.ok,
        () => false,
      )
    )
      return
    await new Promise(resolve => setTimeout(resolve, 1000))
  }
  throw new Error('The server did not become ready within three minutes.')
}

async function logIn(page: Page, base: string, who: string) {
  await page.goto(`${base}/login`)
  await page.locator('input[name="email"]').fill(`${who}@demo.test`)
  await page.locator('input[name="password"]').fill('Demo-2026!')
  await page.locator('main button[type="submit"]').click()
  await page.waitForURL(address => !address.pathname.startsWith('/login'))
}

async function take(browser: Browser, base: string, shot: Shot) {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: shot.height },
    deviceScaleFactor: shot.width < 640 ? 2 : 1,
    hasTouch: shot.width < 640,
    isMobile: shot.width < 640,
    locale: 'fr-FR',
    colorScheme: shot.theme ?? 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (shot.as) await logIn(page, base, shot.as)
  await page.goto(base + shot.path, { waitUntil: 'networkidle' })
  await page.locator('html[data-hydrated]').waitFor()
  await page.evaluate('document.fonts.ready.then(() => true)')
  const png = await page.screenshot()
  await context.close()
  for (const quality of [86, 76, 64, 50]) {
    const bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length > most && quality > 50) continue
    writeFileSync(join(packageRoot, 'docs/pictures', `${shot.name}.webp`), bytes)
    return console.log(`${shot.name}.webp, ${Math.round(bytes.length / 1000)} kB`)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'verriere-pictures-'))
const port = await freePort()
const base = `http://localhost:${port}`
const server = spawn(process.execPath, ['scripts/start.mjs'], {
  cwd: packageRoot,
  env: { ...process.env, PORT: String(port), DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'error' },
  stdio: 'ignore',
})
try {
  await ready(base, server)
  mkdirSync(join(packageRoot, 'docs/pictures'), { recursive: true })
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
  })
  for (const shot of shots) await take(browser, base, shot)
  await browser.close()
} finally {
  server.kill('SIGTERM')
  await new Promise(resolve => server.once('exit', resolve))
  rmSync(folder, { recursive: true, force: true })
}
