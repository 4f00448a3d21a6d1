import { callsAs, linkTo, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { runId } from '../run-id.ts'
import { expect, test } from '../test.ts'

const password = 'Lanterne-42!'

test('an organizer assigns a stand to a cluster admin, who then follows its exhibitor', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const superAdmin = await callsAs(await playwright.request.newContext({ baseURL }), 'superadmin@demo.test')
  const email = `paul.grappe-${runId}@mail.test`
  const person = await superAdmin.post('/users', {
    email,
    firstName: 'Paul',
    lastName: 'Grappe',
    fair: 'rives-et-ateliers',
    userType: 4,
  })
  const token = new URL(await linkTo(superAdmin, email, 'invitation')).hash.replace('#invitation=', '')
  await superAdmin.post('/password/reset', { token, password, passwordConfirmation: password })
  await logIn(page, 'organizer', `/rives-et-ateliers/user/manage/${person.id}`)
  await expect(page.getByText('Rien ne lui est confié')).toBeVisible()
  // An open list closes where the page scrolls: all of it is in sight.
  await page.setViewportSize({ width: 1280, height: 1400 })
  await page.getByRole('combobox', { name: 'Stands' }).click()
  const stand = page.getByRole('option', { name: /^A2 · / })
  const firm = (await stand.textContent())?.split('·')[1]?.trim() ?? ''
  await stand.click()
  await expectAccessible(page)
  const kept = waitForWrite(page, /cluster$/)
  await page.getByRole('complementary').getByRole('button', { name: 'Enregistrer' }).click()
  expect((await kept).status()).toBe(204)

  const again = await browser.newPage()
  await logIn(again, email, '/rives-et-ateliers/exhibitor/list', password)
  await expect(again.getByRole('row').filter({ hasText: firm })).toBeVisible()
  await expect(again.getByRole('grid').getByRole('rowheader')).toHaveCount(1)
  await again.close()
})
