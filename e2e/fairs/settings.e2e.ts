import { callsAs, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { type Browser, expect, type Page, test } from '../test.ts'

const slug = `reglages-${Date.now().toString(36)}`
let id = 0

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const calls = await callsAs(request, 'superadmin@demo.test')
  const made = await calls.post('/fairs', { homepage: slug, translations: { fr: { name: 'Salon réglé' } } })
  id = made.id
  await request.dispose()
})

const wordIn = (page: Page, text: string, language: string) =>
  page.getByRole('group', { name: text, exact: true }).getByRole('textbox', { name: language })
const saved = (page: Page) => waitForWrite(page, new RegExp(`/fairs/${id}$`))
const isSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Enregistré$/ })).toBeVisible()

async function openSettings(browser: Browser, part: string) {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await logIn(page, 'superadmin', `/${slug}/fair/edit/${id}/${part}`)
  return page
}

test('settings lie on pages with an address, in words, and each is saved by itself', async ({ page }) => {
  await logIn(page, 'superadmin', `/${slug}/fair/edit/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Salon réglé' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Nom et textes/ })
    .last()
    .click()
  await expect(page).toHaveURL(new RegExp(`/${slug}/fair/edit/${id}/words$`))
  await expect(wordIn(page, 'Nom', 'Français')).toHaveValue('Salon réglé')

  await test.step('what is typed is saved, in two languages side by side', async () => {
    const kept = saved(page)
    await wordIn(page, 'Nom', 'Deutsch').fill('Geregelte Messe')
    await wordIn(page, 'Nom', 'Français').fill('Salon bien réglé')
    await kept
    await wordIn(page, 'Nom', 'Français').blur()
    await isSaved(page)
    await page.reload()
    await expect(wordIn(page, 'Nom', 'Français')).toHaveValue('Salon bien réglé')
    await expect(wordIn(page, 'Nom', 'Deutsch')).toHaveValue('Geregelte Messe')
  })

  await test.step('time zones are found by words', async () => {
    await page.getByRole('link', { name: 'Dates', exact: true }).click()
    const zone = page.getByRole('combobox', { name: /Fuseau horaire/ })
    await expect(zone).toHaveValue(/^Paris, heure d’Europe centrale, UTC/)
    const kept = saved(page)
    await zone.fill('Montréal')
    await zone.fill('Toronto')
    await page.getByRole('option', { name: /^Toronto, heure de l’Est/ }).click()
    await kept
    await isSaved(page)
    await page.keyboard.press('Escape')
    await expectAccessible(page)
  })

  await test.step('a field that is refused says why beside it, and holds back no other', async () => {
    await page.getByRole('link', { name: 'Informations principales' }).click()
    const address = page.getByRole('textbox', { name: /^Adresse/ })
    await address.fill('Pas Une Adresse')
    await address.blur()
    await expect(page.getByRole('status').filter({ hasText: /^Non enregistré/ })).toBeVisible()
    await expect(address).toHaveAccessibleDescription(/minuscules/)
    await address.fill(slug)
    await address.blur()
    await isSaved(page)
  })
})

test('two people change the same settings: different fields merge, the same one is chosen', async ({
  browser,
}) => {
  const [one, other] = [await openSettings(browser, 'words'), await openSettings(browser, 'words')]
  await expect(wordIn(one, 'Lieu', 'Français')).toBeVisible()
  await expect(wordIn(other, 'Lieu', 'Français')).toBeVisible()

  await test.step('different fields', async () => {
    const [first, second] = [saved(one), saved(other)]
    await wordIn(one, 'Lieu', 'Français').fill('Lyon')
    await wordIn(other, 'Lieu', 'Deutsch').fill('Leipzig')
    await Promise.all([first, second])
    await expect(async () => {
      for (const page of [one, other]) {
        await expect(wordIn(page, 'Lieu', 'Français')).toHaveValue('Lyon', { timeout: 1000 })
        await expect(wordIn(page, 'Lieu', 'Deutsch')).toHaveValue('Leipzig', { timeout: 1000 })
      }
    }).toPass()
  })

  await test.step('the same field', async () => {
    await one.context().setOffline(true)
    await wordIn(one, 'Lieu', 'Français').fill('Grenoble')
    await wordIn(one, 'Lieu', 'Français').blur()
    await expect(one.getByRole('status').filter({ hasText: 'pas de connexion' })).toBeVisible()
    const kept = saved(other)
    await wordIn(other, 'Lieu', 'Français').fill('Annecy')
    await wordIn(other, 'Lieu', 'Français').blur()
    await kept
    await one.context().setOffline(false)
    const question = one.getByRole('group', { name: 'Lieu, Français' })
    await expect(question).toContainText('Grenoble')
    await expect(question).toContainText('Annecy')
    await expectAccessible(one)
    const chosen = saved(one)
    await question.getByRole('button', { name: 'Garder ma version' }).click()
    await chosen
    await isSaved(one)
    await other.reload()
    await expect(wordIn(other, 'Lieu', 'Français')).toHaveValue('Grenoble')
  })

  await test.step('what was lost by it is in the history, and is put back from there', async () => {
    await other.getByRole('button', { name: 'Historique' }).click()
    const history = other.getByRole('dialog')
    await expect(history.getByText('Lieu, Français').first()).toBeVisible()
    const kept = saved(other)
    await history
      .getByRole('listitem')
      .filter({ hasText: 'Lieu, Français' })
      .getByRole('button', { name: 'Restaurer Lieu, Français' })
      .first()
      .click()
    await kept
    await other.keyboard.press('Escape')
    await isSaved(other)
    await expect(wordIn(other, 'Lieu', 'Français')).not.toHaveValue('Grenoble')
  })

  await test.step('Ctrl+Z takes it back', async () => {
    const kept = saved(other)
    await other.getByRole('heading', { level: 1 }).click()
    await other.keyboard.press('Control+z')
    await kept
    await expect(wordIn(other, 'Lieu', 'Français')).toHaveValue('Grenoble')
  })
  for (const page of [one, other]) await page.context().close()
})

test('an organizer sees no setting that is not theirs to change, on a phone one page after the other', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await logIn(page, 'organizer', '/rives-et-ateliers/fair/edit')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^Dates/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /^Réglages généraux/ })).toHaveCount(0)
  await expectAccessible(page)
  await main.getByRole('link', { name: /^Dates/ }).click()
  await expect(main.getByRole('switch', { name: 'Annoncer le salon' })).toBeVisible()
  await expect(main.getByRole('switch', { name: 'Reconduire chaque mois' })).toHaveCount(0)
  await main.getByRole('link', { name: 'Réglages du salon' }).click()
  await expect(page).toHaveURL(/\/fair\/edit\/\d+$/)
  await context.close()
})
