import type { Browser } from 'playwright-core'
import type { ProgramDay } from '#domain/conferences/contract/calls.ts'
import { openBrowser, openHydrated, scriptClock } from './browser.ts'
import { atMost, median, plain } from './figure.ts'
import { messageFiles, weigh } from './page-weight.ts'
import { benchPostgres } from './postgres.ts'
import { serveProduct } from './product.ts'
import { realProgramme } from './real-programme.ts'
import type { Group } from './results.ts'

const rounds = 5

/** Presses a day; done once its last session is there. In the page itself: what Playwright looks for is script as well. */
const turning = (day: string, last: number | undefined) => `(async () => {
  document.querySelector('main a[href*="day=${day}"]').click()
  while (!document.querySelector('main [data-conference="${last}"]') || document.querySelector('main [aria-busy=true]'))
    await new Promise(requestAnimationFrame)
})()`

/** Script time of going to a day and back, until the last session that begins there is in the document, before any has begun. */
async function changes(browser: Browser, address: string, days: readonly [ProgramDay, ProgramDay]) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fr' })
  const scripts = await scriptClock(page)
  const turn = async ({ day, conferences }: ProgramDay) => {
    const before = await scripts()
    await page.evaluate(turning(day, conferences.at(-1)?.id))
    return (await scripts()) - before
  }
  const [first, second] = days
  await page.clock.setFixedTime(Date.parse(first.conferences[0]?.begin ?? '') - 3_600_000)
  await openHydrated(page, `${address}?day=${first.day}`)
  // Once, so that its code is there.
  await turn(second)
  await turn(first)
  const seen = { second: await turn(second), first: await turn(first) }
  await page.close()
  return seen
}

/** The first day of a programme that is as large as real ones are. */
export async function realDay(): Promise<Group> {
  const postgres = await benchPostgres()
  const { url, program, path, about } = await realProgramme(postgres.url)
  const product = await serveProduct({ DATABASE_URL: url })
  const browser = await openBrowser()
  try {
    const dayOf = async (day: string) =>
      (await (
        await fetch(`${product.url}/api/conference_programs/${program}/days/${day}`)
      ).json()) as ProgramDay
    const first = await dayOf('first')
    const second = await dayOf(first.days.find(one => one.day !== first.day)?.day ?? '')
    const address = product.url + path
    const { document, js, css } = await weigh(browser, address, messageFiles())
    const seen: Awaited<ReturnType<typeof changes>>[] = []
    for (let round = 0; round < rounds; round += 1)
      seen.push(await changes(browser, address, [first, second]))
    const [kilobytes, ms] = [plain('kB', 1), plain('ms')]
    const [there, back] = [median(seen.map(one => one.second)), median(seen.map(one => one.first))]
    return {
      title: 'The first day of a real programme',
      how: `Of ${about}, ${first.conferences.length} on the first day: what the document weighs and asks for, gzip; and script time on the processor from the press on a day until all of it is in the document, the median of five.`,
      figures: [
        atMost('JavaScript', js, 200, kilobytes),
        atMost('CSS', css, 20, kilobytes),
        atMost('document', document, 110, kilobytes),
        atMost(`to the second day, ${second.conferences.length} sessions: script time`, there, 150, ms),
        atMost(`to the first day, ${first.conferences.length} sessions: script time`, back, 150, ms),
      ],
    }
  } finally {
    await browser.close()
    await product.stop()
    await postgres.stop()
  }
}
