import { callsAs, newVisitor } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, type Page, test } from '../test.ts'
import { fair, madeProgramme } from './made-programme.ts'

const password = 'Agenda-2027!'

test('a question waits for the desk, is let through, voted for and put on the stage, on both open pages', async ({
  page,
  browser,
  request,
}) => {
  const made = await madeProgramme(request, 'Débat')
  const now = Date.now()
  await made.organizer.put(`/conferences/${made.steel}`, {
    begin: new Date(now - 60_000).toISOString(),
    end: new Date(now + 3_600_000).toISOString(),
    questionMode: 'moderated',
    isChat: true,
  })
  const { conferenceRoom } = await made.organizer.get(`/conferences/${made.steel}`)
  const [variation] = await made.organizer.get('/conference_room_type_variations?itemsPerPage=1')
  await made.organizer.put(`/conference_rooms/${conferenceRoom.id}`, {
    conferenceRoomType: variation.conferenceRoomType.id,
    conferenceRoomTypeVariation: variation.id,
  })
  const session = `${fair}/conference/view/${made.steel}`
  const [asker, voter] = [`demande-${made.program}@mail.test`, `voix-${made.program}@mail.test`]
  for (const [at, email] of [asker, voter].entries())
    await newVisitor(request, fair.slice(1), { email, firstName: `Qui${at}`, lastName: 'Demande', password })
  await logIn(page, asker, session, password)
  await expect(page.getByText('L’organisateur n’a pas encore indiqué où suivre')).toBeVisible()
  await expect(page.getByText('Aucune question pour l’instant.')).toBeVisible()
  await expect(page.getByRole('group', { name: /^Auditorium .*, 1 personne présente$/ })).toBeVisible()
  await page.keyboard.press('l')
  await page.getByRole('button', { name: 'M’asseoir là' }).press('Enter')
  await expect(page.getByText('Votre place, A1')).toBeVisible()
  await page.keyboard.press('l')
  await expect(page.getByRole('group', { name: /votre place, A1/i })).toBeVisible()
  await page.getByRole('textbox', { name: 'Votre question aux intervenants' }).fill('Et le bois ?')
  await page.getByText('Anonyme pour le public').click()
  await page.getByRole('button', { name: 'Poser la question' }).click()
  await expect(page.getByRole('list', { name: 'Questions en attente' })).toContainText('Et le bois ?')
  await expectAccessible(page)

  const context = await browser.newContext({ locale: 'fr-FR' })
  const desk = await context.newPage()
  await logIn(desk, 'organizer', session)
  await expect(desk.getByRole('heading', { name: '1 question attend' })).toBeVisible()
  await expect(desk.getByText('Qui0 Demande (Anonyme)')).toBeVisible()
  await desk.keyboard.press('a')
  const shown = page.getByRole('list', { name: 'Questions', exact: true })
  await expect(shown).toContainText('Et le bois ?')

  const other = await callsAs(request, voter, password)
  const { questions } = await other.get(`/conferences/${made.steel}/stage`)
  expect(questions[0].author).toBeNull()
  await other.post(`/conference_questions/${questions[0].id}/vote`, {})
  await expect(desk.getByRole('button', { name: /Et le bois \?.*1 voix/ })).toBeVisible()
  await desk.keyboard.press('o')
  await expect(shown.getByText('Sur scène', { exact: true })).toBeVisible()
  await desk.keyboard.press('r')
  await expect(shown.getByText('Sur scène', { exact: true })).toHaveCount(0)
  const states = async () =>
    (await made.organizer.get(`/conferences/${made.steel}/desk`)).questions.map(
      ({ state }: { state: string }) => state,
    )
  await expect.poll(states).toEqual(['answered'])
  await other.post(`/conferences/${made.steel}/questions`, { text: 'Et la colle ?', isAnonymous: false })
  await expect(desk.getByRole('heading', { name: '1 question attend' })).toBeVisible()
  await desk.getByRole('button', { name: /Et la colle \?/ }).click()
  await desk.keyboard.press('x')
  await expect.poll(async () => (await states()).sort()).toEqual(['answered', 'dismissed'])
  await desk.getByRole('button', { name: 'Préparer un sondage' }).click()
  await desk.getByRole('textbox', { name: 'Question', exact: true }).fill('Quel bois ?')
  await desk.getByRole('textbox', { name: 'Réponses' }).fill('Le chêne\nLe pin')
  await desk.getByRole('button', { name: 'Enregistrer le sondage' }).click()
  await desk.getByRole('button', { name: 'Ouvrir le sondage' }).click()
  await expectAccessible(desk)

  await page.getByRole('tab', { name: 'Sondage' }).press('Enter')
  await page.getByRole('radio', { name: 'Le chêne' }).press('Space')
  await page.getByRole('button', { name: 'Voter', exact: true }).press('Enter')
  await expect(page.getByText('1 personne a voté. En tête')).toBeVisible()

  // Beside the stage all talk: who is in reads it as it is said, on a phone too, until whoever is at the desk hides it.
  const phone = await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 } })
  const listener = await phone.newPage()
  await logIn(listener, voter, session, password)
  await listener.getByRole('tab', { name: /^Chat/ }).click()
  await page.getByRole('tab', { name: /^Discussion/ }).click()
  const text = `Bonjour à tous ${made.program}`
  const said = (of: Page) => of.getByRole('log').getByRole('article').filter({ hasText: text })
  const field = page.getByRole('textbox', { name: 'Écrire à tout le monde ici' })
  await field.fill(text)
  await field.press('Enter')
  await expect(said(page)).toHaveCount(1)
  await expect(said(listener)).toHaveCount(1)
  await desk.getByRole('tab', { name: /^Discussion/ }).click()
  await said(desk).getByRole('button').click()
  await desk.getByRole('menuitem', { name: 'Masquer le message' }).click()
  for (const of of [desk, page, listener]) await expect(said(of)).toHaveCount(0)
  await phone.close()
  await desk.goto(`${fair}/conference/stat/${made.steel}`)
  const answers = desk.getByRole('table', { name: /^Quel bois \?/ })
  await expect(answers.getByRole('row', { name: /Le chêne/ })).toContainText('100')
  await expect(desk.getByText('Qui0 Demande')).toBeVisible()
  await expectAccessible(desk)
  await context.close()
})
