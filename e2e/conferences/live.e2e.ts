import { hasJanus, ownJanus } from '#domain/calls/server/testing/own-janus.ts'
import { demoAccounts } from '#seed/demo/accounts.ts'
import { callsAs } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { ownServer } from '../calls/own-server.ts'
import { expectMoving, expectVoices, open, test } from '../calls/people.ts'
import { runId } from '../run-id.ts'
import { type APIRequestContext, expect, type Locator, type Page } from '../test.ts'

const fair = '/rives-et-ateliers'
const name = (account: string) => {
  const found = demoAccounts.find(one => one.name === account)
  return `${found?.firstName} ${found?.lastName}`
}
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const pictureOf = (page: Page, who: string) => page.getByLabel(`Image de ${name(who)}`)

/** A session that should begin in a moment, started by its speaker, with its moderator. */
async function madeSession(request: APIRequestContext, format: 'workshop' | 'plenary'): Promise<number> {
  const organizer = await callsAs(request, 'organizer@demo.test')
  const me = async (account: string) =>
    (await (await callsAs(request, `${account}@demo.test`)).get('/user/detail')).id as number
  const { id: fairId } = await organizer.get(`/default-fairs/slug${fair}`)
  const user = await me('speaker')
  const cards: { id: number; user: { id: number } | null }[] = await organizer.get(
    `/speakers?fair=${fairId}&pagination=false`,
  )
  const card =
    cards.find(one => one.user?.id === user) ??
    (await organizer.post('/speakers', { fair: fairId, name: name('speaker'), user }))
  const { id } = await organizer.post('/conferences', {
    fair: fairId,
    title: `En direct ${runId}`,
    mode: 'live',
    hosting: 'integrated',
    format,
    begin: inMinutes(2),
    end: inMinutes(60),
    speakers: [card.id],
    moderator: await me('moderator'),
    isStartedBySpeakers: true,
    isMutingParticipants: true,
    isRecorded: true,
    questionMode: 'open',
    isChat: true,
    replayMode: 'integrated',
  })
  await organizer.post(`/conferences/${id}/publish`, {})
  return id
}

const backstage = (id: number) => `${fair}/conference/backstage/${id}`
const session = (id: number) => `${fair}/conference/view/${id}`

async function endSession(speaker: Page) {
  await speaker.getByRole('button', { name: 'Terminer la session' }).click()
  await speaker.getByRole('alertdialog').getByRole('button', { name: 'Terminer la session' }).click()
}

/** How loud the last seconds of a film are, of 1. */
const loudnessOf = (page: Page, film: string) =>
  page.evaluate(async url => {
    const bytes = await (await fetch(url)).arrayBuffer()
    const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes)
    const heard = sound.getChannelData(0).slice(-3 * sound.sampleRate)
    return heard.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  }, film)

const framesOf = (video: Locator) =>
  video.evaluate((one: HTMLVideoElement) => one.getVideoPlaybackQuality().totalVideoFrames)

test('a speaker goes from backstage on air and is seen; who moderates mutes them; loaded anew they are back; the end is said', async ({
  browser,
  request,
}) => {
  test.slow()
  const id = await madeSession(request, 'workshop')
  const visitor = await open(browser, 'visitor', session(id))
  await expect(visitor.getByText('La session n’a pas encore commencé.')).toBeVisible()

  const speaker = await open(browser, 'speaker', `${fair}/user/agenda`)
  await speaker
    .getByRole('link', { name: `Coulisses de En direct ${runId}` })
    .first()
    .click()
  await expect(speaker).toHaveURL(backstage(id))
  await expect(speaker.getByLabel('Votre image', { exact: true })).toHaveJSProperty('paused', false)
  await expect(speaker.getByRole('list').filter({ hasText: name('moderator') })).toContainText(
    'pas encore là',
  )
  await speaker.getByRole('button', { name: 'Oui, m’enregistrer' }).click()
  await expect(speaker.getByText('L’enregistrement commence quand')).toBeVisible()
  await expectAccessible(speaker)
  const behind = `Micro trois ${runId}`
  const field = speaker.getByRole('textbox', { name: 'Écrire à l’équipe' })
  await field.fill(behind)
  await field.press('Enter')
  await expect(speaker.getByRole('log').getByRole('article').filter({ hasText: behind })).toHaveCount(1)
  await speaker.getByRole('button', { name: 'À l’antenne' }).click()
  await expect(speaker.getByText('Le public vous voit et vous entend.')).toBeVisible()
  await expect(speaker.getByText('On vous enregistre')).toBeVisible()

  await visitor.getByRole('button', { name: 'Seulement regarder' }).click()
  await expectMoving(pictureOf(visitor, 'speaker'))
  await expectVoices(visitor)
  await expect(visitor.getByText('Enregistrement en cours')).toBeVisible()
  await expect(visitor.getByText('En direct', { exact: true }).first()).toBeVisible()

  // What the team says among itself is for nobody of the audience, whose own room is another.
  await visitor.getByRole('tab', { name: /^Discussion/ }).click()
  const words = visitor.getByRole('textbox', { name: 'Écrire à tout le monde ici' })
  await words.fill(`Bonjour ${runId}`)
  await words.press('Enter')
  await expect(
    visitor
      .getByRole('log')
      .getByRole('article')
      .filter({ hasText: `Bonjour ${runId}` }),
  ).toHaveCount(1)
  await expect(visitor.getByText(behind)).toHaveCount(0)
  await visitor.getByRole('tab', { name: /^Questions/ }).click()

  const moderator = await open(browser, 'moderator', session(id))
  await moderator.getByRole('button', { name: 'Seulement regarder' }).click()
  await expectMoving(pictureOf(moderator, 'speaker'))
  await moderator.getByRole('button', { name: name('speaker') }).click()
  await moderator.getByRole('menuitem', { name: /^Couper son micro/ }).click()
  await expect(speaker.getByText('La modération a coupé votre micro.')).toBeVisible()
  await expect(visitor.getByText(`${name('speaker')}, Micro coupé`)).toBeVisible()

  await speaker.reload()
  await expect(speaker.getByText('La modération a coupé votre micro.')).toBeVisible()
  await expect(speaker.getByRole('button', { name: 'Quitter la scène' })).toBeVisible()
  await expect(speaker.getByText('On vous enregistre')).toBeVisible()
  await expectMoving(pictureOf(visitor, 'speaker'))
  // Whoever raises a hand is asked before they are heard, and is off the stage with the word.
  const onStage = moderator.getByRole('region', { name: /^Scène de/ }).getByText(name('visitor'))
  await visitor.getByRole('tab', { name: /^Présents/ }).click()
  await visitor.getByRole('button', { name: 'Lever la main' }).click()
  await moderator.getByRole('tab', { name: 'Régie' }).click()
  await moderator.getByRole('button', { name: 'Donner la parole' }).click()
  await expect(onStage).toHaveCount(0)
  await visitor.getByRole('button', { name: 'Parler' }).click()
  await expect(onStage.first()).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Rendre la parole' })).toBeVisible()
  await expectAccessible(visitor)
  await expectAccessible(moderator)
  await moderator.getByRole('button', { name: 'Retirer la parole' }).click()
  await expect(onStage).toHaveCount(0)
  await expect(visitor.getByText('La modération vous donne la parole.')).toHaveCount(0)
  await expectMoving(pictureOf(visitor, 'speaker'))
  await visitor.getByRole('tab', { name: /^Questions/ }).click()
  await visitor.getByRole('textbox', { name: 'Votre question aux intervenants' }).fill('Et après ?')
  await visitor.getByRole('button', { name: 'Poser la question' }).click()
  const desk = await callsAs(request, 'moderator@demo.test')
  await expect.poll(async () => (await desk.get(`/conferences/${id}/stage`)).questions.length).toBe(1)
  const { questions } = await desk.get(`/conferences/${id}/stage`)
  await desk.put(`/conference_questions/${questions[0].id}`, { state: 'answered' })

  // Of two on stage each is recorded, and whoever agreed is heard in both: the speaker is muted still.
  await moderator.getByRole('button', { name: 'Participer' }).click()
  await expectMoving(pictureOf(speaker, 'moderator'))
  await expectVoices(speaker)
  await moderator.getByRole('button', { name: 'Oui, m’enregistrer' }).click()
  await expect(moderator.getByText('On vous enregistre')).toBeVisible()
  const bytesOf = async () => {
    const { recordings } = await desk.get(`/conferences/${id}/recordings`)
    return recordings.map(({ bytes }: { bytes: number }) => bytes) as number[]
  }
  const before = await bytesOf()
  await expect
    .poll(async () => (await bytesOf()).every((bytes, at) => bytes > (before[at] ?? 0) + 60_000))
    .toBe(true)

  await endSession(speaker)
  await expect(visitor.getByText('La session est terminée.')).toBeVisible()
  await expect(visitor.locator('video')).toHaveCount(0)
  await expect(speaker.getByRole('button', { name: 'Reprendre l’antenne' })).toBeVisible()
  // Whoever leaves the page before what was recorded is safe keeps the film waiting.
  const states = async () => {
    const { recordings } = await desk.get(`/conferences/${id}/recordings`)
    return recordings.map(({ state }: { state: string }) => state)
  }
  await expect.poll(states).not.toContain('recording')
  // What all recorders of the speaker wrote is one film, the longest, at the desk of its replay.
  await moderator.goto(`${fair}/conference/replay/${id}`)
  await expect(moderator.getByText('Prêt, pas encore publié.')).toBeVisible()
  const films = moderator.getByRole('region', { name: 'Enregistrements' }).getByRole('listitem')
  await expect(films).toHaveCount(2)
  await expect(films.filter({ hasText: 'Revu' })).toContainText(name('speaker'))
  const { recordings } = await desk.get(`/conferences/${id}/recordings`)
  const chosen = recordings.find(({ isReplay }: { isReplay: boolean }) => isReplay)
  expect(await loudnessOf(moderator, chosen.url)).toBeGreaterThan(0.01)
  await moderator.getByRole('button', { name: 'Publier' }).click()
  await expect(moderator.getByRole('button', { name: 'Masquer' })).toBeVisible()
  await expectAccessible(moderator)
  // Both were recorded, with a pause between: what was answered is found where the film says it.
  await visitor.goto(session(id))
  const answered = visitor
    .getByRole('tabpanel', { name: 'Questions' })
    .getByRole('button', { name: /Et après/ })
  await answered.click()
  const { media } = await desk.get(`/conferences/view/${id}`)
  const film = visitor.getByRole('region', { name: /^Film/ }).locator('video')
  expect(media.questions[0].at).toBeLessThanOrEqual(media.durationMs / 1_000)
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThanOrEqual(media.questions[0].at)
  await expect(answered).toHaveAttribute('aria-current', 'true')
  for (const page of [visitor, speaker, moderator]) await page.context().close()
})

test('a plenary through the engine: seen without a press, no picture once it is muted, somebody of the audience heard by the word, the engine lost and back', async ({
  browser,
  request,
  playwright,
}) => {
  test.skip(!hasJanus())
  test.setTimeout(600_000)
  const engine = await ownJanus()
  await engine.start()
  const server = await ownServer(request, engine.env)
  try {
    await server.start()
    const { url: baseURL } = server
    const api = await playwright.request.newContext({ baseURL })
    const id = await madeSession(api, 'plenary')
    const speaker = await open(browser, 'speaker', backstage(id), { baseURL })
    await speaker.getByRole('button', { name: 'À l’antenne' }).click()
    await expect(speaker.getByText('Le public vous voit et vous entend.')).toBeVisible()
    const visitor = await open(browser, 'visitor', session(id), { baseURL })
    const picture = pictureOf(visitor, 'speaker')
    await expectMoving(picture)

    const moderator = await callsAs(api, 'moderator@demo.test')
    const { participants } = await moderator.get(`/conferences/${id}/room`)
    const path = `/conferences/${id}/publishers/${participants[0].connection}`
    await moderator.put(path, { isCameraMuted: true })
    await expect
      .poll(async () => {
        const before = await framesOf(picture)
        await visitor.evaluate(() => new Promise(resolve => setTimeout(resolve, 1_000)))
        return (await framesOf(picture)) - before
      })
      .toBe(0)
    await moderator.put(path, { isCameraMuted: false })
    await speaker.getByRole('button', { name: 'Caméra coupée, activer la caméra' }).click()
    await expectMoving(picture)

    // Somebody of the audience has the word: all see and hear them, until it is taken back.
    const listener = await open(browser, 'press', session(id), { baseURL })
    await expectMoving(pictureOf(listener, 'speaker'))
    await visitor.getByRole('tab', { name: /^Présents/ }).click()
    await visitor.getByRole('button', { name: 'Lever la main' }).click()
    const chair = await open(browser, 'moderator', session(id), { baseURL })
    await chair.getByRole('tab', { name: 'Régie' }).click()
    await chair.getByRole('button', { name: 'Donner la parole' }).click()
    await visitor.getByRole('button', { name: 'Parler' }).click()
    await visitor.getByRole('button', { name: 'Caméra coupée, activer la caméra' }).click()
    for (const page of [listener, speaker, chair]) await expectMoving(pictureOf(page, 'visitor'))
    // Where a browser plays nothing on a page that nobody has touched, the page offers it.
    const sound = listener.getByRole('button', { name: 'Activer le son', exact: true })
    if (await sound.isVisible()) await sound.click()
    await expectVoices(listener, 2)
    await expectVoices(speaker)
    await chair.getByRole('button', { name: name('visitor') }).click()
    await chair.getByRole('menuitem', { name: /^Couper son micro/ }).click()
    await expect(visitor.getByText('La modération a coupé votre micro.')).toBeVisible()
    await expect(listener.getByText(`${name('visitor')}, Micro coupé`)).toBeVisible()
    await chair.getByRole('button', { name: 'Retirer la parole' }).click()
    for (const page of [listener, speaker, chair]) await expect(pictureOf(page, 'visitor')).toHaveCount(0)
    await expectMoving(picture)
    for (const page of [listener, chair]) await page.context().close()

    await engine.kill()
    await expect(visitor.getByText('La vidéo ne répond pas en ce moment.')).toBeVisible({ timeout: 60_000 })
    await engine.start()
    await expect(visitor.getByText('La vidéo ne répond pas en ce moment.')).toBeHidden({ timeout: 90_000 })
    await expectMoving(picture)
    await endSession(speaker)
    await expect(visitor.getByText('La session est terminée.')).toBeVisible()
    await api.dispose()
    for (const page of [speaker, visitor]) await page.context().close()
  } finally {
    await server.remove()
    await engine.remove()
  }
})
