import { turnServers } from '#domain/calls/server/providers/turn.ts'
import { expect } from '../test.ts'
import { ownServer } from './own-server.ts'
import { hasTurn, ownTurn, turnSecret } from './own-turn.ts'
import { expectFree, expectMoving, expectVoices, open, test } from './people.ts'

const fair = '/rives-et-ateliers'

test('where nothing gets through but the relay, which an expired or foreign secret does not open, two people see and hear each other, also while the server is killed and started anew; afterwards what one does is said, and it ends', async ({
  browser,
  request,
}) => {
  test.setTimeout(600_000)
  // Without one the call goes straight from one to the other.
  const turn = hasTurn() ? await ownTurn() : null
  const server = await ownServer(request, turn ? { TURN_URL: turn.url, TURN_SECRET: turnSecret } : {})
  try {
    await server.start()
    const at = { baseURL: server.url, isRelayed: turn !== null }
    const visitor = await open(browser, 'visitor', `${fair}/stand/visit/1`, at)
    const contact = await open(browser, 'firmadmin', `${fair}/exhibitors/list`, at)
    const button = visitor.getByRole('button', { name: /^Appeler Hélène Maréchal/ })
    const check = visitor.getByRole('dialog', { name: /^Avant d’appeler/ })
    await expectFree(visitor, button)
    if (turn) {
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
        await button.first().click()
        await expect(check.getByText('Votre réseau bloque les appels vidéo.'), what).toBeVisible()
        await visitor.unroute('**/api/visio/check')
        await visitor.keyboard.press('Escape')
        await expect(check).toBeHidden()
      }
    }
    await button.first().click()
    if (turn) await expect(check.getByText('Votre réseau laisse passer les appels.')).toBeVisible()
    await check.getByRole('button', { name: 'Appeler', exact: true }).click()
    await contact.getByRole('alertdialog').getByRole('button', { name: 'Accepter l’appel' }).click()
    const pages = [visitor, contact]
    const picture = (page: typeof visitor) => page.locator('section video').first()
    for (const page of pages) {
      await expectMoving(picture(page))
      await expectVoices(page)
    }

    await server.kill()
    for (const page of pages) {
      await expectMoving(picture(page))
      await expectVoices(page)
    }
    await visitor.keyboard.press('m')
    await server.start()

    await expect(contact.getByText('Léa Fontanel, Micro coupé')).toBeVisible({ timeout: 90_000 })
    for (const page of pages) await expectMoving(picture(page))
    await visitor.goto(`${fair}/visio`)
    await expect(visitor.getByText('Vous êtes en appel avec Hélène Maréchal')).toBeVisible()
    await expect(visitor.getByRole('button', { name: 'Ma présence : En communication' })).toBeVisible()
    const bar = visitor.getByRole('region', { name: 'Appel en cours' })
    await expect(bar).toBeVisible()
    await contact.getByRole('button', { name: 'Raccrocher' }).click()
    await expect(
      contact.getByRole('heading', { name: 'L’appel avec Léa Fontanel est terminé' }),
    ).toBeVisible()
    await expect(bar).toBeHidden()
    await expect(visitor.getByRole('button', { name: 'Ma présence : Libre' })).toBeVisible()
    for (const page of pages) await page.context().close()
  } finally {
    await server.remove()
    await turn?.remove()
  }
})
