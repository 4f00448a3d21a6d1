import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'

test('a form whose lists could not be loaded says so, and is there once they can be had', async ({
  page,
}) => {
  const lists = '**/api/fair_hall_configurations?*'
  await page.route(lists, route =>
    route.fulfill({ status: 500, json: { code: 500, message: 'Rien ne va.' } }),
  )
  await logIn(page, 'organizer', '/rives-et-ateliers/hall/create')
  const failure = page.getByRole('main').getByRole('alert').filter({ hasText: 'Le chargement a échoué' })
  await expect(failure).toBeVisible({ timeout: 20_000 })
  await page.unroute(lists)
  await failure.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(failure).toHaveCount(0)
})
