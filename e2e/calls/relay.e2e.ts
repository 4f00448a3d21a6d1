import { turnServers } from '#domain/calls/server/providers/turn.ts'
import { expect, type Page } from '../test.ts'
import { ownServer } from './own-server.ts'
import { hasTurn, ownTurn, turnSecret } from './own-turn.ts'
import { expectFree, expectMoving, expectVoices, open, test } from './people.ts'

const fair = '/rives-et-ateliers'

/** Its network lets nothing through but what goes by the relay. */
const onlyByRelay = (page: Page) =>
  page.addInitScript(() => {
    const Native = window.RTCPeerConnection
    window.RTCPeerConnection = class extends Native {
      constructor(configuration?: RTCConfiguration) {
        super({ ...configuration, iceTransportPolicy: 'relay' })
      }
    }
  })

const check = (page: Page) => page.getByRole('dialog', { name: 'Avant d’appeler' })
async function lookAtDevices(page: Page) {
  const button = page.getByRole('button', { name: /^Appeler Hélène Maréchal/ })
  await expectFree(page, button)
  await button.first().click()
}

test('where nothing gets through but the relay two people see and hear each other; expired or signed with another secret it opens nothing, which is said in words', async ({
  browser,
  request,
}) => {
  test.skip(!hasTurn())
  test.setTimeout(600_000)
  const turn = await ownTurn()
  const server = await ownServer(request, { TURN_URL: turn.url, TURN_SECRET: turnSecret })
  try {
    await server.start()
    const { url: baseURL } = server
    const visitor = await open(browser, 'visitor', `${fair}/stand/visit/1`, { baseURL })
    const contact = await open(browser, 'firmadmin', `${fair}/exhibitors/list`, { baseURL })
    const TURN_URL = [turn.url]
    const bad = {
      expired: turnServers({ TURN_URL, TURN_SECRET: turnSecret }, 1, new Date(Date.now() - 3_600_000)),
      'of another secret': turnServers({ TURN_URL, TURN_SECRET: `${turnSecret}-another` }, 1, new Date()),
    }
    for (const [what, iceServers] of Object.entries(bad)) {
      await visitor.route('**/api/visio/check', async route => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, json: { ...(await answer.json()), iceServers } })
      })
      await lookAtDevices(visitor)
      await expect(check(visitor).getByText('Votre réseau bloque les appels vidéo.'), what).toBeVisible()
      await visitor.unroute('**/api/visio/check')
      await visitor.keyboard.press('Escape')
      await expect(check(visitor)).toBeHidden()
    }
    for (const page of [visitor, contact]) {
      await onlyByRelay(page)
      await page.reload()
    }
    await lookAtDevices(visitor)
    await expect(check(visitor).getByText('Votre réseau laisse passer les appels.')).toBeVisible()
    await check(visitor).getByRole('button', { name: 'Appeler', exact: true }).click()
    await contact.getByRole('alertdialog').getByRole('button', { name: 'Accepter l’appel' }).click()
    for (const page of [visitor, contact]) {
      await expectMoving(page.locator('section video').first())
      await expectVoices(page)
    }
    for (const page of [visitor, contact]) await page.context().close()
  } finally {
    await server.remove()
    await turn.remove()
  }
})
