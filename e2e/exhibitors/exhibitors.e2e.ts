import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { callsAs } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { runId } from '../run-id.ts'
import { type APIRequestContext, expect, test } from '../test.ts'

const fair = '/rives-et-ateliers'

/** A firm that waits, as if it had registered itself. */
async function waitingFirm(request: APIRequestContext, name: string): Promise<number> {
  const organizer = await callsAs(request, 'organizer@demo.test')
  return (await organizer.post('/firms', { name, isValidated: 0 })).id
}

test('an organizer validates a waiting exhibitor, who then appears to visitors', async ({
  page,
  request,
  browser,
}) => {
  const name = `Tonnellerie ${runId}`
  const id = await waitingFirm(request, name)
  const found = `${fair}/exhibitors/list?search=${encodeURIComponent(name)}`
  expect(await (await request.get(found)).text()).toContain('Aucun exposant ne correspond')
  expect((await request.get(`${fair}/exhibitors/${id}`)).status()).toBe(404)

  await logIn(page, 'organizer', `${fair}/exhibitor/list?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: /^En attente/ }).click()
  await expect(page).toHaveURL(/isValidated=0/)
  await expect(page.getByRole('row', { name })).toContainText('Sans stand')
  await expectAccessible(page)
  await page.getByRole('row', { name }).getByRole('checkbox').check({ force: true })
  const bar = page.getByRole('group', { name: '1 exposant coché' })
  await bar.getByRole('button', { name: 'Valider' }).click()
  await expect(page.getByText(`${name} est validé et prévenu par e-mail`)).toBeVisible()
  const offer = page.getByRole('alertdialog', { name: `Créer un stand pour ${name} ?` })
  await expect(offer.getByRole('button', { name: /Hall/ })).toBeVisible()
  await offer.getByRole('button', { name: 'Créer le stand' }).click()
  await expect(page.getByText('1 stand créé')).toBeVisible()
  await expect(page.getByRole('row', { name })).toHaveCount(0)

  const visitor = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await visitor.goto(found)
  await visitor.getByRole('link', { name }).click()
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('refusing asks first, and takes the exhibitor off the visitors’ list', async ({ page, request }) => {
  const name = 'Vannerie de Brière'
  await waitingFirm(request, name)
  await logIn(page, 'organizer', `${fair}/exhibitor/list?isValidated=0`)
  await page
    .getByRole('row', { name })
    .getByRole('button', { name: new RegExp(name) })
    .click()
  await page.getByRole('menuitem', { name: 'Refuser' }).click()
  const question = page.getByRole('alertdialog', { name: `Refuser ${name} ?` })
  await question.getByRole('button', { name: 'Refuser' }).click()
  await expect(page.getByText(`${name} est refusé et prévenu par e-mail`)).toBeVisible()
  await page.getByRole('link', { name: /^Refusés/ }).click()
  await expect(page.getByRole('row', { name })).toContainText('Refusé')
})

test('a firm changes its logo and its words in two languages, and visitors see them', async ({
  page,
  browser,
}) => {
  await logIn(page, 'firmadmin', `${fair}/exhibitor/profile`)
  const form = page.getByRole('main')
  await expect(form.getByRole('textbox', { name: 'Nom' })).toHaveValue('Chantiers de Trentemoult')
  await expectAccessible(page)
  const before = await form
    .getByRole('complementary', { name: 'Aperçu de la carte' })
    .getByRole('img')
    .count()
  expect(before).toBeLessThanOrEqual(1)

  const chooser = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: /Remplacer|Choisir/ }).click()
  const wide = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  await (await chooser).setFiles({ name: 'large.png', mimeType: 'image/png', buffer: wide })
  await expect(page.getByText('Logo enregistré').first()).toBeVisible()
  await form.getByRole('textbox', { name: 'Présentation' }).fill('Nous réparons aussi les vieux gréements.')
  await form.getByRole('tab', { name: /English/ }).click()
  await form.getByRole('textbox', { name: 'Présentation' }).fill('We also mend old rigging.')
  await page.reload()
  await form.getByRole('tab', { name: /English/ }).click()
  await expect(form.getByRole('textbox', { name: 'Présentation' })).toHaveValue('We also mend old rigging.')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Profil enregistré')).toBeVisible()

  const visitor = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await visitor.goto(`${fair}/exhibitors/1`)
  await expect(visitor.getByText('Nous réparons aussi les vieux gréements.')).toBeVisible()
  await expect(visitor.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/media\/.*\.webp$/)
  await expectAccessible(visitor)
  const inEnglish = await visitor.request.get(`${fair}/exhibitors/1?lang=en`)
  expect(await inEnglish.text()).toContain('We also mend old rigging.')
})

test('a firm invites a contact, who then stands in its team', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, 'firmadmin', `${fair}/firm/users`)
  await page.getByRole('button', { name: 'Inviter quelqu’un' }).click()
  const email = `nora.keller-${runId}@firm.test`
  const dialog = page.getByRole('dialog', { name: 'Inviter quelqu’un' })
  await dialog.getByRole('textbox', { name: 'Prénom' }).fill('Nora')
  await dialog.getByRole('textbox', { name: 'Nom', exact: true }).fill('Keller')
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('nora.keller')
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(dialog.getByText('L’adresse e-mail doit être valide').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(page.getByText('Nora Keller est invité')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('Invitation envoyée')
  await expect(row).toContainText('Accueille sur le stand A1')
  await expectAccessible(page)
})

test('another site may show the list of exhibitors, and no other page of ours', async ({ page, baseURL }) => {
  const frameOf = (title: string, path: string) =>
    `<iframe title="${title}" src="${baseURL}${path}"></iframe>`
  const site = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end(frameOf('list', `${fair}/exhibitor/listwp`) + frameOf('login', '/login'))
  })
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
  const frame = page.frameLocator('iframe[title="list"]')
  const booth = frame.getByRole('link', { name: /Visiter le stand/ }).first()
  await expect(booth).toHaveAttribute('target', '_blank')
  await expect(frame.getByRole('banner')).toHaveCount(0)
  await expect(page.frameLocator('iframe[title="login"]').getByRole('main')).toHaveCount(0)
  site.close()
})

test('the list of exhibitors grows part by part, and the address keeps how far, also by key, anew and back', async ({
  page,
}) => {
  const list = `${fair}/exhibitors/list`
  expect(await (await page.request.get(list)).text()).toContain('Afficher la suite')
  const booths = page.getByRole('main').getByRole('listitem')
  await page.goto(list)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await expect(booths).not.toHaveCount(0)
  const part = await booths.count()
  const count = page.getByText(/^\d+ sur \d+ exposants$/)
  // Other files add and remove exhibitors meanwhile.
  const total = async () => Number(/sur (\d+)/.exec(await count.innerText())?.[1])
  const expectTwoParts = () =>
    expect.poll(async () => (await booths.count()) - Math.min(2 * part, await total())).toBe(0)
  await page.getByRole('link', { name: 'Afficher la suite' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${list}?page=2`)
  await expectTwoParts()
  if ((await total()) <= 2 * part) await expect(count).toBeFocused()
  await page.reload()
  await expectTwoParts()
  await booths
    .nth(part + 5)
    .getByRole('link')
    .first()
    .click()
  await expect(count).toHaveCount(0)
  await page.goBack()
  await expectTwoParts()
  await page.goto(`${list}?page=9999`)
  await expect.poll(async () => (await total()) - (await booths.count())).toBe(0)
  await page.getByRole('searchbox').fill('e')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${list}?search=e`)
  await expect(booths).toHaveCount(part)
})

test('the organizer’s list grows as well, and what is ticked stays ticked', async ({ page }) => {
  await logIn(page, 'organizer', `${fair}/exhibitor/list`)
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(41)
  await rows.nth(3).getByRole('checkbox').check({ force: true })
  // What is done with it comes between the list and its end.
  await expect(page.getByRole('group', { name: '1 exposant coché' })).toBeVisible()
  await page.getByRole('link', { name: 'Afficher la suite' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(41)
  await expect(page).toHaveURL(/page=2/)
  await expect(rows.nth(3).getByRole('checkbox')).toBeChecked()
})
