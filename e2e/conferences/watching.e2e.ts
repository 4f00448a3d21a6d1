import { callsAs, linkTo } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { runId } from '../run-id.ts'
import { expect, test } from '../test.ts'

/** A fair of its own, that lets everybody watch: others do not. */
const salon = `salon-ouvert-${runId}`
const password = 'Lanterne-42!'

test('a stranger watches what is on air, registers by its page, and comes back to it with a seat; then nobody watches any more', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow()
  const superAdmin = await callsAs(request, 'superadmin@demo.test')
  const { id: fair } = await superAdmin.post('/fairs', { name: 'Salon ouvert', homepage: salon })
  await superAdmin.put(`/fairs/${fair}`, {
    status: '/api/fair_statuses/2',
    isPublicAccess: true,
    isUsingConferenceModule: true,
    isRegistrationUserHomepage: true,
    isValidatingUsers: false,
  })
  const [variation] = await superAdmin.get('/conference_room_type_variations?itemsPerPage=1')
  const { id: conferenceRoom } = await superAdmin.post('/conference_rooms', {
    fair,
    name: 'Auditorium',
    slug: 'auditorium',
    conferenceRoomType: variation.conferenceRoomType.id,
    conferenceRoomTypeVariation: variation.id,
  })
  const now = Date.now()
  const { id } = await superAdmin.post('/conferences', {
    fair,
    conferenceRoom,
    title: 'Une session ouverte à tous',
    mode: 'live',
    hosting: 'external',
    format: 'plenary',
    questionMode: 'open',
    begin: new Date(now - 60_000).toISOString(),
    end: new Date(now + 3_600_000).toISOString(),
  })
  const video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
  await superAdmin.post('/conference_sources', { fair, conference: id, kind: 'frame', url: video })
  await superAdmin.post(`/conferences/${id}/publish`, {})
  const session = `/${salon}/conference/view/${id}`
  const film = page.locator('[data-film]')
  const line = page.getByText('Vous regardez sans compte.')

  await test.step('without the setting a stranger is led to register and sees nothing of it', async () => {
    await page.goto(session)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await expect(page.getByText('Connectez-vous ou inscrivez-vous')).toBeVisible()
    await expect(film).toHaveCount(0)
  })

  const watched = page.waitForResponse(
    answer => answer.request().method() === 'POST' && answer.url().endsWith(`/conferences/${id}/watching`),
  )
  await test.step('an organizer lets everybody watch, beside what that means', async () => {
    const other = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'fr-FR' })
    const settings = await other.newPage()
    await logIn(settings, 'superadmin', `/${salon}/fair/edit/${fair}/modules`)
    const choice = settings.getByRole('switch', { name: 'Conférences à regarder sans compte' })
    await expect(choice).not.toBeChecked()
    await expect(settings.getByText('qui regarde ne prend la place d’aucun inscrit')).toBeVisible()
    const kept = settings.waitForResponse(
      answer => answer.request().method() === 'PUT' && answer.url().endsWith(`/fairs/${fair}`),
    )
    await settings.getByText('Conférences à regarder sans compte').click()
    await kept
    await other.close()
  })

  await test.step('the open page shows the film, and nothing by which one takes part', async () => {
    await expect(line).toBeVisible()
    await expect(film).toBeVisible()
    for (const name of ['M’asseoir là', 'Poser la question', 'Lever la main'])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.getByRole('group', { name: /^Auditorium/ })).toHaveCount(0)
    const { key } = await (await watched).json()
    const kept = await page.evaluate(() => JSON.stringify([document.cookie, localStorage, sessionStorage]))
    expect(kept).not.toContain(key)
    await expectAccessible(page)
  })

  const email = `ouverte-${runId}@mail.test`
  const visitor = await (await browser.newContext({ ...(baseURL && { baseURL }), locale: 'fr-FR' })).newPage()
  await test.step('whoever registers by its button comes back to this session, and sits down', async () => {
    await visitor.goto(session)
    // Until it is known that one may watch, the same way stands beside the page.
    await expect(visitor.getByText('Vous regardez sans compte.')).toBeVisible()
    await visitor.getByRole('article').getByRole('link', { name: 'S’inscrire' }).click()
    await visitor.getByRole('textbox', { name: 'Prénom' }).fill('Lou')
    await visitor.getByRole('textbox', { name: 'Nom', exact: true }).fill('Marin')
    await visitor.getByRole('textbox', { name: /Adresse e-mail/ }).fill(email)
    await visitor.locator('input[name=password]').fill(password)
    await visitor.getByText('J’accepte les conditions').click()
    await visitor.getByRole('button', { name: 'Créer mon compte' }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: 'Regardez vos e-mails' })).toBeVisible()
    await visitor.goto(await linkTo(superAdmin, email, 'registration_confirm'))
    await visitor.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
    await visitor.getByRole('textbox', { name: /e-mail/ }).fill(email)
    await visitor.locator('input[name=password]').fill(password)
    await visitor.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
    await expect(visitor).toHaveURL(new RegExp(`${session}$`))
    await expect(visitor.locator('[data-film]')).toBeVisible()
    await expect(visitor.getByText('Vous regardez sans compte.')).toHaveCount(0)
    await visitor.getByRole('group', { name: /^Auditorium/ }).waitFor()
    await visitor.keyboard.press('l')
    await visitor.getByRole('button', { name: 'M’asseoir là' }).press('Enter')
    await expect(visitor.getByText('Votre place, A1')).toBeVisible()
  })

  await test.step('once nobody may watch any more, it is gone for the stranger, not for who is registered', async () => {
    await superAdmin.put(`/fairs/${fair}`, { isPublicWatching: false })
    await expect(film).toHaveCount(0)
    await expect(page.getByText('Connectez-vous ou inscrivez-vous')).toBeVisible()
    await expect(visitor.locator('[data-film]')).toBeVisible()
    await visitor.context().close()
  })
})
