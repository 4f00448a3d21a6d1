import { hasJanus, ownJanus } from '#domain/calls/server/testing/own-janus.ts'
import { demoAccounts } from '#seed/demo/accounts.ts'
import { callsAs } from '../api.ts'
import { type Browser, expect, type Page } from '../test.ts'
import { ownServer } from './own-server.ts'
import { expectMoving, expectVoices, open, test } from './people.ts'

const room = '/rives-et-ateliers/stand/videoroom/1'
const viewers = ['visitor', 'speaker', 'moderator', 'organizer', 'press'] as const
/** Of whom, having no devices, nothing comes. */
const listener = 'press'

/** As the demo calls them. */
function nameOf(account: string) {
  const found = demoAccounts.find(({ name }) => name === account)
  return `${found?.firstName} ${found?.lastName}`
}

const pictureOf = (page: Page, who: string) => page.getByLabel(`Image de ${nameOf(who)}`)

/** What has come in of the one who shows a picture: frames, and packets of their voice. */
type Coming = { frames: number; packets: number }

declare global {
  interface Window {
    links: RTCPeerConnection[]
  }
}

/** Somebody before the door of the room, whose connections are counted from now on. */
async function atTheDoor(browser: Browser, who: string, baseURL: string): Promise<Page> {
  const page = await open(browser, who, room, { baseURL })
  if (who === listener)
    await page.evaluate(() => {
      const none = () => Promise.reject(new DOMException('None.', 'NotFoundError'))
      navigator.mediaDevices.getUserMedia = none
    })
  await page.evaluate(() => {
    const Native = window.RTCPeerConnection
    window.links = []
    window.RTCPeerConnection = class extends Native {
      constructor(configuration?: RTCConfiguration) {
        super(configuration)
        window.links.push(this)
      }
    }
  })
  return page
}

const coming = (page: Page): Promise<Coming> =>
  page.evaluate(async () => {
    for (const link of window.links.filter(one => one.connectionState === 'connected').reverse()) {
      const all: Record<string, unknown>[] = []
      const stats = await link.getStats()
      stats.forEach((one: Record<string, unknown>) => void all.push(one))
      const of = (kind: string) => all.find(one => one.type === 'inbound-rtp' && one.kind === kind)
      const frames = Number(of('video')?.framesDecoded ?? 0)
      if (frames > 0) return { frames, packets: Number(of('audio')?.packetsReceived ?? 0) }
    }
    return { frames: 0, packets: 0 }
  })

/** In the second between two looks something has come in, or nothing at all. */
async function expectComing(page: Page, what: keyof Coming, isComing: boolean) {
  const more = async () => {
    const before = await coming(page)
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 1_000)))
    return (await coming(page))[what] - before[what]
  }
  await expect.poll(async () => (await more()) > 0, { timeout: 60_000 }).toBe(isComing)
  if (!isComing) expect(await more()).toBe(0)
}

test('through the engine five see and hear one, who is muted, heard again and let out; it is killed, and all go on when it is back', async ({
  browser,
  playwright,
  request,
}) => {
  test.skip(!hasJanus())
  test.setTimeout(900_000)
  const engine = await ownJanus()
  await engine.start()
  const server = await ownServer(request, engine.env)
  try {
    await server.start()
    const { url: baseURL } = server
    const staff = await atTheDoor(browser, 'standcontact', baseURL)
    await staff.getByRole('button', { name: 'Entrer dans la salle' }).click()
    const check = staff.getByRole('dialog', { name: 'Avant d’entrer dans la salle' })
    await check.getByRole('button', { name: 'Entrer dans la salle' }).click()
    const watching = new Map<string, Page>()
    for (const who of viewers) {
      const page = await atTheDoor(browser, who, baseURL)
      await page.getByRole('button', { name: 'Entrer sans caméra' }).click()
      watching.set(who, page)
    }
    const expectAll = async () => {
      for (const [who, page] of watching) {
        await expectMoving(pictureOf(page, 'standcontact'))
        await expectVoices(page, who === listener ? watching.size : watching.size - 1)
      }
    }
    await expectAll()
    const silent = staff.getByRole('list', { name: '1 personne sans image ni son' })
    await expect(silent).toContainText(nameOf(listener))
    // What follows is the same for two, and each of them takes its part of the processor.
    for (const who of ['speaker', 'moderator', 'organizer']) {
      await watching.get(who)?.context().close()
      watching.delete(who)
    }
    const pages = [...watching.values()]
    const visitor = watching.get('visitor') ?? staff

    const api = await playwright.request.newContext({ baseURL })
    const firm = await callsAs(api, 'firmadmin@demo.test')
    const connectionOf = async (who: string): Promise<string> => {
      const { participants } = await firm.get('/stands/1/videoroom')
      const isThey = ({ person }: { person: { firstName: string; lastName: string } }) =>
        `${person.firstName} ${person.lastName}` === nameOf(who)
      return participants.find(isThey).connection
    }
    const moderate = async (who: string, action: string, kind?: string) =>
      firm.post('/stands/1/videoroom/moderate', { connection: await connectionOf(who), action, kind })

    await moderate('standcontact', 'mute', 'camera')
    await expectComing(visitor, 'frames', false)
    await expectComing(visitor, 'packets', true)
    await moderate('standcontact', 'unmute', 'camera')
    await staff.getByRole('button', { name: 'Caméra coupée, activer la caméra' }).click()
    await expectComing(visitor, 'frames', true)
    await moderate('standcontact', 'mute')
    await expect(staff.getByText('L’équipe du stand a coupé votre micro.')).toBeVisible()
    await expectComing(visitor, 'packets', false)
    await expectComing(visitor, 'frames', true)
    await moderate('standcontact', 'unmute')
    await expectComing(visitor, 'packets', true)

    await engine.kill()
    const out = 'La salle vidéo ne répond pas en ce moment'
    for (const page of [staff, ...pages]) await expect(page.getByText(out)).toBeVisible({ timeout: 60_000 })
    await engine.start()
    for (const page of pages) await expect(page.getByText(out)).toBeHidden({ timeout: 90_000 })
    await expectAll()
    for (const page of pages) await expectComing(page, 'frames', true)

    await moderate('standcontact', 'kick')
    await expect(staff.getByText('L’équipe du stand vous a fait sortir de la salle.')).toBeVisible()
    for (const page of pages) await expect(pictureOf(page, 'standcontact')).toHaveCount(0)
    await api.dispose()
    for (const page of [staff, ...pages]) await page.context().close()
  } finally {
    await server.remove()
    await engine.remove()
  }
})
