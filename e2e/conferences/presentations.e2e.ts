import { callsAs, linkTo, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { runId } from '../run-id.ts'
import { expect, test } from '../test.ts'
import { fair, minute, today } from './made-programme.ts'

const instant = (time: string) => new Date(`${today}T${time}:00+01:00`).toISOString()

test('what an exhibitor announces is found on its booth, by time and in the programme, and kept', async ({
  page,
  request,
  browser,
}) => {
  const title = `Forger à froid ${runId}`
  const exhibitor = await callsAs(request, 'firmadmin@demo.test')
  const { id: ofFair } = await exhibitor.get(`/default-fairs/slug${fair}`)
  const stands: { id: number; fair: { id: number }; mayConfigure: boolean }[] =
    await exhibitor.get('/stands/my-stands')
  const stand = stands.find(one => one.fair.id === ofFair && one.mayConfigure)
  await logIn(page, 'firmadmin', `${fair}/presentation/create`)
  await page.getByText('Webinaire', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Adresse', exact: true }).fill('https://tool.example/secret')
  for (const [label, hour] of [
    ['Début', '14'],
    ['Fin', '15'],
  ]) {
    await page.getByRole('spinbutton', { name: new RegExp(`^jour, ${label}`) }).focus()
    await page.keyboard.type(`09032027${hour}00`)
  }
  await expectAccessible(page)
  const sent = waitForWrite(page, /presentations$/)
  await page.getByRole('button', { name: 'Annoncer la présentation' }).click()
  const made = await (await sent).json()
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Publiée')
  await expectAccessible(page)
  await exhibitor.put(`/presentations/${made.id}`, { stand: stand?.id ?? null })
  await page.goto(`${fair}/presentation/edit/${made.id}`)
  const papers = page.getByRole('region', { name: 'Documents' })
  await papers.getByRole('button', { name: 'Nouveau document' }).click()
  await papers.getByRole('textbox', { name: 'ou adresse' }).fill('https://slides.example/catalogue')
  await papers.getByRole('textbox', { name: 'Titre' }).fill('Le catalogue')
  await papers.getByRole('button', { name: 'Ajouter le document' }).click()
  await expect(papers.getByRole('listitem')).toContainText('Le catalogue')
  await expectAccessible(page)
  await page.goto(`${fair}/presentation/stat/${made.id}`)
  await expect(page.getByRole('main')).toContainText(title)
  await expectAccessible(page)

  const context = await browser.newContext({ locale: 'fr-FR' })
  const visitor = await context.newPage()
  await visitor.clock.setFixedTime(minute)
  await visitor.goto(`${fair}/stand/visit/${stand?.id}`)
  const onBooth = visitor.getByRole('region', { name: /^Présentations/ })
  await expect(onBooth).toContainText('Webinaire à 14:00')
  await onBooth.getByRole('link', { name: title }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.getByText('Présenté par')).toBeVisible()
  await expect(visitor.locator('body')).not.toContainText('tool.example')
  await expectAccessible(visitor)

  await visitor.goto(`${fair}/presentation/list-view?day=${today}`)
  const row = visitor.getByRole('listitem').filter({ hasText: title }).last()
  await row.getByRole('button', { name: new RegExp(`Garder .*${title}`) }).click()
  await visitor.getByRole('button', { name: 'Mon agenda' }).click()
  await expect(row).toBeVisible()
  await expectAccessible(visitor)
  await context.close()
})

test('a speaker who is invited by mail confirms, gets an account and keeps their own card', async ({
  page,
  request,
  browser,
}) => {
  const organizer = await callsAs(request, 'organizer@demo.test')
  const { id: ofFair } = await organizer.get(`/default-fairs/slug${fair}`)
  const name = `Ada Novak${runId}`
  const email = `ada-${runId}@mail.test`.toLowerCase()
  const { id } = await organizer.post('/speakers', { fair: ofFair, name })
  const session = await organizer.post('/conferences', {
    fair: ofFair,
    title: `Filer le lin ${runId}`,
    mode: 'live',
    hosting: 'external',
    format: 'plenary',
    begin: instant('16:00'),
    end: instant('17:00'),
    speakers: [id],
  })
  await organizer.post(`/conferences/${session.id}/publish`, {})
  await logIn(page, 'organizer', `${fair}/conference/speaker/list?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button', { name: new RegExp(name) }).click()
  await page.getByRole('menuitem', { name: 'Inviter par e-mail' }).click()
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(row).toContainText('Invitation envoyée')

  const superAdmin = await callsAs(request, 'superadmin@demo.test')
  const link = new URL(await linkTo(superAdmin, email, 'speaker_invited'))
  const context = await browser.newContext({ locale: 'fr-FR' })
  const speaker = await context.newPage()
  await speaker.goto(`${link.pathname}${link.hash}`)
  await expect(speaker.getByText(`Filer le lin ${runId}`)).toBeVisible()
  await expectAccessible(speaker)
  await speaker.getByRole('button', { name: 'Confirmer' }).click()
  await speaker.getByRole('link', { name: 'Choisir mon mot de passe' }).click()
  const password = 'Lin-et-laine-2027!'
  await speaker.locator('input[type=password]').fill(password)
  await speaker.getByRole('button', { name: 'Ouvrir mon compte' }).click()
  await expect(speaker.getByText('Votre compte est ouvert')).toBeVisible()

  await logIn(speaker, email, `${fair}/conference/speaker/manage`, password)
  await expect(speaker.getByRole('heading', { level: 1, name: 'Ma fiche d’intervenant' })).toBeVisible()
  await speaker.getByRole('textbox', { name: 'Fonction' }).fill('Tisserande')
  const kept = waitForWrite(speaker, /speakers/)
  await speaker.getByRole('button', { name: 'Enregistrer' }).click()
  await kept
  const papers = speaker.getByRole('region', { name: `Filer le lin ${runId}` })
  await papers.getByRole('button', { name: 'Nouveau document' }).click()
  await papers.getByRole('textbox', { name: 'ou adresse' }).fill('https://slides.example/lin')
  await papers.getByRole('textbox', { name: 'Titre' }).fill('Le lin en dix images')
  await papers.getByRole('button', { name: 'Ajouter le document' }).click()
  await expect(papers.getByRole('listitem')).toContainText('Le lin en dix images')
  await expectAccessible(speaker)
  await speaker.goto(`${fair}/conference/speaker/${id}`)
  await expect(speaker.getByText('Tisserande')).toBeVisible()
  await expect(speaker.getByRole('link', { name: `Filer le lin ${runId}` })).toBeVisible()
  await expectAccessible(speaker)
  await page.reload()
  await expect(row).toContainText('Présence confirmée')
  await context.close()
})
