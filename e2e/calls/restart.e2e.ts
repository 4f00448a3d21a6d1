import { expect } from '../test.ts'
import { ownServer } from './own-server.ts'
import { expectFree, expectMoving, expectVoices, open, test } from './people.ts'

const fair = '/rives-et-ateliers'

test('a call goes on while the server is killed and started anew; afterwards what one does is said, and it ends', async ({
  browser,
  request,
}) => {
  test.setTimeout(600_000)
  const server = await ownServer(request)
  try {
    await server.start()
    const at = { baseURL: server.url }
    const visitor = await open(browser, 'visitor', `${fair}/stand/visit/1`, at)
    const contact = await open(browser, 'firmadmin', `${fair}/exhibitors/list`, at)
    const button = visitor.getByRole('button', { name: /^Appeler Hélène Maréchal/ })
    await expectFree(visitor, button)
    await button.first().click()
    const check = visitor.getByRole('dialog', { name: /^Avant d’appeler/ })
    await check.getByRole('button', { name: 'Appeler' }).click()
    await contact.getByRole('alertdialog').getByRole('button', { name: 'Accepter l’appel' }).click()
    const pages = [visitor, contact]
    const picture = (page: typeof visitor) => page.locator('section video').first()
    for (const page of pages) await expectMoving(picture(page))

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
  }
})
