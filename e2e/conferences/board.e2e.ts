import { callsAs, newVisitor, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { dragTo } from '../drag.ts'
import { pressByKey, tabTo } from '../keyboard.ts'
import { logIn } from '../log-in.ts'
import { runId } from '../run-id.ts'
import { expect, type Page, test } from '../test.ts'
import { ownFair } from './own-fair.ts'

/** So far ahead that nothing is urgent, at hours of Paris in summer. */
const day = '2037-06-02'
const instant = (time: string) => new Date(`${day}T${time}:00+02:00`).toISOString()
const password = 'Agenda-2027!'

const inRoom = (page: Page, room: string, title: string) =>
  page
    .getByRole('region', { name: room })
    .getByRole('button', { name: new RegExp(`^\\d\\d:\\d\\d à \\d\\d:\\d\\d ?${title}`) })
const onProgramme = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(`^${title}, `) })

test('sessions are carried by keys, mouse and touch: a clash is marked, undo brings back, people are told once, and the programme shows where they are', async ({
  browser,
  request,
}) => {
  test.slow()
  const homepage = `tableau-${runId}`
  const { superAdmin, id: own, inFair } = await ownFair(request, homepage)
  const program = await inFair('/conference_programs', { name: 'Ateliers', timeZone: 'Europe/Paris' })
  const room = (name: string, slug: string, rank: number) => inFair('/conference_rooms', { name, slug, rank })
  // Behind those that the fair has from the demo.
  const forge = await room('La forge', 'forge', 101)
  const kiln = await room('Le four', 'four', 102)
  await room('Le tour', 'tour', 103)
  const ada = await inFair('/speakers', { name: 'Ada Fonte' })
  const session = (title: string, conferenceRoom: number, from: string, until: string, more = {}) =>
    inFair('/conferences', {
      program,
      title,
      conferenceRoom,
      begin: instant(from),
      end: instant(until),
      mode: 'live',
      hosting: 'external',
      format: 'plenary',
      ...more,
    })
  const bronze = await session('Couler le bronze', forge, '10:00', '11:00', { speakers: [ada] })
  await session('Cuire la terre', kiln, '11:00', '12:00', { speakers: [ada] })
  const mould = await session('Tirer le moule', forge, '14:00', '15:00')
  await superAdmin.post(`/conference_programs/${program}/publish`, {})
  const email = `${homepage}@mail.test`
  await newVisitor(request, homepage, { email, firstName: 'Ama', lastName: 'Garde', password })
  const visitor = await callsAs(request, email, password)
  for (const conference of [bronze, mould]) await visitor.post('/agenda_entries', { conference })
  const mailsOf = async (kind: string) =>
    (await superAdmin.get(`/outbox_mails?search=${encodeURIComponent(email)}`)).filter(
      (one: { kind: string }) => one.kind === kind,
    ).length

  const programme = `/${homepage}/conference/program/${program}?day=${day}`
  const desk = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })
  const page = await desk.newPage()
  const reader = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await logIn(page, 'superadmin', `${programme}&arrange=1`)
  await reader.goto(programme)
  await expect(onProgramme(reader, 'Couler le bronze')).toHaveAccessibleName(/10:00 à 11:00, La forge/)

  /** From the forge at ten to the kiln at eleven, where the kiln and Ada are taken. */
  const carry = async () => {
    await pressByKey(page, inRoom(page, 'La forge', 'Couler le bronze'))
    const said = page.getByRole('status').filter({ hasText: 'Couler le bronze' })
    await expect(said).toContainText('10:00, La forge · libre')
    await page.keyboard.press('ArrowRight')
    for (let quarter = 0; quarter < 4; quarter += 1) await page.keyboard.press('ArrowDown')
    await expect(said).toContainText(
      '11:00, Le four · Salle occupée : Cuire la terre · Ada Fonte intervient aussi : Cuire la terre',
    )
    const kept = waitForWrite(page, /\/conferences\/\d+$/)
    await page.keyboard.press('Enter')
    expect((await kept).status()).toBe(200)
  }
  const moved = inRoom(page, 'Le four', 'Couler le bronze')

  await test.step('by keys to another hour and room; a clash of both is marked, and undo brings it back', async () => {
    await carry()
    await expect(moved).toHaveAccessibleName(/^11:00 à 12:00/)
    await expect(moved).toContainText('Salle occupée : Cuire la terre · Ada Fonte intervient aussi')
    await expect(inRoom(page, 'Le four', 'Cuire la terre')).toContainText('Salle occupée : Couler le bronze')
    await expect(moved).toBeFocused()
    await expect(onProgramme(reader, 'Couler le bronze')).toHaveAccessibleName(/11:00 à 12:00, Le four/)
    await expectAccessible(page)
    const back = waitForWrite(page, /\/conferences\/\d+$/)
    await page.keyboard.press('Control+z')
    await back
    await expect(inRoom(page, 'La forge', 'Couler le bronze')).toHaveAccessibleName(/^10:00 à 11:00/)
    await expect(page.getByText('Salle occupée')).toHaveCount(0)
    await expect(onProgramme(reader, 'Couler le bronze')).toHaveAccessibleName(/10:00 à 11:00, La forge/)
  })

  await test.step('what has changed is gathered, and told once', async () => {
    await carry()
    const notice = page.getByRole('region', { name: 'Changements à annoncer' })
    await expect(notice).toContainText('1 session a changé')
    const kept = waitForWrite(page, /\/conferences\/\d+$/)
    await dragTo(
      page,
      inRoom(page, 'La forge', 'Tirer le moule'),
      page.getByRole('region', { name: 'Le tour' }),
    )
    await kept
    await expect(inRoom(page, 'Le tour', 'Tirer le moule')).toBeVisible()
    await expect(notice).toContainText('2 sessions ont changé. 1 personne concernée')
    expect(await mailsOf('agenda_changed')).toBe(0)
    await tabTo(page, notice.getByRole('button', { name: 'Prévenir maintenant' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 personne est prévenue.')).toBeVisible()
    await expect(notice).toHaveCount(0)
    await expect.poll(() => mailsOf('agenda_changed')).toBe(1)
    expect(await superAdmin.post(`/fairs/${own}/conference_changes/tell`, {})).toEqual({ people: 0 })
  })

  await test.step('on a phone by its menu, and back by the button', async () => {
    const phone = await browser.newContext({
      locale: 'fr-FR',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const small = await phone.newPage()
    await logIn(small, 'superadmin', `${programme}&arrange=1`)
    await small.getByRole('button', { name: /^Actions.*Couler le bronze$/ }).tap()
    await small.getByRole('menuitem', { name: 'Placer à une heure' }).tap()
    const dialog = small.getByRole('dialog')
    await dialog.getByRole('button', { name: /Salle/ }).tap()
    await small.getByRole('option', { name: 'La forge' }).tap()
    const kept = waitForWrite(small, /\/conferences\/\d+$/)
    await dialog.getByRole('button', { name: 'Placer', exact: true }).tap()
    await kept
    await expect(inRoom(small, 'La forge', 'Couler le bronze')).toHaveAccessibleName(/^11:00 à 12:00/)
    await expect(onProgramme(reader, 'Couler le bronze')).toHaveAccessibleName(/11:00 à 12:00, La forge/)
    expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(small)
    const undone = async () => {
      const back = waitForWrite(small, /\/conferences\/\d+$/)
      await small.getByRole('button', { name: 'Annuler', exact: true }).first().tap()
      await back
    }
    // By a finger that rests on it first: until then the page scrolls.
    const card = inRoom(small, 'La forge', 'Couler le bronze')
    await card.evaluate(one => one.scrollIntoView({ block: 'center' }))
    const box = await card.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + 12]
    const finger = await phone.newCDPSession(small)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...down: readonly number[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: down.map(to => ({ x, y: y + to })) })
    await touch('touchStart', 0)
    const inHand = (words: RegExp) => small.getByRole('status').filter({ hasText: words })
    await expect(inHand(/Choisissez une heure/)).toBeVisible()
    for (const to of [10, 30, 50, 60]) await touch('touchMove', to)
    await expect(inHand(/11:[1-5]\d, La forge · /)).toBeVisible()
    const carried = waitForWrite(small, /\/conferences\/\d+$/)
    await touch('touchEnd')
    expect((await carried).status()).toBe(200)
    await expect(card).not.toHaveAccessibleName(/^11:00 à 12:00/)
    await undone()
    await expect(card).toHaveAccessibleName(/^11:00 à 12:00/)
    await undone()
    await expect(inRoom(small, 'Le four', 'Couler le bronze')).toBeVisible()
    await expect(onProgramme(reader, 'Couler le bronze')).toHaveAccessibleName(/11:00 à 12:00, Le four/)
    await phone.close()
  })
  await superAdmin.delete(`/fairs/${own}`)
})
