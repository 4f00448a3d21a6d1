import { callsAs } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'

test('an organizer arranges a programme by hand: the programme, a room, a track that goes again, a session', async ({
  page,
  request,
}) => {
  const superAdmin = await callsAs(request, 'superadmin@demo.test')
  const homepage = `salles-${Date.now().toString(36)}`
  const { id: source } = await superAdmin.get('/default-fairs/slug/rives-et-ateliers')
  const { id: fair } = await superAdmin.post(`/fairs/${source}/duplicate`, { name: homepage, homepage })
  await superAdmin.put(`/fairs/${fair}`, { isUsingConferenceModule: true })
  for (const path of ['conference_programs', 'conference_rooms'])
    for (const { id } of await superAdmin.get(`/${path}?fair=${fair}&pagination=false`))
      await superAdmin.delete(`/${path}/${id}`)

  await logIn(page, 'superadmin', `/${homepage}/conference/setup`)
  await expect(page.getByText('Aucun programme.')).toBeVisible()
  const add = async (button: string, fields: Readonly<Record<string, string>>) => {
    await page.getByRole('button', { name: button }).click()
    const dialog = page.getByRole('dialog')
    for (const [name, text] of Object.entries(fields))
      await dialog.getByRole('textbox', { name, exact: true }).fill(text)
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await add('Nouveau programme', { Nom: 'Journées du verre' })
  await add('Nouvelle salle', { Nom: 'Halle aux fours' })
  await add('Nouveau parcours', { Nom: 'Fusion', Identifiant: 'fusion' })
  for (const name of ['Journées du verre', 'Halle aux fours', 'Fusion'])
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Actions : Halle aux fours' }).click()
  await page.getByRole('menuitem', { name: 'Modifier' }).click()
  const room = page.getByRole('dialog')
  await room.getByRole('textbox', { name: 'Adresse', exact: true }).fill('https://tool.example/halle')
  await room.getByRole('button', { name: 'Ajouter l’adresse' }).click()
  await expect(room.getByText('https://tool.example/halle')).toBeVisible()
  await room.getByRole('button', { name: 'Réglages de ses nouvelles sessions' }).click()
  const takesPlace = room.getByRole('button', { name: /Comment elle a lieu/ })
  for (const kind of ['Atelier ici', 'Comme d’habitude', 'Atelier, avec un autre outil']) {
    await takesPlace.click()
    await page.getByRole('option', { name: kind }).click()
    await expect(takesPlace).toContainText(kind)
  }
  await room.getByRole('button', { name: /Questions du public/ }).click()
  await page.getByRole('option', { name: /^Modérées/ }).click()
  await expectAccessible(page)
  await room.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(room).toHaveCount(0)

  await page.getByRole('button', { name: 'Actions : Fusion' }).click()
  await page.getByRole('menuitem', { name: 'Mettre à la corbeille' }).click()
  await expect(page.getByText('Aucun parcours.')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('row', { name: /Fusion/ })).toBeVisible()

  await page.goto(`/${homepage}/conference/create`)
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Souffler une bulle')
  await page.getByRole('button', { name: /^Salle/ }).click()
  await page.getByRole('option', { name: 'Halle aux fours' }).click()
  // What its room says is shown, and had by the session that says nothing else.
  await expect(page.getByRole('button', { name: /Comment elle a lieu/ })).toContainText(
    'Atelier, avec un autre outil',
  )
  await expect(page.getByRole('button', { name: /Questions du public/ })).toContainText('Modérées')
  await page.getByRole('button', { name: 'Créer la session' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Souffler une bulle' })).toBeVisible()
  await expect(page.getByText(/^Il manque/)).not.toContainText('la salle')
  // It is seen where its room is.
  await expect(page.getByText(/^Il manque/)).not.toContainText('l’adresse')
  await expect(page.getByText(/^Brouillon · Atelier, avec un autre outil/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Sous-titre', exact: true }).fill('Au bout de la canne')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('La session est enregistrée.')).toBeVisible()
  await page.getByRole('button', { name: 'Changer de genre' }).click()
  const kinds = page.getByRole('alertdialog')
  await kinds.getByRole('button', { name: /Comment elle a lieu/ }).click()
  await page.getByRole('option', { name: /^Atelier ici/ }).click()
  await expectAccessible(page)
  await kinds.getByRole('button', { name: 'Changer de genre' }).click()
  await expect(page.getByText('Brouillon · Atelier ici, tous se parlent')).toBeVisible()
  const sessions = await superAdmin.get(`/conferences?fair=${fair}&search=Souffler`)
  expect(sessions).toMatchObject([
    { conferenceRoom: { name: 'Halle aux fours' }, hosting: 'integrated', questionMode: 'moderated' },
  ])
  await superAdmin.delete(`/fairs/${fair}`)
})
