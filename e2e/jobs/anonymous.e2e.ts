import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { runId } from '../run-id.ts'
import { expect, test } from '../test.ts'
import { applied, fair, newCandidate, newOffer, password } from './new-offer.ts'

test('an application without a name names nobody until the firm asks; who looked is told exactly', async ({
  page,
  request,
  browser,
}) => {
  const { offer } = await newOffer(request, 'Peinture de coque, sans nom', { isAnonymousFirst: true })
  const one = await newCandidate(request, {
    firstName: 'Zélie',
    lastName: 'Ombrageuse',
  })
  await applied(one, offer, { motivation: 'Zélie Ombrageuse, à votre service.' })
  await logIn(page, 'firmadmin', `${fair}/jobs/cv/solicitations/${offer}`)
  await page.getByRole('link', { name: /Candidature sans nom/ }).click()
  await expect(page.getByText('à votre service.')).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/Zélie|Ombrageuse/)
  await page.getByRole('button', { name: 'Voir qui c’est' }).click()
  await expect(page.getByRole('heading', { name: 'Zélie Ombrageuse' })).toBeVisible()

  const theirs = await (await browser.newContext()).newPage()
  await logIn(theirs, one.email, `${fair}/jobs/cv/solicitations/my-applications`, password)
  await expect(theirs.getByText('Nom demandé par l’entreprise')).toBeVisible()
  await theirs.goto(`${fair}/jobs/profile/${one.profile}`)
  const looks = theirs.getByRole('region', { name: 'Qui a lu mon CV' }).getByRole('listitem')
  await expect(looks).toHaveCount(1)
  await expect(looks).toContainText('2 fois ce jour')
  await expectAccessible(theirs)
  await theirs.context().close()
})

test('before sending one reads what the firm sees at once, and what once it asks for the name; of an offer that is closed meanwhile one’s words stay, and others are named', async ({
  page,
  request,
}) => {
  const { firm, offer } = await newOffer(request, 'Voilerie, premier regard')
  const one = await newCandidate(request, { firstName: 'Maïwenn', lastName: 'Discrète' })
  await logIn(page, one.email, `${fair}/jobs/${offer}`, password)
  await page.getByRole('button', { name: 'Postuler' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ce qui est envoyé' }).click()
  const email = dialog.getByRole('definition').filter({ hasText: one.email })
  await expect(email).toBeVisible()
  await expect(dialog.getByText('Maïwenn Discrète').first()).toBeVisible()
  await expect(dialog.getByText('Rien à envoyer')).toHaveCount(2)
  await dialog.getByText('Être lu d’abord sans nom').click()
  await expect(dialog.getByText('Candidature sans nom')).toBeVisible()
  await expect(email).toHaveCount(0)
  await expect(dialog.getByText('Caché jusqu’à ce que l’entreprise demande votre nom')).toHaveCount(2)
  await expect(dialog.getByText(/Maïwenn/)).toHaveCount(0)
  await expectAccessible(page)
  const words = dialog.getByRole('textbox', { name: 'Pourquoi vous, pourquoi eux' })
  await words.fill('Trente ans de voiles.')
  await firm.post(`/jobs/${offer}/close`, { reason: 'filled' })
  await dialog.getByRole('button', { name: 'Envoyer ma candidature' }).click()
  await expect(dialog.getByText('Cette offre ne prend plus de candidatures.')).toBeVisible()
  await expect(words).toHaveValue('Trente ans de voiles.')
  await expect(dialog.getByRole('region', { name: 'Offres proches' }).getByRole('link')).not.toHaveCount(0)
  await expectAccessible(page)
})

test('consent to the library withdrawn in one window takes the CV from the other', async ({
  page,
  request,
  browser,
}) => {
  const title = `Charpentière ${runId}`
  const one = await newCandidate(request, { firstName: 'Ysé', lastName: 'Rayonnage' }, { title })
  const theirs = await (await browser.newContext()).newPage()
  await logIn(theirs, one.email, `${fair}/jobs/profile`, password)
  const consent = theirs.getByRole('switch', { name: /Rives/ })
  await expect(consent).not.toBeChecked()
  await consent.press('Space')
  await expect(theirs.getByText(/Votre CV y est depuis/)).toBeVisible()

  await logIn(page, 'firmadmin', `${fair}/jobs/cv/list?search=${runId}`)
  const row = page.getByRole('row', { name: /Ysé Rayonnage/ })
  await expect(row).toBeVisible()
  await expectAccessible(page)
  await row.getByText('Ysé Rayonnage').click()
  await expect(page.getByText('Dix ans de chantier. Ysé sait lire un plan.')).toBeVisible()

  await consent.press('Space')
  await expect(theirs.getByText('Votre CV n’y est pas.')).toBeVisible()
  await theirs.context().close()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Bibliothèque de CV' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.getByText('Ysé sait lire un plan.')).toBeHidden()
})
