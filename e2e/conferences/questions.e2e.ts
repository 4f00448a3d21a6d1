import { callsAs, newVisitor } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'
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
  })
  const session = `${fair}/conference/view/${made.steel}`
  const [asker, voter] = [`demande-${made.program}@mail.test`, `voix-${made.program}@mail.test`]
  for (const [at, email] of [asker, voter].entries())
    await newVisitor(request, fair.slice(1), { email, firstName: `Qui${at}`, lastName: 'Demande', password })
  await logIn(page, asker, session, password)
  await expect(page.getByText('L’organisateur n’a pas encore indiqué où suivre')).toBeVisible()
  await expect(page.getByText('Aucune question pour l’instant.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Votre question aux intervenants' }).fill('Et le bois ?')
  await page.getByText('Anonyme pour le public').click()
  await page.getByRole('button', { name: 'Poser la question' }).click()
  await expect(page.getByRole('list', { name: 'Questions en attente' })).toContainText('Et le bois ?')
  await expectAccessible(page)

  const context = await browser.newContext({ locale: 'fr-FR' })
  const desk = await context.newPage()
  await logIn(desk, 'organizer', session)
  const waiting = desk.getByRole('list', { name: 'Questions en attente' })
  await expect(waiting).toContainText('Qui0 Demande')
  await waiting.getByRole('button', { name: 'Afficher' }).click()
  const shown = page.getByRole('list', { name: 'Questions', exact: true })
  await expect(shown).toContainText('Et le bois ?')

  const other = await callsAs(request, voter, password)
  const { questions } = await other.get(`/conferences/${made.steel}/stage`)
  expect(questions[0].author).toBeNull()
  await other.post(`/conference_questions/${questions[0].id}/vote`, {})
  await expect(desk.getByRole('button', { name: /Voter pour .*Et le bois \?.*, 1 voix/ })).toBeVisible()
  await desk.getByRole('button', { name: 'Mettre sur scène' }).click()
  await expect(shown.getByText('Sur scène', { exact: true })).toBeVisible()
  await expectAccessible(desk)
  await context.close()
})
