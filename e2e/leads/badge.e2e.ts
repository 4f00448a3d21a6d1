import { callsAs } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { runId } from '../run-id.ts'
import { expect, test } from '../test.ts'
import { writeBadgeVideo } from './badge-video.ts'

const salon = '/rives-et-ateliers'

test('a badge is scanned by the camera; its person hears of it and takes the card back on a phone', async ({
  playwright,
  browser,
  launchOptions,
  baseURL,
  request,
}) => {
  test.slow()
  const note = `Demande un devis ${runId}`
  const visitor = await callsAs(request, 'visitor@demo.test')
  const [{ id: fair }] = (await visitor.get('/default-fairs')).filter(
    (one: { homepage: string }) => one.homepage === salon.slice(1),
  )
  const { code } = await visitor.get(`/user/badge?fair=${fair}`)

  const phone = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  })
  const badge = await phone.newPage()
  await logIn(badge, 'visitor', `${salon}/user/badge`)
  await expect(badge.getByRole('img', { name: 'QR code de votre badge' })).toBeVisible()
  await expectAccessible(badge)

  const video = writeBadgeVideo(code)
  const withCamera = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--use-fake-device-for-media-stream=fps=5',
      `--use-file-for-fake-video-capture=${video.path}`,
      '--use-fake-ui-for-media-stream',
    ],
  })
  try {
    const context = await withCamera.newContext({
      ...(baseURL && { baseURL }),
      locale: 'fr-FR',
      reducedMotion: 'reduce',
      permissions: ['camera'],
    })
    const desk = await context.newPage()
    await logIn(desk, 'firmadmin', `${salon}/stand/scan`)
    await desk.getByRole('button', { name: 'Ouvrir la caméra' }).click()
    const last = desk.getByRole('region', { name: 'Dernier badge' })
    await expect(last.getByText('Léa Fontanel')).toBeVisible({ timeout: 60_000 })
    await last.getByRole('textbox', { name: 'Note' }).fill(note)
    await last.getByRole('button', { name: 'Garder la note' }).click()
    const today = desk.getByRole('region', { name: 'Aujourd’hui' })
    const scanned = today.getByRole('listitem').filter({ hasText: note })
    await expect(scanned).toContainText('Envoyé')
    // It was told while the page was open.
    const held = badge.getByRole('button', { name: /^Reprendre votre carte/ })
    await held.click()
    await badge.getByRole('alertdialog').getByRole('button', { name: 'Reprendre' }).click()
    await expect(held).toHaveCount(0)
    await desk.reload()
    await expect(today.getByText('Carte reprise').first()).toBeVisible()
    await expect(scanned).toHaveCount(0)
  } finally {
    await withCamera.close()
    await phone.close()
    video.remove()
  }
})
