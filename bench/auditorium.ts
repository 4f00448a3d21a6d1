import type { Page } from 'playwright-core'
import type { Stage } from '#domain/conferences/contract/stage.ts'
import { demoPassword } from '#seed/demo/accounts.ts'
import { openBrowser, openHydrated, scriptClock } from './browser.ts'
import { demoConferencePages } from './demo-pages.ts'
import { atMost, median, plain } from './figure.ts'
import { logIn } from './page-weight.ts'
import { serveProduct } from './product.ts'
import type { Group } from './results.ts'

const seats = 600
const present = 400
const rounds = 5

const drawing = '.z-auditorium svg'
/** Of those who sit there; what else is drawn may be said once, too. */
const people = `${drawing} use[href*=seated]`

/** Elements of the drawing that come, go or change, as they are seen; `seen` tells how many there were. */
const watch = `(() => {
  const changed = new Set()
  const drawing = document.querySelector('${drawing}')
  new MutationObserver(records => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === 'attributes' && target !== drawing) changed.add(target)
      for (const node of [...addedNodes, ...removedNodes]) changed.add(node)
    }
  }).observe(drawing, { subtree: true, childList: true, attributes: true })
  window.redrawn = () => changed.size
})()`

/** Somebody else comes in, by the call of their page. */
async function comeIn(url: string, session: number) {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json() as Promise<{ token: string }>
  }
  const { token } = await post('/login', { email: 'press@demo.test', password: demoPassword })
  await post(`/conferences/${session}/attendance`, {}, { authorization: `Bearer ${token}` })
}

/** The page of a session whose room is as large as rooms are, and two thirds full. */
async function openSession(page: Page, url: string, path: string, taken: () => number) {
  await page.route(/\/api\/conferences\/\d+\/stage/, async route => {
    const stage = (await (
      await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } })
    ).json()) as Stage
    const all = Array.from({ length: taken() }, (_, at) => ({ seat: at + 1, person: null }))
    await route.fulfill({ json: { ...stage, present: all.length, seats: all } })
  })
  await page.route(/\/api\/conference_rooms\/\d+/, async route => {
    const room = await (await route.fetch()).json()
    const variation = { ...room.conferenceRoomTypeVariation, seats }
    await route.fulfill({ json: { ...room, conferenceRoomTypeVariation: variation } })
  })
  await openHydrated(page, url + path)
}

/** A large room that is drawn, and one more who sits down in it. */
export async function fullAuditorium(): Promise<Group> {
  const product = await serveProduct({ DEMO: '1', CAPTCHA: 'off' })
  const browser = await openBrowser()
  try {
    const { session, pages } = await demoConferencePages(product.url)
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr' })
    await logIn(await context.newPage(), product.url, 'visitor')
    let taken = present
    const page = await context.newPage()
    const scripts = await scriptClock(page)
    await openSession(page, product.url, pages.session, () => taken)
    const seen = (count: number) =>
      page
        .locator(people)
        .nth(count - 1)
        .waitFor({ state: 'attached', timeout: 60_000 })
    await seen(present)
    const nodes = await page.locator(`${drawing}, ${drawing} *`).count()
    const drawn: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await page.keyboard.press('l')
      await page.locator(drawing).waitFor({ state: 'detached' })
      const before = await scripts()
      await page.keyboard.press('l')
      await seen(present)
      drawn.push((await scripts()) - before)
    }
    await page.evaluate(watch)
    taken += 1
    await comeIn(product.url, session)
    await seen(taken)
    const redrawn = await page.evaluate<number>('window.redrawn()')
    const show = plain()
    return {
      title: `An auditorium of ${seats} seats, ${present} of them taken`,
      how: 'The page of a session in Chromium, told that its room is as large; script time on the processor from the press on the key that draws the room until all who sit there are in the document, the median of five; and what changes in the drawing when one more sits down.',
      figures: [
        atMost('nodes of the drawing', nodes, 1_500, show),
        atMost('script time', median(drawn), 60, plain('ms')),
        atMost('elements that change as one sits down', redrawn, 1, show),
      ],
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}
