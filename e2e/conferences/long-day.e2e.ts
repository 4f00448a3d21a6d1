import { extractText, getDocumentProxy } from 'unpdf'
import { callsAs, newVisitor } from '../api.ts'
import { pressUntilFocused } from '../keyboard.ts'
import { logIn } from '../log-in.ts'
import { runId } from '../run-id.ts'
import { expect, type Page, test } from '../test.ts'
import { ownFair } from './own-fair.ts'

/** A day of Paris in summer that goes on until four in the morning. */
const [day, morrow] = ['2037-06-02', '2037-06-03']
const instant = (time: string) => new Date(`${time < '04:00' ? morrow : day}T${time}:00+02:00`).toISOString()
const password = 'Agenda-2027!'
const homepage = `longue-${runId}`
const email = `${homepage}@mail.test`
const card = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(`^${title}, `) })
const longDay = Array.from({ length: 28 }, (_, at) => {
  const hour = String(8 + Math.floor(at / 2)).padStart(2, '0')
  const [from, until] = at % 2 ? [`${hour}:30`, `${hour}:55`] : [`${hour}:00`, `${hour}:25`]
  return { title: `Épisode ${at + 1}`, from, until }
})
const night = [
  { title: 'Couler à minuit', from: '23:30', until: '00:30' },
  { title: 'Forger la nuit', from: '00:15', until: '01:15', isBeside: true },
  { title: 'Éteindre le feu', from: '01:30', until: '03:45' },
]

let made: { own: number; page: string; ics: string }

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const { superAdmin, id: own, inFair } = await ownFair(request, homepage)
  const program = await inFair('/conference_programs', {
    name: 'Ateliers',
    timeZone: 'Europe/Paris',
    dayChange: '04:00',
  })
  const forge = await inFair('/conference_rooms', { name: 'La forge', slug: 'forge', rank: 1 })
  const kiln = await inFair('/conference_rooms', { name: 'Le four', slug: 'four', rank: 2 })
  const ada = await inFair('/speakers', { name: 'Ada Fonte' })
  const kind = { program, mode: 'live', hosting: 'external', format: 'plenary', speakers: [ada] }
  const kept: number[] = []
  for (const { title, from, until, ...more } of [...longDay, ...night])
    kept.push(
      await inFair('/conferences', {
        ...kind,
        title,
        begin: instant(from),
        end: instant(until),
        conferenceRoom: 'isBeside' in more ? kiln : forge,
      }),
    )
  await inFair('/conferences', {
    ...kind,
    title: 'Allumer le four',
    conferenceRoom: kiln,
    begin: `${morrow}T04:00:00+02:00`,
    end: `${morrow}T05:00:00+02:00`,
  })
  await superAdmin.post(`/conference_programs/${program}/publish`, {})
  await newVisitor(request, homepage, { email, firstName: 'Noé', lastName: 'Veille', password })
  const visitor = await callsAs(request, email, password)
  for (const conference of kept) await visitor.post('/agenda_entries', { conference })
  const ics = await (await request.get(`/api/conference_programs/${program}/calendar.ics`)).text()
  made = { own, page: `/${homepage}/conference/program/${program}`, ics }
  await request.dispose()
})

test('what goes over midnight is of the day that it began on, by the fair’s clock and by that of Los Angeles: in grid, list, agenda and calendar', async ({
  browser,
}) => {
  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await logIn(page, email, `${made.page}?day=${day}&view=grid`, password)
  const said = async (title: string, name: RegExp) => expect(card(page, title)).toHaveAccessibleName(name)

  await test.step('by the fair’s clock, in the grid and in the list', async () => {
    await expect(page.getByRole('group', { name: 'Jour' }).getByRole('link')).toHaveText([
      /^mardi 2/,
      /^mercredi 3/,
    ])
    await said('Couler à minuit', /, 23:30 à 00:30, La forge/)
    await said('Forger la nuit', /, 00:15 à 01:15, le lendemain, Le four/)
    await said('Éteindre le feu', /, 01:30 à 03:45, le lendemain, La forge/)
    await expect(card(page, 'Allumer le four')).toHaveCount(0)
    // Once the agenda is read it is somebody’s own.
    await expect(card(page, 'Couler à minuit')).toHaveAccessibleName(/dans votre agenda/)
    await card(page, 'Couler à minuit').focus()
    await pressUntilFocused(page, 'ArrowDown', card(page, 'Éteindre le feu'))
    await page.keyboard.press('l')
    await expect(page.locator('[data-layout="list"]').getByRole('heading', { level: 3 }).last()).toHaveText(
      '01:30',
    )
  })

  await test.step('by the reader’s clock, where it is the afternoon of the same day and the evening before', async () => {
    await page.getByRole('radio', { name: 'Votre heure' }).check()
    await said('Couler à minuit', /, 14:30 à 15:30, La forge/)
    await said('Forger la nuit', /, 15:15 à 16:15, Le four/)
    await said('Épisode 1', /, 23:00 à 23:25, la veille, La forge/)
    await page.getByRole('link', { name: /^mercredi 3/ }).click()
    await said('Allumer le four', /, 19:00 à 20:00, la veille, Le four/)
    await page.getByRole('radio', { name: 'Heure du salon' }).check()
    await said('Allumer le four', /, 04:00 à 05:00, Le four/)
  })

  await test.step('in the agenda, with the clash', async () => {
    await page.goto(`/${homepage}/user/agenda`)
    const of = page.getByRole('region', { name: 'mardi 2 juin' })
    const clash = of.getByRole('region', { name: 'Elles se croisent de 00:15 à 00:30' })
    await expect(clash.getByRole('listitem')).toContainText([
      /Couler à minuit.*La forge.*Chez vous\s: 14:30 à 15:30/,
      /Forger la nuit.*le lendemain · Le four.*Chez vous\s: mardi 2 juin, 15:15 à 16:15/,
    ])
    await expect(of.getByRole('heading', { level: 3 }).last()).toHaveText('Éteindre le feu')
  })
  expect(made.ics).toMatch(/DTSTART:20370602T213000Z\r\nDTEND:20370602T223000Z\r\nSUMMARY:Couler à minuit/)
  expect(made.ics).toMatch(/DTSTART:20370602T221500Z\r\nDTEND:20370602T231500Z\r\nSUMMARY:Forger la nuit/)
  await context.close()
})

test('a programme and one’s own day are printed whole: nothing that is pressed, no picture behind, no session cut by a page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await logIn(page, email, `${made.page}?day=${day}&view=grid`, password)
  const all = [...longDay, ...night]
  const printed = async (name: string, lineOf: (one: (typeof all)[number]) => string) => {
    await expect(page.getByRole('link', { name: /^Éteindre le feu/ })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    // What leads anywhere are the titles alone.
    await expect(page.getByRole('link')).toHaveCount(all.length)
    await expect(page.locator('button, input, select, summary').filter({ visible: true })).toHaveCount(0)
    const pictures = await page.evaluate(
      () =>
        [...document.querySelectorAll('body, body *')].filter(
          one => one.checkVisibility() && getComputedStyle(one).backgroundImage !== 'none',
        ).length,
    )
    expect(pictures).toBe(0)
    const sheets = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4', landscape: true })))
    const { text, totalPages } = await extractText(sheets)
    await page.emulateMedia({ media: 'screen' })
    expect(totalPages).toBeGreaterThan(2)
    expect(text[0]?.toLowerCase()).toContain(name)
    const lines = text.map(sheet => sheet.replaceAll(/[\s·–]+/g, ' '))
    for (const one of all)
      expect(
        lines.filter(sheet => sheet.includes(lineOf(one))),
        one.title,
      ).toHaveLength(1)
  }
  const roomOf = (one: (typeof all)[number]) => ('isBeside' in one ? 'Le four' : 'La forge')
  const nextDay = (one: (typeof all)[number], word: string) => (one.from < '04:00' ? `${word} ` : '')
  await printed(
    'programme du mardi 2 juin',
    one => `${one.from} à ${one.until} ${nextDay(one, '+1')}${roomOf(one)} ${one.title} Ada Fonte`,
  )
  await page.goto(`/${homepage}/user/agenda`)
  await printed(
    'mardi 2 juin',
    one => `${one.from} ${one.until} ${one.title} ${nextDay(one, 'le lendemain')}${roomOf(one)}`,
  )
})

test.afterAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await (await callsAs(request, 'superadmin@demo.test')).delete(`/fairs/${made.own}`)
  await request.dispose()
})
