import { waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'
import { fair, madeProgramme } from './made-programme.ts'

test('an organizer makes a session, gives it an address, publishes it, cancels it and finds it again', async ({
  page,
  request,
}) => {
  const named = `Tenue ${Date.now().toString(36)}`
  const made = await madeProgramme(request, named)
  const title = `Tremper le verre ${made.program}`
  await logIn(page, 'organizer', `${fair}/conference/list`)
  await expect(page.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible()
  await expectAccessible(page)

  await test.step('the days of a programme come back at other dates, as drafts, and go again', async () => {
    const asked = `Répéter «\u00a0${named}\u00a0» à de nouvelles dates`
    await page.getByRole('button', { name: /^Programmes/ }).click()
    await page.getByRole('button', { name: asked }).click()
    const dialog = page.getByRole('alertdialog', { name: asked })
    await dialog.getByRole('spinbutton', { name: /^jour, Premier nouveau jour/ }).focus()
    await page.keyboard.type('12042027')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Créer les brouillons' }).click()
    await expect(page.getByText('6 brouillons de session sont créés.')).toBeVisible()
    const again = () => made.organizer.get(`/conferences?program=${made.program}&day=2027-04-13`)
    expect(await again()).toHaveLength(5)
    const thrown = waitForWrite(page, /repeats\/\d+\/undo/)
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await thrown
    expect(await again()).toEqual([])
  })

  await page.getByRole('link', { name: 'Nouvelle session' }).click()
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill(title)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Créer la session' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(/^Il manque/)).toContainText('l’horaire')
  await expect(page.getByText(/^Il manque/)).toContainText('l’adresse où la suivre')

  await page.getByRole('textbox', { name: 'Adresse', exact: true }).fill('https://tool.example/room/7')
  await page.getByRole('button', { name: 'Ajouter l’adresse' }).click()
  await expect(page.getByText('https://tool.example/room/7')).toBeVisible()
  await expect(page.getByText(/^Il manque/)).not.toContainText('l’adresse où la suivre')
  await page.getByRole('textbox', { name: 'Sous-titre' }).fill('À la main')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('La session est enregistrée.')).toBeVisible()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText(`«\u00a0${title}\u00a0» est publiée.`)).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${fair}/conference/list?search=${encodeURIComponent(title)}`)
  const row = page.getByRole('row', { name: new RegExp(title) })
  await expect(row).toContainText('Publiée')
  await row.getByRole('button', { name: new RegExp(title) }).click()
  await page.getByRole('menuitem', { name: 'Annuler la session' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await dialog.getByRole('textbox').fill('Le four est en panne.')
  await dialog.getByRole('button', { name: 'Annuler la session' }).click()
  await expect(row).toContainText('Annulée')
  await row.getByRole('button', { name: new RegExp(title) }).click()
  await page.getByRole('menuitem', { name: 'Mettre à la corbeille' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(row).toContainText('Annulée')

  await test.step('those that are ticked are restored and thrown away together, with a way back', async () => {
    const bar = page.getByRole('group', { name: /^Sélection/ })
    await row.getByRole('checkbox').check({ force: true })
    await expectAccessible(page)
    await bar.getByRole('button', { name: 'Rétablir' }).click()
    await expect(row).toContainText('Publiée')
    // What was ticked for the first no longer is.
    await expect(bar).toHaveCount(0)
    await row.getByRole('checkbox').check({ force: true })
    await bar.getByRole('button', { name: 'Mettre à la corbeille' }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(row).toContainText('Publiée')
  })
})

test('whoever may come in is led where a session takes place, and nobody else is', async ({
  page,
  request,
}) => {
  const made = await madeProgramme(request, 'Ailleurs')
  const url = 'https://tool.example/secret-room'
  const { fair: own } = await made.organizer.get(`/conferences/${made.steel}`)
  await made.organizer.post('/conference_sources', {
    fair: own.id,
    conference: made.steel,
    kind: 'tool',
    url,
  })
  const now = Date.now()
  await made.organizer.put(`/conferences/${made.steel}`, {
    begin: new Date(now - 60_000).toISOString(),
    end: new Date(now + 3_600_000).toISOString(),
  })
  const session = `${fair}/conference/view/${made.steel}`
  const asStranger = await (await request.get(session)).text()
  expect(asStranger).toContain('Connectez-vous ou inscrivez-vous')
  expect(asStranger).not.toContain(url)
  await logIn(page, 'visitor', session)
  const way = page.getByRole('link', { name: 'Rejoindre la session' })
  await expect(way).toHaveAttribute('href', url)
  await expect(way).toHaveAttribute('rel', /noopener/)
})
