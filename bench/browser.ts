import { execFileSync } from 'node:child_process'
import { type Browser, chromium, type LaunchOptions, type Page } from 'playwright-core'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chromium-headless-shell',
]

/** The machine's Chromium, or the one that `CHROMIUM_PATH` names. */
export function chromiumPath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  for (const name of names)
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
    } catch {}
  return undefined
}

export const openBrowser = ({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', ...args],
    ...options,
  })

/** Only against hanging: on a busy machine a page takes its time. */
const timeout = 120_000

/** Until the page hears its reader. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout })
}

/** Until the page hears its reader. The network never rests: a page listens as long as it is open. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout })
  await untilHydrated(page)
}

/** Says milliseconds that scripts have run on this page so far, on the processor: a busy machine does not count. */
export async function scriptClock(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
  }
}
