import { callsAs, newVisitor } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { runId } from '../run-id.ts'
import { expect, test } from '../test.ts'

const slug = 'rives-et-ateliers'
const email = `nora.halle-${runId}@mail.test`
const password = 'Lanterne-42!'
/** Within this time what has happened is told. */
const told = { timeout: 30_000 }

test('what is decided rings the bell of every tab without a reload; it is read, followed, and mailed as one chooses', async ({
  page,
  context,
  request,
}) => {
  test.slow()
  const organizer = await callsAs(request, 'organizer@demo.test')
  await newVisitor(request, slug, { email, firstName: 'Nora', lastName: 'Halle', password })
  const own = await callsAs(request, email, password)
  const { id } = await own.get('/user/detail')
  await logIn(page, email, `/${slug}/contact`, password)
  const [membership] = await organizer.get(`/fair_users?user=${id}`)
  const decide = (isValidated: number) => organizer.put(`/fair_users/${membership.id}`, { isValidated })

  const bell = page.getByRole('button', { name: /^Notifications/ })
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('heading', { name: 'Aucune notification' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()

  const other = await context.newPage()
  await other.goto(`/${slug}/exhibitors/list`)
  const otherBell = other.getByRole('button', { name: /^Notifications/ })
  await expect(otherBell).toHaveAccessibleName('Notifications')
  await decide(0)
  await decide(1)
  for (const one of [bell, otherBell])
    await expect(one).toHaveAccessibleName('Notifications, 1 non lue', told)
  await expect(page.getByRole('status').filter({ hasText: /^Nouvelle notification/ })).toBeAttached()

  await bell.focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('region', { name: 'Aujourd’hui' })).toBeVisible()
  const cause = panel.getByRole('link', { name: /^Votre inscription à .+ est validée\.$/ })
  await expect(cause).toHaveAttribute('href', `/${slug}`)
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Tout marquer comme lu' }).press('Enter')
  for (const one of [bell, otherBell]) await expect(one).toHaveAccessibleName('Notifications', told)

  await panel.getByRole('link', { name: 'Réglages des notifications' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('heading')).toBeInViewport()
  const choice = page.getByRole('button', { name: /Inscription validée/ })
  await expect(choice).toContainText('Jamais')
  await choice.click()
  await page.getByRole('option', { name: 'Une fois par jour' }).click()
  await expect(page.getByText('Réglages enregistrés')).toBeVisible()
  await page.reload()
  await expect(choice).toContainText('Une fois par jour')
  await expectAccessible(page)
})
