import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { callsAs, tokenFor } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { ownServer } from '../calls/own-server.ts'
import { logIn } from '../log-in.ts'
import { type APIRequestContext, type Browser, expect, test } from '../test.ts'
import { recordedBy, streamServer } from './stream-server.ts'

const fair = '/rives-et-ateliers'
const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

let stream: Awaited<ReturnType<typeof streamServer>>
let server: Awaited<ReturnType<typeof ownServer>>
/** Of that server. */
let request: APIRequestContext
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000)
  stream = await streamServer()
  server = await ownServer(await playwright.request.newContext(), { STREAM_HOSTS: stream.origin })
  await server.start()
  request = await playwright.request.newContext({ baseURL: server.url })
})
test.afterAll(async () => {
  await server.remove()
  await stream.close()
})
/** A page of that server. */
const pageOf = async (browser: Browser, viewport = { width: 1280, height: 900 }) =>
  (
    await browser.newContext({ baseURL: server.url, locale: 'fr-FR', viewport, reducedMotion: 'reduce' })
  ).newPage()

/** A published session of the demo’s fair, with its calls as its organizer makes them. */
async function session(said: object) {
  const organizer = await callsAs(request, 'organizer@demo.test')
  const { id: ofFair } = await organizer.get(`/default-fairs/slug${fair}`)
  const { id } = await organizer.post('/conferences', {
    fair: ofFair,
    title: 'Une coque en bois',
    mode: 'live',
    hosting: 'external',
    format: 'plenary',
    ...said,
  })
  await organizer.post(`/conferences/${id}/publish`, {})
  return { organizer, ofFair, id: id as number, page: `${fair}/conference/view/${id}` }
}

async function upload(use: string, name: string, mimeType: string, buffer: Buffer) {
  const headers = { authorization: `Bearer ${await tokenFor(request, 'organizer@demo.test')}` }
  const answer = await request.post(`/api/media_objects?use=${use}`, {
    headers,
    multipart: { file: { name, mimeType, buffer } },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).id as number
}

const second = (page: Parameters<typeof logIn>[0]) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

test('a replay begins at a chapter, and is seen with captions by keys on a phone', async ({ browser }) => {
  const page = await pageOf(browser, { width: 390, height: 844 })
  const over = { begin: inHours(-3), end: inHours(-2), replayMode: 'manual' }
  const made = await session(over)
  const film = await readFile(join(import.meta.dirname, '../../seed/demo/programme/wooden-hull.webm'))
  const media = await upload('film', 'hull.webm', 'video/webm', film)
  const vtt =
    'WEBVTT\n\n00:00.000 --> 00:09.000\nL’arbre\n\n00:20.000 --> 00:40.000\nLa planche <b>épaisse</b>\n'
  const captions = await upload('captions', 'fr.vtt', 'text/vtt', Buffer.from(vtt))
  await made.organizer.post('/conference_sources', {
    fair: made.ofFair,
    conference: made.id,
    kind: 'file',
    media,
    isReplay: true,
  })
  await made.organizer.post('/conference_documents', {
    conference: made.id,
    kind: 'captions',
    media: captions,
    title: 'Français',
  })
  const chapters = [
    { at: 0, titles: { fr: 'L’arbre' } },
    { at: 20, titles: { fr: 'La planche' } },
  ]
  await made.organizer.put(`/conferences/${made.id}/chapters`, { chapters, version: 0 })
  await made.organizer.put(`/conferences/${made.id}/replay`, { replayState: 'published' })

  await logIn(page, 'visitor', `${made.page}?chapter=2`)
  const player = page.getByRole('region', { name: 'Film : Une coque en bois' })
  await expect.poll(() => second(page)).toBeGreaterThanOrEqual(20)
  await player.getByRole('button', { name: 'Lire' }).focus()
  await page.keyboard.press('c')
  await expect(player.getByText('La planche épaisse')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => second(page)).toBeGreaterThanOrEqual(25)
  await expect(player.getByRole('button', { name: /^La planche, à partir de/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.keyboard.press('m')
  await expect(player.getByRole('button', { name: 'Rétablir le son' })).toBeVisible()
  await expectAccessible(page)
  await player.getByRole('tab', { name: 'Transcription' }).click()
  await player.getByRole('button', { name: /^L’arbre, à partir de/ }).click()
  await expect.poll(() => second(page)).toBeLessThan(9)
  // Captions are a choice that lasts.
  await page.reload()
  await expect(player.locator('p[lang]').or(player.getByText('L’arbre').first())).toBeVisible()
})

test('what a browser records in parts is a film that may be sought in, though its page was loaded again', async ({
  browser,
}) => {
  const page = await pageOf(browser)
  const made = await session({
    begin: inHours(-0.2),
    end: inHours(0.5),
    hosting: 'integrated',
    replayMode: 'integrated',
    isRecorded: true,
  })
  await logIn(page, 'organizer', `${fair}/conference/replay/${made.id}`)
  await expect(page.getByRole('heading', { name: 'Pas encore de film' })).toBeVisible()
  const takes = [
    await recordedBy(page, 'video/webm;codecs=vp8', 2_600),
    await recordedBy(page, 'video/webm;codecs=vp8', 1_600),
  ]
  await made.organizer.put(`/conferences/${made.id}/recording_consent`, { isGiven: true })
  const { id } = await made.organizer.post(`/conferences/${made.id}/recordings`, {})
  const headers = {
    authorization: `Bearer ${await tokenFor(request, 'organizer@demo.test')}`,
    'content-type': 'application/octet-stream',
  }
  const send = async (n: number, data: Buffer) =>
    (await request.put(`/api/recordings/${id}/parts/${n}`, { headers, data })).status()
  for (const [at, part] of takes.flat().entries()) {
    expect(await send(at + 1, part)).toBe(200)
    // Its answer was lost: it is sent again.
    expect(await send(at + 1, part)).toBe(200)
  }
  expect(await send(100, Buffer.from('later'))).toBe(409)
  await made.organizer.post(`/recordings/${id}/end`, {})
  const list = page.getByRole('region', { name: 'Enregistrements' })
  await expect(list.getByText('Revu')).toBeVisible()
  const video = page.locator('video')
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.duration)).toBeGreaterThan(3.4)
  const seen = await video.evaluate(async (film: HTMLVideoElement) => {
    film.currentTime = 3.2
    await new Promise(resolve => film.addEventListener('seeked', resolve, { once: true }))
    return [film.duration < 6, film.currentTime > 3, film.videoWidth]
  })
  expect(seen).toEqual([true, true, 320])
  await page.getByRole('button', { name: 'Ajouter un chapitre ici' }).click()
  await page.getByRole('textbox', { name: 'Titre du chapitre 1' }).fill('La fin')
  await page.getByRole('button', { name: 'Enregistrer les chapitres' }).click()
  await expect(page.getByText('Les chapitres sont enregistrés.')).toBeVisible()
  await expectAccessible(page)
})

test('a stream of a named server plays on the page, and of another is refused in words', async ({
  browser,
}) => {
  const page = await pageOf(browser)
  const made = await session({ begin: inHours(-0.2), end: inHours(0.5) })
  await logIn(page, 'organizer', `${fair}/conference/edit/${made.id}`)
  stream.show(Buffer.concat(await recordedBy(page, 'video/mp4;codecs=vp9', 3_000)))
  const address = page.getByRole('region', { name: 'Où la suivre' })
  const field = address.getByRole('textbox', { name: 'Adresse' })
  await field.fill('https://autre.example/live.m3u8')
  await address.getByRole('button', { name: 'Ajouter l’adresse' }).click()
  await expect(page.getByText('ne peuvent pas être montrés sur la page').first()).toBeVisible()
  await field.fill(`${stream.origin}/live.m3u8`)
  await address.getByRole('button', { name: 'Ajouter l’adresse' }).click()
  await expect(page.getByText(`${stream.origin}/live.m3u8`)).toBeVisible()
  await page.goto(made.page)
  await page.getByRole('button', { name: 'Lire' }).click()
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.videoWidth))
    .toBe(320)
  await expect.poll(() => second(page)).toBeGreaterThan(0.5)
})
