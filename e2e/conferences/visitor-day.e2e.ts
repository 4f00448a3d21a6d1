import { linkTo, newVisitor } from '../api.ts'
import { pressByKey, pressUntilFocused, tabTo } from '../keyboard.ts'
import { logIn } from '../log-in.ts'
import { runId } from '../run-id.ts'
import { expect, type Page, test } from '../test.ts'
import { fair } from './made-programme.ts'
import { dayChange, ownFair } from './own-fair.ts'

const password = 'Agenda-2027!'
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const card = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(`^${title}, `) })

test('a visitor in Los Angeles makes their day with keys alone: home, lobby, centre, programme, filter, agenda with a clash, reminder, doors, seat, question, vote, end', async ({
  browser,
  request,
}) => {
  test.slow()
  const homepage = `journee-${runId}`
  const { superAdmin, id: own, inFair } = await ownFair(request, homepage)
  const program = await inFair('/conference_programs', { name: 'Ateliers', dayChange: dayChange() })
  const [variation] = await superAdmin.get('/conference_room_type_variations?itemsPerPage=1')
  const drawn = {
    conferenceRoomType: variation.conferenceRoomType.id,
    conferenceRoomTypeVariation: variation.id,
  }
  const forge = await inFair('/conference_rooms', { name: 'La forge', slug: 'forge', rank: 1, ...drawn })
  const kiln = await inFair('/conference_rooms', { name: 'Le four', slug: 'four', rank: 2 })
  const session = (title: string, conferenceRoom: number, from: number) =>
    inFair('/conferences', {
      program,
      title,
      conferenceRoom,
      begin: inMinutes(from),
      end: inMinutes(from + 30),
      mode: 'live',
      hosting: 'external',
      format: 'plenary',
      questionMode: 'open',
    })
  const bronze = await session('Couler le bronze', forge, 14)
  await session('Cuire la terre', kiln, 20)
  await superAdmin.post(`/conference_programs/${program}/publish`, {})
  const email = `${homepage}@mail.test`
  await newVisitor(request, homepage, { email, firstName: 'Ama', lastName: 'Loin', password })

  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await test.step('from the home page through lobby and centre to the programme', async () => {
    await logIn(page, email, `/${homepage}`, password)
    await pressByKey(page, page.getByRole('link', { name: 'Entrer dans le salon' }))
    await expect(page.getByRole('group', { name: /^Lobby/ })).toBeVisible()
    await pressByKey(
      page,
      page
        .getByRole('navigation', { name: 'Navigation principale' })
        .getByRole('link', { name: 'Programme' }),
    )
    await pressByKey(page, page.getByRole('link', { name: 'Centre de conférences' }))
    await expect(page.getByRole('group', { name: /^Centre de conférences, 2 salles/ })).toBeVisible()
    await page.goBack()
  })

  await test.step('both sessions are kept, and the agenda says that they clash, at home as at the fair', async () => {
    const field = page.getByRole('searchbox', { name: 'Session, intervenant ou salle' })
    await tabTo(page, field)
    await field.pressSequentially('bronze')
    await expect(page).toHaveURL(/search=bronze/)
    await expect(card(page, 'Cuire la terre')).toHaveCount(0)
    await tabTo(page, card(page, 'Couler le bronze'))
    await page.keyboard.press('b')
    await expect(card(page, 'Couler le bronze')).toHaveAccessibleName(/dans votre agenda/)
    await field.fill('')
    await expect(page).not.toHaveURL(/search=/)
    await pressUntilFocused(page, 'Tab', card(page, 'Couler le bronze'))
    await pressUntilFocused(page, 'ArrowRight', card(page, 'Cuire la terre'))
    await page.keyboard.press('b')
    await expect(card(page, 'Cuire la terre')).toHaveAccessibleName(/dans votre agenda/)
    await pressUntilFocused(page, 'Shift+Tab', page.getByRole('link', { name: 'Mon agenda' }).first())
    await page.keyboard.press('Enter')
    const clash = page.getByRole('region', { name: /^Elles se croisent/ })
    await expect(clash.getByRole('listitem').first()).toContainText('Chez vous')
    await pressByKey(page, clash.getByRole('button', { name: 'Tout garder', exact: true }))
    await expect(clash.getByRole('button', { name: 'Tout garder', exact: true })).toHaveCount(0)
  })

  await test.step('the reminder comes by mail and as a notice, which leads to the session', async () => {
    const bell = page.getByRole('button', { name: /^Notifications, / })
    await expect(bell).toHaveAccessibleName(/non lue/, { timeout: 120_000 })
    expect(await linkTo(superAdmin, email, 'reminder')).toContain(`/conference/view/${bronze}`)
    await pressByKey(page, bell)
    const notices = page.getByRole('dialog', { name: 'Notifications' })
    await pressByKey(page, notices.getByRole('link', { name: /Couler le bronze/ }))
    await expect(page).toHaveURL(new RegExp(`/conference/view/${bronze}`))
    await expect(page.getByText('Ouverture des portes à')).toBeVisible()
  })

  await test.step('the doors open on the open page; they sit down, ask, and vote', async () => {
    await superAdmin.put(`/conferences/${bronze}`, { begin: inMinutes(-1), end: inMinutes(40) })
    const stage = page.getByRole('group', { name: /^La forge, / })
    await expect(stage).toBeVisible()
    await page.keyboard.press('l')
    await page.getByRole('button', { name: 'M’asseoir là' }).press('Enter')
    await expect(page.getByText('Votre place, A1')).toBeVisible()
    await page.getByRole('textbox', { name: 'Votre question aux intervenants' }).fill('À quelle chaleur ?')
    await pressByKey(page, page.getByRole('button', { name: 'Poser la question' }))
    await expect(page.getByRole('list', { name: 'Questions', exact: true })).toContainText(
      'À quelle chaleur ?',
    )
    const { id: poll } = await superAdmin.post(`/conferences/${bronze}/polls`, {
      question: 'Sable ou cire ?',
      options: ['Le sable', 'La cire'],
    })
    await superAdmin.put(`/conference_polls/${poll}`, { state: 'open' })
    await page.getByRole('tab', { name: 'Sondage' }).press('Enter')
    await page.getByRole('radio', { name: 'La cire' }).press('Space')
    await page.getByRole('button', { name: 'Voter', exact: true }).press('Enter')
    await expect(page.getByText('1 personne a voté. En tête')).toBeVisible()
  })

  await test.step('the end is said, and where to go on', async () => {
    // By the minute that it is: what the clock decides is said by the minute.
    const end = new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString()
    await superAdmin.put(`/conferences/${bronze}`, { end })
    await expect(page.getByText('La session est terminée')).toBeVisible()
    await pressByKey(page, page.getByRole('link', { name: 'Tout le programme' }))
    await expect(card(page, 'Couler le bronze')).toBeVisible()
  })
  await context.close()
  await superAdmin.delete(`/fairs/${own}`)
})

test('a replay is watched from a chapter with its captions on a phone, and goes on there in another language', async ({
  browser,
}) => {
  test.slow()
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await logIn(page, 'visitor', `${fair}/conference/program`)
  // Whatever the hour is, and so the day that is shown first: the replay is of the day before.
  await page.getByRole('group', { name: 'Jour' }).getByRole('link').last().tap()
  await expect(page).toHaveURL(/day=/)
  await page.getByRole('searchbox').fill('coque')
  const elsewhere = page.getByRole('navigation', { name: 'Aussi un autre jour' })
  await elsewhere.getByRole('link', { name: /1.session$/ }).tap()
  await page.getByRole('link', { name: /^Une coque en bois pour cent ans, / }).tap()
  const film = page.getByRole('region', { name: /^Film/ })
  await film.getByRole('button', { name: 'Sous-titres' }).tap()
  await page.getByRole('menuitemradio', { name: /Français/ }).tap()
  await film.getByRole('button', { name: /^La planche, / }).tap()
  await expect(film.getByText('La planche passe à la vapeur')).toBeVisible()
  await film.getByRole('button', { name: 'Mettre en pause' }).tap()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).tap()
  const planks = page.getByRole('button', { name: /^Die Planke, / })
  await expect(planks).toHaveAttribute('aria-current', 'true', { timeout: 90_000 })
  await context.close()
})
