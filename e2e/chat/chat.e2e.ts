import { randomUUID } from 'node:crypto'
import { newVisitor, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { ownFair } from '../conferences/own-fair.ts'
import { logIn } from '../log-in.ts'
import { runId } from '../run-id.ts'
import { expect, type Page, test } from '../test.ts'

const slug = 'rives-et-ateliers'
const lobby = `/${slug}/fair/visit/lobby`
/** Within this time what has happened is told. */
const told = { timeout: 30_000 }
const phone = { width: 390, height: 844 }

const email = `chat-${randomUUID()}@mail.test`
const password = 'Lanterne-42!'

const dock = (page: Page) => page.getByRole('button', { name: /^(Discussion|Chat)/ })
const room = (page: Page) => page.getByRole('dialog', { name: /^(Discussion du lobby|Chat im Foyer)$/ })
const said = (page: Page, text: string) => room(page).getByRole('article').filter({ hasText: text })

test('two people talk in the lobby, on a phone by keyboard; a moderator hides, mutes, bans and lifts, and each sees it at once', async ({
  browser,
  request,
}) => {
  test.slow()
  await newVisitor(request, slug, { email, firstName: 'Odile', lastName: 'Rameau', password })
  const open = async (who: string, size?: typeof phone, secret?: string, locale = 'fr-FR') => {
    const page = await (await browser.newContext({ locale, ...(size && { viewport: size }) })).newPage()
    await logIn(page, who, lobby, secret)
    return page
  }
  const visitor = await open(email, phone, password)
  const moderator = await open('moderator')
  const mark = randomUUID().slice(0, 8)

  // By keyboard alone: open, write, send, leave.
  await dock(visitor).focus()
  await visitor.keyboard.press('Enter')
  await expect(room(visitor).getByRole('log')).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByRole('textbox', { name: 'Écrire à tout le monde ici' }).focus()
  await visitor.keyboard.type(`Bonjour ${mark}`)
  await visitor.keyboard.press('Enter')
  await expect(said(visitor, `Bonjour ${mark}`)).toHaveCount(1)

  await dock(moderator).click()
  await expect(said(moderator, `Bonjour ${mark}`)).toHaveCount(1, told)
  const field = moderator.getByRole('textbox', { name: 'Écrire à tout le monde ici' })
  await field.fill(`Bienvenue ${mark}`)
  await field.press('Enter')
  await expect(said(visitor, `Bienvenue ${mark}`)).toContainText('Carla Bianchi · Modération', told)

  // Closed, it counts what is new, and comes back to its button.
  await visitor.keyboard.press('Escape')
  await expect(dock(visitor)).toBeFocused()
  await field.fill(`Encore ${mark}`)
  await field.press('Enter')
  await expect(dock(visitor)).toHaveAccessibleName(/nouveau/, told)
  await visitor.keyboard.press('Enter')
  await expect(said(visitor, `Encore ${mark}`)).toHaveCount(1, told)

  // Whom one no longer wants to see comes back by the notice, or later from the list of those.
  const block = async () => {
    await said(visitor, `Encore ${mark}`).getByRole('button').click()
    await visitor.getByRole('menuitem', { name: 'Ne plus voir Carla Bianchi' }).click()
    await expect(said(visitor, `Encore ${mark}`)).toHaveCount(0, told)
  }
  await block()
  await visitor.getByRole('button', { name: 'Revoir', exact: true }).click()
  await expect(said(visitor, `Encore ${mark}`)).toHaveCount(1, told)
  await block()
  await visitor.getByRole('button', { name: 'Personnes bloquées' }).click()
  await visitor.getByRole('button', { name: 'Revoir les messages de Carla Bianchi' }).click()
  await expect(said(visitor, `Encore ${mark}`)).toHaveCount(1, told)

  const does = async (text: string, action: string) => {
    await said(moderator, text).getByRole('button').click()
    await moderator.getByRole('menuitem', { name: action }).click()
  }
  const confirm = (action: string) =>
    moderator
      .getByRole('dialog')
      .or(moderator.getByRole('alertdialog'))
      .getByRole('button', { name: action })
      .click()

  await does(`Bonjour ${mark}`, 'Couper la parole')
  await expectAccessible(moderator)
  await confirm('Couper la parole')
  await expect(room(visitor)).toContainText('Vous ne pouvez pas écrire ici jusqu’au', told)
  await does(`Bonjour ${mark}`, 'Exclure')
  await confirm('Exclure')
  await expect(room(visitor)).toContainText('Vous n’avez pas accès à cette discussion', told)
  await expect(said(visitor, mark)).toHaveCount(0)

  const team = await moderator.context().newPage()
  await team.goto(`/${slug}/chat/moderation`)
  await expect(team.getByRole('tab', { name: 'Signalements' })).toHaveAttribute('aria-selected', 'true')
  await team.getByRole('tab', { name: 'Mesures en cours' }).click()
  await expectAccessible(team)
  await team.getByRole('button', { name: 'Lever la mesure contre Odile Rameau' }).click()
  await expect(said(visitor, `Bonjour ${mark}`)).toHaveCount(1, told)
  await expect(visitor.getByRole('textbox', { name: 'Écrire à tout le monde ici' })).toBeVisible(told)

  await does(`Bonjour ${mark}`, 'Masquer le message')
  for (const page of [moderator, visitor]) await expect(said(page, `Bonjour ${mark}`)).toHaveCount(0, told)
  await team.getByRole('tab', { name: 'Journal' }).click()
  await expect(team.getByText('Carla Bianchi a masqué un message de Odile Rameau.').first()).toBeVisible()
  await expectAccessible(team)
})

test('an announcement stands above every room, in the reader’s language; a message can be reported', async ({
  browser,
  request,
}) => {
  test.slow()
  // Of its own: it is told on every page of its fair.
  const own = `annonces-${runId}`
  const { superAdmin: organizer, id: fair } = await ownFair(request, own)
  await organizer.put(`/fairs/${fair}`, { isUsingChat: true })
  const reader = { email: `annonces-${runId}@mail.test`, firstName: 'Odile', lastName: 'Rameau', password }
  await newVisitor(request, own, reader)
  const { id } = await organizer.post('/chat_rooms', { fair })
  const text = `Réunion ${randomUUID().slice(0, 8)}`
  await organizer.post(`/chat_rooms/${id}/messages`, { uuid: randomUUID(), text })
  const page = await (await browser.newContext({ locale: 'de-DE', viewport: phone })).newPage()
  await logIn(page, reader.email, `/${own}/fair/visit/lobby`, password)
  await dock(page).click()
  await expect(said(page, text)).toContainText('Veranstaltung')
  const { id: announcement } = await organizer.post('/chat_announcements', { fair, text })
  await expect(room(page).getByRole('complementary', { name: 'Mitteilung' })).toContainText(text, told)
  await expectAccessible(page)
  await said(page, text).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Melden' }).click()
  await page.getByRole('radio', { name: 'Werbung' }).check({ force: true })
  await page.getByRole('button', { name: 'Melden', exact: true }).click()
  await expect(page.getByText('Die Nachricht wurde der Moderation gemeldet.')).toBeVisible()
  await organizer.delete(`/chat_announcements/${announcement}`)
  await expect(room(page).getByRole('complementary', { name: 'Mitteilung' })).toHaveCount(0, told)

  // On a page without a room it is a notice until it is put away, on every device, and is read later in any room.
  const close = room(page).getByRole('button', { name: 'Chat schließen' })
  await close.click()
  await expect(dock(page)).toBeVisible()
  const later = `${text} bis`
  await page.goto(`/${own}/exhibitors/list`)
  const { id: next } = await organizer.post('/chat_announcements', { fair, text: later })
  const notice = page.getByRole('alertdialog').filter({ hasText: later })
  await expect(notice).toBeVisible(told)
  await expectAccessible(page)
  await page.reload()
  await expect(notice).toBeVisible(told)
  const away = waitForWrite(page, /mark-as-read$/)
  await notice.getByRole('button').click()
  await away
  await page.goto(`/${own}/fair/visit/lobby`)
  const marked = page.getByRole('button', { name: /^Chat.*, eine Mitteilung$/ })
  await dock(page).click()
  await expect(notice).toBeHidden()
  await expect(room(page).getByRole('complementary', { name: 'Mitteilung' })).toContainText(later)
  await room(page).getByRole('button', { name: 'Mitteilungen der Messe' }).click()
  const past = page.getByRole('dialog', { name: 'Mitteilungen der Messe' })
  await expect(past.getByRole('listitem')).toHaveText([new RegExp(later), new RegExp(text)])
  await page.keyboard.press('Escape')
  await close.click()
  await expect(dock(page)).toBeVisible()
  await expect(marked).toBeHidden()
  await organizer.delete(`/chat_announcements/${next}`)
})
