import type { HallVisit } from '#domain/halls/contract/hall-visit.ts'
import { openBrowser, openHydrated } from './browser.ts'
import { demoPages } from './demo-pages.ts'
import { atLeast, atMost, median, plain } from './figure.ts'
import { serveProduct } from './product.ts'
import type { Group } from './results.ts'

const booths = 100
const rounds = 5
/** As long as the dusk takes. */
const dusk = 400

const atRest = 'Promise.allSettled(document.getAnimations().map(one => one.finished)).then(() => null)'

/** Presses F and counts the frames from the first that is dark. */
const falling = `(async () => {
  const begun = performance.now()
  dispatchEvent(new KeyboardEvent('keydown', { key: 'f' }))
  while (!document.querySelector('.z-stage[data-theme=dark]')) await new Promise(done => setTimeout(done))
  await new Promise(requestAnimationFrame)
  const first = performance.now()
  let frames = 0
  while (performance.now() - first < ${dusk}) {
    await new Promise(requestAnimationFrame)
    frames += 1
  }
  return { frames, wait: first - begun }
})()`

/** A hall with as many booths as one may have, two free people at every other one. */
async function crowdedHall(url: string, path: string) {
  const visit = (await (await fetch(`${url}/api/visit/halls/${path.split('/').at(-1)}`)).json()) as HallVisit
  const stands = Array.from({ length: booths }, (_, at) => ({
    ...visit.stands[at % visit.stands.length],
    id: 100_000 + at,
    number: `${visit.hall.letter}${at + 1}`,
    free: at % 2 ? 0 : 2,
    busy: 0,
  }))
  const staffed = stands.filter(({ free }) => free)
  const people = staffed.flatMap(({ id, number, name, color }, at) =>
    [0, 1].map(more => ({
      id: 200_000 + at * 2 + more,
      firstName: `First${at}`,
      lastName: `Last${more}`,
      jobTitle: null,
      picture: null,
      look: {},
      languages: ['fr', more ? 'de' : 'en'],
      stand: { id, number, name, color },
      hall: visit.hall.id,
    })),
  )
  const lit = staffed.map(({ id, free }) => ({ id, hall: visit.hall.id, free, busy: 0 }))
  return { visit: { ...visit, stands }, free: { total: people.length, people }, lit }
}

/** From F until the evening has come over all booths of a hall. */
export async function lensFrames(): Promise<Group> {
  const product = await serveProduct({ DEMO: '1' })
  const browser = await openBrowser()
  try {
    const { hall } = await demoPages(product.url)
    const { visit, free, lit } = await crowdedHall(product.url, hall)
    const rates: number[] = []
    const waits: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await page.route(/\/api\/visit\/halls\/\d+/, route => route.fulfill({ json: visit }))
      await page.route(/\/api\/visit\/free_people/, route => route.fulfill({ json: free }))
      await page.route(/\/api\/visit\/presence/, route => route.fulfill({ json: lit }))
      const { lobby } = await demoPages(product.url)
      await openHydrated(page, product.url + lobby)
      await page.locator(`main a[href="${hall}"]`).first().focus()
      await page.keyboard.press('Enter')
      await page
        .locator('[data-booth]')
        .nth(booths - 1)
        .waitFor({ state: 'attached' })
      // Once, so that its code is there.
      for (const state of ['visible', 'detached'] as const) {
        await page.keyboard.press('f')
        await page.locator('[data-person]').first().waitFor({ state })
        await page.evaluate(atRest)
      }
      const { frames, wait } = await page.evaluate<{ frames: number; wait: number }>(falling)
      rates.push((frames * 1000) / dusk)
      waits.push(wait)
      await page.close()
    }
    return {
      title: `Who is free in a hall of ${booths} booths`,
      how: `From F to the first frame of the dusk, and the frames of the page while it falls, ${dusk} ms; a hundred people at fifty booths, medians of five.`,
      figures: [
        atMost('to the first frame', median(waits), 250, plain('ms')),
        atLeast('frames a second', median(rates), 55, plain()),
      ],
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}
