import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'
import { fair, madeProgramme, minute } from './made-programme.ts'

let made: Awaited<ReturnType<typeof madeProgramme>>
let draft: number

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  made = await madeProgramme(request, 'Session')
  draft = await made.session({ title: 'Brouillon', from: '14:00', until: '15:00' })
  await request.dispose()
})

test('a session says what it is about, when, who speaks and why one may not come in yet; logging in leads back to it', async ({
  page,
}) => {
  await page.clock.setFixedTime(minute)
  await page.goto(`${fair}/conference/view/${made.steel}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Décarboner l’acier' })).toBeVisible()
  await expect(page.getByText('Trois fours, trois méthodes.')).toBeVisible()
  await expect(page.getByText('mardi 9 mars, 10:30 à 11:15')).toBeVisible()
  await expect(page.getByText('Métallurgiste')).toBeVisible()
  await expect(page.getByText('Connectez-vous ou inscrivez-vous')).toBeVisible()
  const login = page.getByRole('article').getByRole('link', { name: 'Se connecter' })
  await expect(login).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent(`${fair}/conference/view/${made.steel}`)}`,
  )
  const next = page.locator('section').filter({ hasText: 'Ensuite dans la même salle' })
  await expect(next.getByRole('link', { name: /L’hydrogène/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Garder dans mon agenda' }).click()
  await expect(page.getByRole('button', { name: 'Dans mon agenda' })).toBeVisible()
  await page.getByRole('link', { name: 'Tout le programme' }).click()
  await expect(page.getByRole('link', { name: /^Décarboner l’acier, .*dans votre agenda/ })).toBeVisible()
})

test('whoever belongs to the fair is told when the doors open', async ({ page }) => {
  await logIn(page, 'visitor', `${fair}/conference/view/${made.steel}`)
  await expect(page.getByText('Les portes ne sont pas encore ouvertes.')).toBeVisible()
  await expect(page.getByText('Ouverture des portes à 10:20')).toBeVisible()
})

test('a cancelled session stays and says why; a draft is for nobody; another fair’s address leads home', async ({
  page,
  request,
}) => {
  await page.goto(`${fair}/conference/view/${made.glass}`)
  await expect(page.getByRole('note')).toContainText('L’intervenante est souffrante.')
  await expect(page.getByRole('button', { name: 'Garder dans mon agenda' })).toHaveCount(0)
  await expectAccessible(page)
  expect((await request.get(`${fair}/conference/view/${draft}`)).status()).toBe(404)
  const leadsTo = async (path: string) => new URL((await request.get(path)).url()).pathname
  expect(await leadsTo(`/fermes-ouvertes/conference/view/${made.steel}`)).toBe(
    `${fair}/conference/view/${made.steel}`,
  )
  expect(await leadsTo(`${fair}/conference/view`)).toBe(`${fair}/conference/program`)
})
