import { expectAccessible } from '../axe.ts'
import { expect, type Page } from '../test.ts'
import { expectFree, expectMoving, expectVoices, open, test } from './people.ts'

const fair = '/rives-et-ateliers'

/** Calls, after the look at one's devices that the first call of a day begins with. */
async function call(page: Page, name: RegExp) {
  const button = page.getByRole('button', { name })
  await expectFree(page, button)
  await button.first().click()
  const check = page.getByRole('dialog', { name: /^(Avant d’appeler|Bevor Sie)/ })
  await check.getByRole('button', { name: /^(Appeler|Anrufen)$/ }).click()
}

/** The other's picture moves. */
const expectPicture = (page: Page) => expectMoving(page.locator('section video').first())

test('two people call each other: picture, voice, mute, camera, screen, a reload, another page, the end', async ({
  browser,
}) => {
  test.slow()
  const visitor = await open(browser, 'visitor', `${fair}/stand/visit/1`)
  const contact = await open(browser, 'firmadmin', `${fair}/exhibitors/list`)
  const other = await contact.context().newPage()
  await other.goto(fair)
  await call(visitor, /^Appeler Hélène Maréchal/)

  const ring = contact.getByRole('alertdialog')
  await expect(ring.getByText('Léa Fontanel', { exact: true })).toBeVisible()
  await expect(other.getByRole('alertdialog')).toBeVisible()
  await ring.getByRole('button', { name: 'Accepter l’appel' }).press('Enter')
  await expect(other.getByRole('alertdialog')).toBeHidden()

  for (const page of [visitor, contact]) {
    await page.waitForURL(/\/visio\/room\/[0-9a-f]{32}$/)
    await expectPicture(page)
    await expectVoices(page)
  }
  await expect(other).toHaveURL(fair)
  await expect(other.locator('audio')).toHaveCount(0)
  await other.close()
  await expect(visitor.getByRole('button', { name: 'Ma présence : En communication' })).toBeVisible()
  await visitor.getByRole('button', { name: 'Plein écran' }).click()
  const words = `Voyez la page ${Date.now() % 100_000}.`
  await contact.getByRole('textbox').fill(words)
  await contact.getByRole('textbox').press('Enter')
  const told = visitor.getByRole('status').getByText(words)
  await expect(told).toBeVisible()
  await expect(told).toBeHidden()
  await visitor.getByRole('button', { name: 'Quitter le plein écran' }).click()

  await visitor.keyboard.press('m')
  await expect(visitor.getByRole('button', { name: 'Micro coupé, activer le micro' })).toBeVisible()
  await expect(contact.getByText('Léa Fontanel, Micro coupé')).toBeVisible()
  await visitor.keyboard.press('c')
  await expect(contact.getByText('Léa Fontanel a coupé sa caméra')).toBeVisible()
  await visitor.keyboard.press('c')
  await expect(contact.getByText('Léa Fontanel a coupé sa caméra')).toBeHidden()
  await expectPicture(contact)
  await visitor.getByRole('button', { name: 'Partager, partager l’écran' }).click()
  await expect(visitor.getByRole('button', { name: 'Écran partagé, arrêter le partage' })).toBeVisible()
  await expect(contact.locator('section video[data-screen]')).toHaveCount(1)
  await expectPicture(contact)

  await visitor.reload()
  await expectPicture(visitor)
  await expectPicture(contact)
  await expectAccessible(visitor)

  await visitor.getByRole('link', { name: 'Exposants' }).first().click()
  const bar = visitor.getByRole('region', { name: 'Appel en cours' })
  await expect(bar.getByText('Hélène Maréchal')).toBeVisible()
  await expectVoices(visitor)
  await bar.getByRole('link', { name: 'Revenir à l’appel' }).click()
  await expectPicture(visitor)

  await contact.getByRole('button', { name: 'Raccrocher' }).click()
  for (const page of [visitor, contact])
    await expect(page.getByRole('heading', { name: /^L’appel avec .+ est terminé$/ })).toBeVisible()
  await expect(visitor.locator('video')).toHaveCount(0)
  await expect(visitor.getByText(words)).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Ma présence : Libre' })).toBeVisible()

  // Whoever still writes where a call ended hears the next one.
  await visitor.getByRole('button', { name: 'Rappeler' }).click()
  await expect(ring.getByText('Léa Fontanel', { exact: true })).toBeVisible()
  await visitor.getByRole('button', { name: 'Annuler l’appel' }).click()
  await expect(ring).toBeHidden()
  for (const page of [visitor, contact]) await page.context().close()
})

test('whom one calls refuses with a ready answer, misses the call, does not answer or is not there: each is said on both sides, also after a reload, and written to', async ({
  browser,
}) => {
  test.slow()
  const visitor = await open(browser, 'visitor', `${fair}/stand/visit/1`, { locale: 'de-DE' })
  const contact = await open(browser, 'firmadmin', `${fair}/exhibitors/list`)
  const ring = contact.getByRole('alertdialog')
  const missed = contact.getByRole('dialog', { name: 'Vous avez manqué un appel.' })
  const button = visitor.getByRole('button', { name: /^Hélène Maréchal anrufen/ })
  const calling = visitor.getByRole('alertdialog', { name: /Videoanruf mit Hélène Maréchal gestartet$/ })
  const told = (name: RegExp) => visitor.getByRole('dialog', { name })
  const write = async (name: RegExp, text: string) => {
    await told(name).getByRole('textbox').fill(text)
    await told(name).getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(visitor.getByText('Nachricht an Hélène Maréchal gesendet').first()).toBeVisible()
    await expect(told(name)).toBeHidden()
  }

  await call(visitor, /^Hélène Maréchal anrufen/)
  await ring.getByRole('button', { name: 'Dans 5 min ?' }).click()
  await expect(ring).toBeHidden()
  await write(/^Ihr Anruf wurde abgelehnt/, 'Bis gleich.')

  await expectFree(visitor, button)
  await button.first().click()
  await expect(ring).toBeVisible()
  await visitor.getByRole('button', { name: 'Anruf abbrechen' }).click()
  await expect(missed).toBeVisible()
  await contact.goto(`${fair}/visio`)
  await expect(contact.getByText('Appel manqué').first()).toBeVisible()
  await expectAccessible(contact)

  await expectFree(visitor, button)
  await button.first().click()
  await expect(ring).toBeVisible()
  await visitor.reload()
  await expect(calling).toBeVisible()
  await expect(ring).toBeHidden({ timeout: 60_000 })
  await expect(told(/^Hélène Maréchal hat nicht geantwortet$/)).toBeVisible()
  await expect(missed.getByRole('button', { name: 'Rappeler' })).toBeVisible()
  await expectAccessible(contact)
  await contact.context().close()
  await write(/^Hélène Maréchal hat nicht geantwortet$/, 'Ich versuche es später.')

  // Whoever is not there is not rung, and nobody looks at their devices for that.
  const row = visitor.getByRole('listitem').filter({ has: button }).first()
  await expect(row).toContainText('Abwesend', { timeout: 60_000 })
  await button.first().click()
  await write(/^Hélène Maréchal ist gerade abwesend$/, 'Ich komme morgen wieder vorbei.')
  await visitor.context().close()
})
