import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { type Browser, expect, type Page, test } from '../test.ts'

const fair = '/rives-et-ateliers'
/** Which file of the build holds what. */
const manifest = join(import.meta.dirname, '../../dist/client/.vite/manifest.json')
const booth = 'Chantiers de Trentemoult'
const visitorName = /^Conversation avec/
/** Within this time what has happened is told to whoever listens. */
const told = { timeout: 45_000 }
const phone = { width: 390, height: 844 }

/** Somebody of the demo in a browser of their own. */
async function person(browser: Browser, who: string, next: string, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  await logIn(page, who, next)
  return page
}

const smallPdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
const field = (page: Page) => page.getByRole('textbox', { name: /^Écrire à/ })
const thread = (page: Page) => page.getByRole('log', { name: visitorName })

test('a visitor writes from the booth, a contact answers on a phone, a colleague sees who answers and is handed the conversation', async ({
  browser,
}) => {
  test.slow()
  const question = `Avez-vous une place en soudure ? ${Date.now()}`
  const visitor = await person(browser, 'visitor8', `${fair}/stand/visit/1`)
  await visitor.getByRole('button', { name: `Écrire à ${booth}`, exact: true }).click()
  const panel = visitor.getByRole('dialog', { name: `Conversation avec ${booth}` })
  await expect(field(visitor)).toBeFocused()
  await expect(panel.getByText('Depuis le stand').last()).toBeVisible()
  await expectAccessible(visitor)
  await visitor.keyboard.type(question)
  await visitor.keyboard.press('Enter')
  const asked = panel.getByRole('article').filter({ hasText: question })
  await expect(asked).toContainText(/Envoyé|Reçu|Lu/)
  await expect(field(visitor)).toHaveValue('')

  const contact = await person(browser, 'standcontact', `${fair}/stand/inbox`, { viewport: phone })
  const row = contact.getByRole('link').filter({ hasText: question })
  await expect(row).toContainText('Libre', told)
  await expectAccessible(contact)
  await row.click()
  await expect(thread(contact)).toContainText(question)
  await expect(asked).toContainText(/Lu/, told)

  await expect(contact.getByRole('button', { name: /^Appeler / })).toBeVisible()
  const colleague = await person(browser, 'firmadmin', `${fair}/stand/inbox`)
  await colleague.getByRole('link').filter({ hasText: question }).click()
  await expect(colleague.getByText('Personne ne s’en occupe encore')).toBeVisible()

  await field(contact).fill('Oui, deux. Passez nous voir.')
  await field(contact).press('Enter')
  await expect(panel.getByRole('article').filter({ hasText: 'Oui, deux.' })).toContainText('Maud', told)
  await expect(colleague.getByText('Maud répond')).toBeVisible(told)
  await expect(field(colleague)).toBeHidden()
  await expectAccessible(colleague)

  await contact.getByRole('button', { name: 'Passer à…' }).click()
  await contact.getByText('Hélène Maréchal').click()
  await contact.getByRole('textbox', { name: 'Note' }).fill('Elle connaît les places.')
  await contact.getByRole('button', { name: 'Passer à Hélène' }).click()
  await expect(thread(colleague)).toContainText('Elle connaît les places.', told)
  await expect(field(colleague)).toBeVisible()
  await expect(thread(visitor)).toContainText('Hélène Maréchal prend la suite', told)
  await expect(thread(visitor)).not.toContainText('Elle connaît les places.')
  // Whether somebody of a booth is there stands in the list, as its lamp says it.
  await visitor.goto(`${fair}/user/direct-messages`)
  await expect(visitor.getByRole('link').filter({ hasText: booth }).first()).toContainText('Libre', told)
  for (const page of [visitor, contact, colleague]) await page.context().close()
})

test('what is typed, and a file with it, survives a reload; what is written offline is sent once, also by the page that is opened next', async ({
  browser,
}) => {
  test.slow()
  const page = await person(browser, 'visitor9', `${fair}/exhibitors/1`)
  await page.getByRole('button', { name: `Écrire à ${booth}`, exact: true }).click()
  await expect(page).toHaveURL(/\/user\/direct-messages\/[0-9a-f-]{36}$/)
  await field(page).fill('Une question commencée')
  await page.reload()
  await expect(field(page)).toHaveValue('Une question commencée')
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(smallPdf) }
  await page.locator('input[type="file"]').setInputFiles(plan)
  const attached = page.getByRole('button', { name: 'Retirer plan.pdf' })
  await expect(attached).toBeVisible()
  await page.reload()
  await expect(attached).toBeVisible()
  await field(page).press('Enter')
  await expect(attached).toBeHidden()
  const file = page.getByRole('article').getByRole('button', { name: /^Ouvrir plan\.pdf/ })
  await expect(file).toBeVisible()
  const opened = page.waitForEvent('popup')
  await file.click()
  await (await opened).close()

  const text = `Écrit sans réseau ${Date.now()}`
  const context = page.context()
  await context.setOffline(true)
  await field(page).fill(text)
  await field(page).press('Enter')
  const line = page.getByRole('article').filter({ hasText: text })
  await expect(line).toContainText('Part dès le retour du réseau')
  const address = page.url()
  await page.close()
  await context.setOffline(false)

  const next = await context.newPage()
  await next.goto(address)
  const sent = next.getByRole('article').filter({ hasText: text })
  await expect(sent).toContainText(/Envoyé|Reçu|Lu/, told)
  await next.reload()
  await expect(sent).toHaveCount(1)
  await expect(field(next)).toHaveValue('')
  await context.close()
})

test('a conversation begun without the network has its field at once, is sent once when the network is back, also after a reload; what is typed on stays', async ({
  browser,
}) => {
  const text = `Commencé sans réseau ${Date.now()}`
  const page = await person(browser, 'visitor9', `${fair}/exhibitors/2`)
  const context = page.context()
  const built = JSON.parse(readFileSync(manifest, 'utf8'))
  const filesOf = (source: string) => {
    const found = new Set<string>()
    const take = (name: string) => {
      const { file, imports = [] } = built[name]
      if (found.has(file)) return
      found.add(file)
      imports.forEach(take)
    }
    take(`domain/messaging/web/${source}`)
    return found
  }
  /** Presses to write once the page has what it takes, and the network is gone. */
  const writeOffline = async () => {
    const write = page.getByRole('button', { name: /^Écrire à / }).first()
    await write.waitFor()
    await page.waitForFunction(
      files => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
        return files.every(file => loaded.some(name => name.endsWith(file)))
      },
      // With all that they import: one that is missing leaves a panel that cannot be drawn.
      [...filesOf('talk/talk-panel.tsx'), ...filesOf('messages/work/fr.json')],
    )
    await context.setOffline(true)
    await write.click()
  }
  await writeOffline()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  const line = page.getByRole('article').filter({ hasText: text })
  await expect(line).toContainText('Part dès le retour du réseau')
  await page.keyboard.type('Et puis')
  await context.setOffline(false)
  await expect(line).toContainText(/Envoyé|Reçu|Lu/, told)
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('Et puis')

  const other = `Rouvert plus tard ${Date.now()}`
  await page.goto(`${fair}/exhibitors/3`)
  await writeOffline()
  await field(page).fill(other)
  await field(page).press('Enter')
  await expect(page.getByRole('article').filter({ hasText: other })).toContainText('Part dès le retour')
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(`${fair}/user/direct-messages`)
  await next.getByRole('link').filter({ hasText: other }).click()
  const sent = next.getByRole('article').filter({ hasText: other })
  await expect(sent).toContainText(/Envoyé|Reçu|Lu/, told)
  await next.reload()
  await expect(sent).toHaveCount(1)
  await context.close()
})

test('booth staff work by keyboard alone: next, take, ready answer, archive and back', async ({
  browser,
}) => {
  test.slow()
  const text = `Par le clavier ${Date.now()}`
  const visitor = await person(browser, 'visitor10', `${fair}/stand/visit/1`)
  // Of a brochure one also writes to the booth, by a button that may be there before this one.
  const write = visitor.getByRole('button', { name: `Écrire à ${booth}`, exact: true })
  await write.press('Enter')
  await field(visitor).fill(text)
  await field(visitor).press('Enter')
  await expect(visitor.getByRole('article').filter({ hasText: text })).toContainText(/Envoyé|Reçu|Lu/)
  await visitor.keyboard.press('Escape')
  await expect(write).toBeFocused()

  const page = await person(browser, 'standadmin', `${fair}/stand/inbox`)
  const rows = page.locator('a[id^="conversation-"]')
  const row = rows.filter({ hasText: text })
  const open = page.locator('a[id^="conversation-"][aria-current="page"]')
  await expect(row).toBeVisible(told)
  // The one that has just come waits last of those who wait: walked to from the first.
  await page.locator('body').press('j')
  await expect(open).toHaveCount(1)
  // Two presses at once are two rows.
  const third = await rows.nth(2).getAttribute('href')
  await page.evaluate(() => {
    for (let at = 0; at < 2; at++)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true }))
  })
  await expect(open).toHaveAttribute('href', `${third}`)
  for (let at = 0; at < 2; at++) await page.locator('body').press('k')
  await expect(open).toHaveAttribute('href', `${await rows.first().getAttribute('href')}`)
  while (!(await open.innerText()).includes(text)) {
    const before = page.url()
    await page.keyboard.press('j')
    await expect(page).not.toHaveURL(before)
    await expect(open).toHaveAttribute('href', new URL(page.url()).pathname)
  }
  await expect(thread(page)).toContainText(text)
  await page.keyboard.press('t')
  await expect(page.getByText(/^Vous vous en occupez depuis/)).toBeVisible()
  await page.keyboard.press('!')
  await expect(page.getByRole('button', { name: 'Apprentissage' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue(/^Bonjour, nous accueillons/)
  await expect(field(page)).toBeFocused()
  await field(page).press('Shift+Enter')
  await expect(field(page)).toHaveValue(/\n$/)
  await field(page).press('Enter')
  await expect(thread(page)).toContainText('nous accueillons des apprentis')
  await thread(page).focus()
  await page.keyboard.press('e')
  await expect(page.getByText('Conversation archivée')).toBeVisible()
  await expect(row).toBeHidden()
  for (const one of [visitor, page]) await one.context().close()
})

test('a conversation begins in two presses from a brochure, a business card or a record, which goes with the first message', async ({
  browser,
}) => {
  test.slow()
  const visitor = await person(browser, 'visitor7', `${fair}/stand/visit/1`)
  await visitor.getByRole('button', { name: /^Écrire à .+ à propos de « Qui nous sommes »$/ }).click()
  await expect(visitor.getByText('À propos de la brochure')).toBeVisible()
  const question = `Page 2, que veut dire « à l’appui » ? ${Date.now()}`
  await field(visitor).fill(question)
  await field(visitor).press('Enter')
  await expect(thread(visitor).getByText('À propos de la brochure')).toBeVisible()
  await expect(visitor.getByRole('article').filter({ hasText: question })).toContainText(/Envoyé|Reçu|Lu/)
  await visitor.keyboard.press('Escape')

  await visitor.getByRole('button', { name: 'Contacter Julien Guérin' }).click()
  await visitor
    .getByRole('dialog', { name: 'Julien Guérin' })
    .getByRole('button', { name: 'Écrire à Julien Guérin' })
    .click()
  await expect(field(visitor)).toBeFocused()
  await expect(visitor.getByText('Depuis la carte de visite')).toBeVisible()

  const { id } = await visitor.evaluate(async () => {
    const headers = { 'content-type': 'application/json', 'x-auth-mode': 'cookie' }
    const answer = await fetch('/api/token/refresh', { method: 'POST', headers, body: '{}' })
    return (await answer.json()).user
  })
  const organizer = await person(browser, 'organizer', `${fair}/user/manage/${id}`, { viewport: phone })
  await organizer.getByRole('button', { name: /^Écrire à / }).click()
  await expect(organizer).toHaveURL(/\/user\/direct-messages\/[0-9a-f-]{36}$/)
  await expect(organizer.getByText('Depuis le profil')).toBeVisible()

  // How one is seen stands at the portrait of every page, also beside no fair.
  await organizer.goto('/')
  const account = organizer.getByRole('button', { name: 'Ma présence\u00a0: Libre' })
  await account.click()
  await expect(organizer.getByRole('menuitemradio', { name: /^Libre/ })).toBeChecked()
  await expectAccessible(organizer)
  for (const page of [visitor, organizer]) await page.context().close()
})

test('in German, on a phone, with nothing written yet, no word of the bar at its foot leaves it', async ({
  browser,
}) => {
  const page = await person(browser, 'visitor11', `${fair}/user/direct-messages`, {
    locale: 'de-DE',
    viewport: phone,
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Nachrichten' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Noch keine Unterhaltungen' })).toBeVisible()
  await expectAccessible(page)
  const link = page
    .getByRole('navigation', { name: 'Orte der Messe' })
    .getByRole('link', { name: /Nachrichten/ })
  await expect(link).toBeVisible()
  const text = await link.evaluate(one => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getBoundingClientRect().right
  })
  expect(text).toBeLessThanOrEqual(phone.width - 6)
  await page.getByRole('link', { name: 'Aussteller ansehen' }).click()
  await expect(page).toHaveURL(`${fair}/exhibitors/list`)
  await page.context().close()
})

test('whoever writes to a booth that is gone meanwhile is told so, with a way on', async ({ browser }) => {
  const page = await person(browser, 'visitor21', `${fair}/stand/visit/1`)
  // Gone between the press and its arrival.
  await page.route('**/api/conversations', route => {
    const sent = route.request().postDataJSON()
    return route.continue({ postData: { ...sent, ...(sent?.stand && { stand: 2_000_000_000 }) } })
  })
  await page.getByRole('button', { name: `Écrire à ${booth}`, exact: true }).click()
  const panel = page.getByRole('dialog', { name: `Conversation avec ${booth}` })
  await expect(panel.getByRole('heading', { name: 'Ce stand n’est plus là' })).toBeVisible()
  await panel.getByRole('link', { name: 'Voir les exposants' }).click()
  await expect(page).toHaveURL(`${fair}/exhibitors/list`)
  await page.context().close()
})
