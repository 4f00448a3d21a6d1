import type { Page } from 'playwright-core'

/** By which is asked for how many milliseconds scripts have run on a page so far, on the processor: a busy machine does not count. */
export async function scriptTimeOf(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
  }
}
