import { readFile } from 'node:fs/promises'
import { waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { ownServer } from '../calls/own-server.ts'
import { pressByKey, pressUntilFocused, tabTo } from '../keyboard.ts'
import { logIn } from '../log-in.ts'
import { ownClock } from '../own-clock.ts'
import { expect, test } from '../test.ts'
import { applied, fair, newCandidate, newOffer, password } from './new-offer.ts'

const own = `${fair}/jobs/cv/solicitations/my-applications`
const desk = (offer: number) => `${fair}/jobs/cv/solicitations/${offer}`

test('a visitor completes a profile, applies by keyboard alone, and reads by which day they hear', async ({
  page,
  request,
}) => {
  const { offer } = await newOffer(request, 'Charpente, à la barre')
  const { email, candidate, profile } = await newCandidate(
    request,
    { firstName: 'Nolwenn', lastName: 'Clavier' },
    { summary: '' },
  )
  await logIn(page, email, `${fair}/jobs/${offer}`, password)
  await pressByKey(page, page.getByRole('button', { name: 'Postuler' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Votre profil n’a encore rien à lire')).toBeVisible()
  await pressByKey(page, dialog.getByRole('link', { name: 'Compléter mon profil' }))

  await tabTo(page, page.getByRole('textbox', { name: 'Ce que vous savez faire' }))
  const saved = waitForWrite(page, new RegExp(`/job_profiles/${profile}`))
  await page.keyboard.type('Dix ans de chantier naval.')
  await page.keyboard.press('Tab')
  await saved
  await expect(page.getByText('Votre profil peut être envoyé.')).toBeVisible()
  await expectAccessible(page)
  expect((await candidate.get(`/job_profiles/${profile}`)).summary).toBe('Dix ans de chantier naval.')

  await pressUntilFocused(page, 'Shift+Tab', page.getByRole('link', { name: 'Revenir à l’offre' }))
  await page.keyboard.press('Enter')
  await pressByKey(page, page.getByRole('button', { name: 'Postuler' }))
  await tabTo(page, dialog.getByRole('textbox', { name: 'Pourquoi vous, pourquoi eux' }))
  await page.keyboard.type('Votre chantier restaure des bateaux de pêche.')
  await expectAccessible(page)
  await pressByKey(page, dialog.getByRole('button', { name: 'Envoyer ma candidature' }))
  const [{ answerDueAt }] = await candidate.get('/job_solicitations/user')
  const day = new Intl.DateTimeFormat('fr', {
    timeZone: 'Europe/Paris',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(answerDueAt))
  await expect(dialog.getByRole('status')).toContainText(`avant ${day}`)
  await page.keyboard.press('Escape')
  // Where the button was stands what has become of it; beside it, whom one may ask.
  await expect(page.getByRole('button', { name: 'Postuler' })).toHaveCount(0)
  await expect(page.getByText(`Réponse avant ${day}`).first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^Envoyée, / })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: `Réponse, avant ${day}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Contacter Hélène Maréchal' })).toBeVisible()
})

test('a day that passes without an answer is told to who applied, the rate moves in the list, and the late answer still arrives', async ({
  browser,
  request,
}) => {
  const clock = ownClock()
  const server = await ownServer(request, clock.env)
  const at = { baseURL: server.url, locale: 'fr-FR', reducedMotion: 'reduce' as const }
  const [candidate, firm] = await Promise.all(
    ['', ''].map(async () => (await browser.newContext(at)).newPage()),
  )
  if (!candidate || !firm) throw new Error('no pages')
  try {
    await server.start()
    const rate = (said: string) => candidate.getByText(said).first()
    await candidate.goto(`${fair}/jobs/list?search=Trentemoult`)
    await expect(rate('4 réponses sur 5 à temps')).toBeVisible()

    const days = 15
    clock.goOn(days)
    const then = new Date(Date.now() + days * 86_400_000)
    for (const page of [candidate, firm]) await page.clock.setSystemTime(then)
    await logIn(candidate, 'visitor3', own)
    const application = candidate.getByRole('article')
    await expect(application.getByText('Ce retard ne dit rien de vous.')).toBeVisible()
    // Whatever was under way when the clock went on comes again a quarter of an hour later, by the clock of then.
    let later = 0
    await expect(async () => {
      later += 20 / (24 * 60)
      clock.goOn(days + later)
      await candidate.reload()
      await expect(application.getByText(/^Date passée sans réponse/)).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await candidate.getByRole('button', { name: /^Notifications/ }).click()
    await expect(candidate.getByRole('dialog').getByText(/n’a pas répondu à/)).toBeVisible()
    await candidate.goto(`${fair}/jobs/list?search=Trentemoult`)
    await expect(rate('6 réponses sur 11 à temps')).toBeVisible()

    await logIn(firm, 'firmadmin', `${fair}/jobs/cv/solicitations?view=due`)
    await firm.getByRole('link', { name: /Camille Péan/ }).click()
    await firm.getByRole('heading', { name: 'Camille Péan' }).click()
    await firm.keyboard.press('3')
    await firm.getByRole('textbox', { name: /Votre réponse/ }).fill('Pardon, voici notre réponse.')
    await firm.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(firm.getByText('Vous avez répondu :')).toBeVisible()
    await candidate.goto(own)
    await expect(application.getByText('Pardon, voici notre réponse.')).toBeVisible()
    await expect(application.getByText('Contact pris', { exact: true }).first()).toBeVisible()
  } finally {
    for (const page of [candidate, firm]) await page.context().close()
    await server.remove()
    clock.remove()
  }
})

test('a profile says how one moves, and in which currency one wishes to be paid', async ({
  page,
  request,
}) => {
  const { email, candidate, profile } = await newCandidate(request, {
    firstName: 'Gwenn',
    lastName: 'Roulante',
  })
  await logIn(page, email, `${fair}/jobs/profile`, password)
  const written = () => waitForWrite(page, new RegExp(`/job_profiles/${profile}`))
  const [chosen] = await candidate.get('/work_transports?itemsPerPage=1')
  const moves = written()
  const transport = page.getByRole('combobox', { name: 'Transport' })
  await transport.focus()
  await page.keyboard.type(chosen.name)
  await expect(page.getByRole('option', { name: chosen.name, exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await moves
  const pays = written()
  await page.getByRole('button', { name: /Monnaie/ }).click()
  await page.getByRole('option', { name: 'franc suisse' }).click()
  await pays
  await page.reload()
  await expect(page.getByRole('button', { name: /franc suisse/ })).toBeVisible()
  expect(await candidate.get(`/job_profiles/${profile}`)).toMatchObject({
    transports: [{ id: chosen.id }],
    salaryCurrency: 'CHF',
  })
})

test('the address of an application, as its mail says it, opens it, also through the login', async ({
  page,
  request,
}) => {
  const { offer } = await newOffer(request, 'Calfatage, courrier')
  const one = await newCandidate(request, { firstName: 'Rozenn', lastName: 'Courrier' })
  const id = await applied(one, offer, { motivation: 'Je calfate depuis vingt ans.' })
  await page.goto(`${desk(offer)}?application=${id}`)
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill('firmadmin@demo.test')
  await page.getByRole('textbox', { name: /Mot de passe/ }).fill('Demo-2026!')
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByText('Je calfate depuis vingt ans.')).toBeVisible()
})

test('a CV from elsewhere is shown as it was understood, and taken over by one press', async ({
  page,
  request,
}) => {
  const { email, profile } = await newCandidate(request, {
    firstName: 'Awen',
    lastName: 'Importé',
  })
  await logIn(page, email, `${fair}/jobs/profile`, password)
  await page.getByRole('button', { name: 'Importer un CV' }).click()
  const dialog = page.getByRole('dialog')
  const resume = {
    basics: { label: 'Voilière', summary: 'Vingt ans de voiles.', phone: '0600000000' },
    work: [{ name: 'Voilerie du Port', position: 'Voilière', startDate: '2015-03', endDate: '2024-06' }],
  }
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'resume.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(resume)),
  })
  await expect(dialog.getByRole('checkbox', { name: 'Parcours' })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: 'Titre' }).press('Space')
  const saved = waitForWrite(page, new RegExp(`/job_profiles/${profile}`))
  await dialog.getByRole('button', { name: 'Remplir 2 parties' }).click()
  await saved
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue('Charpentière de marine')
  await expect(page.getByRole('textbox', { name: 'Ce que vous savez faire' })).toHaveValue(
    'Vingt ans de voiles.',
  )
  await expect(page.getByRole('button', { name: 'Modifier : Voilière' })).toBeVisible()
})

test('the recruiter sees who is not read; rejected with words, the candidate reads them', async ({
  page,
  request,
  browser,
}) => {
  const { offer } = await newOffer(request, 'Gréement, saison 12')
  const one = await newCandidate(request, {
    firstName: 'Maëlle',
    lastName: 'Refusée',
  })
  const id = await applied(one, offer, { motivation: 'Je grée depuis dix ans.' })
  await logIn(page, 'firmadmin', desk(offer))
  await expect(page.getByRole('link', { name: /^Candidatures reçues \d+$/ })).toBeVisible()
  await expect(page.getByText('1 candidature · 1 non lue')).toBeVisible()
  await page.getByRole('link', { name: /^Non lues/ }).click()
  await page.getByRole('link', { name: /Maëlle Refusée/ }).click()
  await expect(page.getByText('Je grée depuis dix ans.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('heading', { name: 'Maëlle Refusée' }).click()
  await page.keyboard.press('2')
  const answer = page.getByRole('textbox', { name: /Votre réponse/ })
  await expect(answer).toBeFocused()
  await expect(answer).toHaveValue(/Bonjour Maëlle,/)
  await answer.fill('Bonjour Maëlle, le poste est pourvu depuis hier.')
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.getByText('Vous avez répondu :')).toBeVisible()
  await expect(page.getByText('1 candidature · 0 non lue')).toBeVisible()

  const theirs = await (await browser.newContext()).newPage()
  await logIn(theirs, one.email, own, password)
  await expect(theirs.getByText('Bonjour Maëlle, le poste est pourvu depuis hier.')).toBeVisible()
  await expect(theirs.getByText('Non retenue', { exact: true })).toBeVisible()
  await theirs.context().close()
  // Read and answered once: one look, and no other.
  const looks = () => one.candidate.get(`/job_profiles/${one.profile}/access`)
  expect(await looks()).toMatchObject([{ purpose: 'application', times: 1 }])
  const organizer = await (await browser.newContext()).newPage()
  await logIn(organizer, 'organizer', `${desk(offer)}?application=${id}`)
  await organizer.getByRole('textbox', { name: /Pourquoi le lisez-vous/ }).fill('Réclamation')
  await organizer.keyboard.press('Enter')
  await expect(organizer.getByText('Je grée depuis dix ans.')).toBeVisible()
  await organizer.context().close()
  expect(await looks()).toMatchObject([
    { purpose: 'admin', reason: 'Réclamation' },
    { purpose: 'application' },
  ])
})

test('several are looked through by keys, in rows and in columns, and answered together with the firm’s words', async ({
  page,
  request,
}) => {
  const { offer } = await newOffer(request, 'Voilerie, atelier 7')
  const people = []
  for (const firstName of ['Iris', 'Jonas']) {
    const one = await newCandidate(request, { firstName, lastName: 'Ensemble' })
    await applied(one, offer)
    people.push(one)
  }
  await logIn(page, 'firmadmin', desk(offer))
  await expect(page.getByRole('checkbox', { name: /^Choisir : .* Ensemble/ })).toHaveCount(2)
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { name: /Ensemble$/ })).toBeVisible()
  await page.keyboard.press('l')
  await expect(page).toHaveURL(/face=columns/)
  await expect(page.getByRole('link', { name: /Ensemble/ })).toHaveCount(2)
  await expectAccessible(page)
  await page.keyboard.press('l')
  for (const { firstName } of people)
    await page.getByRole('checkbox', { name: `Choisir : ${firstName} Ensemble` }).press('Space')
  await page
    .getByRole('group', { name: '2 candidatures choisies' })
    .getByRole('button', { name: 'Répondre' })
    .click()
  await page.getByRole('dialog').getByText('Traitée', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Votre réponse' }).fill('Merci à vous deux.')
  await page.getByRole('button', { name: 'Envoyer à 2 personnes' }).click()
  await expect(page.getByText('2 réponses envoyées').first()).toBeVisible()
  for (const { candidate } of people)
    expect(await candidate.get('/job_solicitations/user')).toMatchObject([
      { status: 5, answer: 'Merci à vous deux.' },
    ])
})

test('of three times that are proposed one is picked, moved and cancelled; its calendar file says so', async ({
  page,
  request,
  browser,
}) => {
  const { offer } = await newOffer(request, 'Bureau d’études, entretien')
  const one = await newCandidate(request, {
    firstName: 'Solène',
    lastName: 'Rendez-Vous',
  })
  const id = await applied(one, offer)
  // The recruiter is free then, whatever another try has agreed on.
  const hour = String(6 + 2 * (offer % 7)).padStart(2, '0')
  const dayIn = (days: number) => {
    const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-')
    return `${day}${month}${year}`
  }
  await logIn(page, 'firmadmin', `${desk(offer)}?application=${id}`)
  await expect(page.getByRole('heading', { name: /Solène/ })).toBeVisible()
  await page.keyboard.press('4')
  const answering = page.getByRole('form', { name: 'Répondre' })
  await expect(answering.getByRole('textbox')).toBeFocused()
  await answering.getByRole('button', { name: 'Proposer des moments' }).click()
  for (const [number, days] of [20, 21, 22].entries()) {
    if (number) await answering.getByRole('button', { name: 'Un autre moment' }).click()
    await answering.getByRole('spinbutton', { name: new RegExp(`^jour, Moment ${number + 1}`) }).focus()
    await page.keyboard.type(`${dayIn(days)}${hour}00`)
  }
  await expectAccessible(page)
  const proposed = waitForWrite(page, /interviews$/)
  await answering.getByRole('button', { name: 'Envoyer' }).click()
  await proposed
  const theirs = await (await browser.newContext({ acceptDownloads: true })).newPage()
  await logIn(theirs, one.email, own, password)
  const choosing = theirs.getByRole('heading', { name: 'Choisissez un moment pour en parler' })
  await expect(choosing).toBeVisible()
  const times = theirs.locator('section', { has: choosing }).getByRole('listitem').getByRole('button')
  await expect(times).toHaveCount(3)
  await expectAccessible(theirs)
  await times.nth(1).click()
  await expect(theirs.getByRole('heading', { name: /^Entretien .* avec / })).toBeVisible()
  const calendar = async () => {
    const [download] = await Promise.all([
      theirs.waitForEvent('download'),
      theirs.getByRole('button', { name: 'Ajouter à mon agenda' }).click(),
    ])
    return readFile(await download.path(), 'utf8')
  }
  const first = await calendar()
  expect(first).toContain('SEQUENCE:0')

  await page.getByRole('button', { name: 'Déplacer' }).click()
  const moving = page.getByRole('dialog').getByRole('spinbutton', { name: /heure/i })
  await moving.focus()
  await page.keyboard.press('ArrowUp')
  await page.getByRole('dialog').getByRole('button', { name: 'Déplacer' }).click()
  await expect(page.getByText('Entretien déplacé').first()).toBeVisible()
  await theirs.reload()
  const moved = await calendar()
  expect(moved).toContain('SEQUENCE:1')
  expect(moved.match(/UID:.*/)?.[0]).toBe(first.match(/UID:.*/)?.[0])

  await theirs.getByRole('button', { name: 'Annuler l’entretien' }).click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Annuler l’entretien' }).click()
  await expect(theirs.getByText('Entretien annulé').first()).toBeVisible()
  await theirs.context().close()
  await expect(page.getByText('Annulé', { exact: true })).toBeVisible()
})
