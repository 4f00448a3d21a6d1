import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'
import { fair, madeProgramme, minute } from './made-programme.ts'

test('a session says what it is about, when, who speaks and why one may not come in yet', async ({
  page,
  request,
}) => {
  const made = await madeProgramme(request, 'Session')
  await page.clock.setFixedTime(minute)
  await page.goto(`${fair}/conference/view/${made.steel}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Décarboner l’acier' })).toBeVisible()
  await expect(page.getByText('Trois fours, trois méthodes.')).toBeVisible()
  await expect(page.getByText('mardi 9 mars, 10:30 à 11:15')).toBeVisible()
  await expect(page.getByText('Métallurgiste')).toBeVisible()
  await expect(page.getByText('Connectez-vous ou inscrivez-vous')).toBeVisible()
  const next = page.locator('section').filter({ hasText: 'Ensuite dans la même salle' })
  await expect(next.getByRole('link', { name: /L’hydrogène/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Garder dans mon agenda' }).click()
  await expect(page.getByRole('button', { name: 'Dans mon agenda' })).toBeVisible()
  await page.getByRole('link', { name: 'Tout le programme' }).click()
  await expect(page.getByRole('link', { name: /^Décarboner l’acier, .*dans votre agenda/ })).toBeVisible()
})

test('whoever belongs to the fair is told when the doors open; logging in leads back to the session', async ({
  page,
  request,
}) => {
  const made = await madeProgramme(request, 'Portes')
  await page.goto(`${fair}/conference/view/${made.steel}`)
  const login = page.getByRole('article').getByRole('link', { name: 'Se connecter' })
  await expect(login).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent(`${fair}/conference/view/${made.steel}`)}`,
  )
  await logIn(page, 'visitor', `${fair}/conference/view/${made.steel}`)
  await expect(page.getByText('Les portes ne sont pas encore ouvertes.')).toBeVisible()
  await expect(page.getByText('Ouverture des portes à 10:20')).toBeVisible()
})

test('a cancelled session stays and says why; a draft is for nobody; another fair’s address leads home', async ({
  page,
  request,
}) => {
  const made = await madeProgramme(request, 'Annulation')
  await page.goto(`${fair}/conference/view/${made.glass}`)
  await expect(page.getByRole('note')).toContainText('L’intervenante est souffrante.')
  await expect(page.getByRole('button', { name: 'Garder dans mon agenda' })).toHaveCount(0)
  await expectAccessible(page)
  const draft = await made.session({ title: 'Brouillon', from: '14:00', until: '15:00' })
  expect((await page.goto(`${fair}/conference/view/${draft}`))?.status()).toBe(404)
  await page.goto(`/fermes-ouvertes/conference/view/${made.steel}`)
  await expect(page).toHaveURL(`${fair}/conference/view/${made.steel}`)
  await page.goto(`${fair}/conference/view`)
  await expect(page).toHaveURL(`${fair}/conference/program`)
})
