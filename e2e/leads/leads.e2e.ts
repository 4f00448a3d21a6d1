import { once } from 'node:events'
import { createServer } from 'node:http'
import { callsAs, newVisitor } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { fakeCamera } from '../fake-camera.ts'
import { logIn } from '../log-in.ts'
import { receiverPort } from '../ports.ts'
import { runId } from '../run-id.ts'
import { expect, test } from '../test.ts'
import { writeBadgeVideo } from './badge-video.ts'

const salon = '/rives-et-ateliers'
const password = 'Cartes-2026!'
/** So soon an open page shows what has changed. */
const soon = { timeout: 5_000 }

type Told = { type: string; data: { lead: number } }

/** Another program of the firm: `told` fills with what it is sent. */
async function receiver() {
  const told: Told[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    told.push(JSON.parse(Buffer.concat(parts).toString('utf8')))
    response.writeHead(204).end()
  }).listen(receiverPort, '127.0.0.1')
  await once(server, 'listening')
  return {
    told,
    url: `http://127.0.0.1:${receiverPort}/${runId}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('a visitor writes, hands their card and lets visits be seen; the contact explains its points line by line; withdrawn, it is gone from the open page, and a webhook says so', async ({
  browser,
  baseURL,
  request,
}) => {
  test.slow()
  const lastName = `Cartier ${runId}`
  const email = `cards.${runId}@demo.test`
  const text = `Combien pour douze passagers ? ${runId}`
  await newVisitor(request, salon.slice(1), { email, firstName: 'Ada', lastName, password })
  const [firm, visitor] = [
    await callsAs(request, 'firmadmin@demo.test'),
    await callsAs(request, email, password),
  ]
  const [stand] = await firm.get('/stands/my-stands')
  const overview = await firm.get(`/leads/overview?fair=${stand.fair.id}`)
  const { url, told, close } = await receiver()
  const { id: endpoint } = await firm.post('/webhook_endpoints', {
    fair: stand.fair.id,
    firm: overview.firm.id,
    url,
    events: ['lead.created', 'lead.updated', 'lead.withdrawn'],
  })
  const context = (options: object = {}) =>
    browser.newContext({
      ...(baseURL && { baseURL }),
      locale: 'fr-FR',
      reducedMotion: 'reduce',
      ...options,
    })
  const [office, phone] = [await context(), await context({ viewport: { width: 390, height: 844 } })]
  const running = await context()
  try {
    const desk = await office.newPage()
    await logIn(desk, 'firmadmin', `${salon}/stand/leads`)
    await expect(desk.getByRole('heading', { level: 1, name: /contact/ })).toBeVisible()
    const { id: conversation } = await visitor.post('/conversations', { stand: stand.id })
    await visitor.post('/direct_messages', { conversation, text, uuid: crypto.randomUUID() })
    const row = desk.getByRole('link').filter({ hasText: lastName })
    await expect(row).toContainText('20', soon)

    const booth = await phone.newPage()
    await logIn(booth, email, `${salon}/stand/visit/${stand.id}`, password)
    await booth.getByRole('button', { name: 'Donner ma carte' }).first().click()
    const question = booth.getByRole('dialog')
    await expect(question).toContainText(email)
    // All that a yes shows is read before it is given.
    for (const shown of ['passages', 'brochures', 'gardez', 'sessions'])
      await expect(question).toContainText(shown)
    const sees = question.getByRole('checkbox', { name: /Laisser aussi/ })
    await expect(sees).not.toBeChecked()
    await sees.click({ force: true })
    await question.getByRole('button', { name: 'Donner ma carte' }).click()
    await expect(booth.getByRole('button', { name: 'Ma carte est donnée' }).first()).toBeVisible()

    // What they look at counts from then on, at once.
    await expect(row).toContainText('39', soon)
    await row.click()
    const opened = desk.getByRole('region', { name: `Ada ${lastName}` })
    await expect(opened.getByRole('listitem').filter({ hasText: text })).toContainText('+20')
    await expect(opened.getByRole('listitem').filter({ hasText: 'A donné sa carte' })).toContainText('+15')
    await expect(opened.getByRole('listitem').filter({ hasText: 'Passage sur le stand' })).toContainText('+4')
    await expect(opened.getByRole('link', { name: email })).toBeVisible()

    await visitor.put('/user/ledger/organizers', { fair: stand.fair.id, isAllowed: true })
    const fairDesk = await running.newPage()
    await logIn(fairDesk, 'organizer', `${salon}/stand/leads/rules`)
    const firmName = overview.firm.name
    await fairDesk.getByRole('button', { name: `Actions : ${firmName}` }).click()
    await fairDesk.getByRole('menuitem', { name: 'Voir les noms' }).click()
    const named = fairDesk.getByRole('dialog').getByText(`Ada ${lastName}`)
    await expect(named).toBeVisible()

    await booth.goto('/user/data')
    await booth.getByRole('button', { name: 'Reprendre ma carte' }).first().click()
    await booth.getByRole('alertdialog').getByRole('button', { name: 'Reprendre ma carte' }).click()
    await expect(row).toHaveCount(0, soon)
    await expect(named).toHaveCount(0, soon)
    await expect(desk.getByText('Ce contact n’est plus là')).toBeVisible()
    await expect
      .poll(() => told.map(({ type }) => type))
      .toEqual(expect.arrayContaining(['lead.created', 'lead.withdrawn']))
    expect(JSON.stringify(told)).not.toMatch(/Ada|Cartier|cards\./)
  } finally {
    await firm.delete(`/webhook_endpoints/${endpoint}`)
    close()
    await office.close()
    await phone.close()
    await running.close()
  }
})

test('badges are scanned by the camera, and without network once it is back; their people hear of it and take the card back', async ({
  playwright,
  browser,
  launchOptions,
  baseURL,
  request,
}) => {
  test.slow()
  const people = ['camera', 'typed'].map(way => ({
    email: `${way}.${runId}@demo.test`,
    firstName: 'Ida',
    lastName: `${way === 'camera' ? 'Kamera' : 'Tippen'} ${runId}`,
    password,
  }))
  const [seen, typed] = people as [(typeof people)[0], (typeof people)[0]]
  const codes: string[] = []
  for (const person of people) {
    await newVisitor(request, salon.slice(1), person)
    const calls = await callsAs(request, person.email, password)
    const [{ id: fair }] = (await calls.get('/default-fairs')).filter(
      (one: { homepage: string }) => one.homepage === salon.slice(1),
    )
    codes.push((await calls.get(`/user/badge?fair=${fair}`)).code)
  }
  const shared = {
    ...(baseURL && { baseURL }),
    locale: 'fr-FR',
    reducedMotion: 'reduce' as const,
    viewport: { width: 390, height: 844 },
  }
  const phone = await browser.newContext(shared)
  const badge = await phone.newPage()
  await logIn(badge, seen.email, `${salon}/user/badge`, password)
  await expect(badge.getByRole('img', { name: 'QR code de votre badge' })).toBeVisible()
  await expectAccessible(badge)

  const video = writeBadgeVideo(codes[0] ?? '')
  const withCamera = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...fakeCamera(video.path)],
  })
  try {
    const booth = await withCamera.newContext({ ...shared, permissions: ['camera'] })
    const scan = await booth.newPage()
    await logIn(scan, 'firmadmin', `${salon}/stand/scan`)
    await scan.getByRole('button', { name: 'Ouvrir la caméra' }).click()
    const last = scan.getByRole('region', { name: 'Dernier badge' })
    await expect(last.getByText(`Ida ${seen.lastName}`)).toBeVisible({ timeout: 60_000 })
    await scan.getByRole('button', { name: 'Fermer' }).click()
    const today = scan.getByRole('region', { name: 'Aujourd’hui' })
    const scanned = today.getByRole('listitem').filter({ hasText: seen.lastName })
    await expect(scanned).toContainText('Envoyé')

    await booth.setOffline(true)
    await scan.getByRole('textbox', { name: 'Code du badge' }).fill((codes[1] ?? '').toLowerCase())
    await scan.getByRole('button', { name: 'Ajouter' }).click()
    await expect(today.getByRole('listitem').first()).toContainText('En attente')
    await booth.setOffline(false)
    await expect(today.getByRole('listitem').filter({ hasText: typed.lastName })).toContainText('Envoyé')

    // Whoever takes their card back is gone from the badge that was scanned last, too.
    await expect(last.getByText(`Ida ${typed.lastName}`)).toBeVisible()
    const typist = await callsAs(request, typed.email, password)
    const [part] = await typist.get('/user/ledger')
    await typist.put('/consents', { fair: part.fair.id, firm: part.entries[0].firm.id, card: false })
    await expect(last).toHaveCount(0, soon)
    await expect(today.getByRole('listitem').filter({ hasText: 'Carte reprise' })).not.toHaveCount(0)

    // It was told while the page was open.
    const held = badge.getByRole('button', { name: /^Reprendre votre carte/ })
    // What is pressed comes out from under the button above the tabs.
    await badge.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await held.click()
    await badge.getByRole('alertdialog').getByRole('button', { name: 'Reprendre' }).click()
    await expect(held).toHaveCount(0)
    await expect(scanned).toHaveCount(0)
  } finally {
    await withCamera.close()
    await phone.close()
    video.remove()
  }
})
