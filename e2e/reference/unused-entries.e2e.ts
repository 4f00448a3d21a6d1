import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'

test('a super admin finds the entries that nobody uses, and those in use', async ({ page }) => {
  await logIn(page, 'superadmin', '/country?search=France')
  const france = page.getByRole('row', { name: /^France/ })
  const polynesia = page.getByRole('row', { name: /^Polynésie française/ })
  await expect(france).toBeVisible()
  const show = async (use: string) => {
    await page.getByRole('button', { name: /Utilisation/ }).click()
    await page.getByRole('menuitemradio', { name: use, exact: true }).click()
  }
  await show('Inutilisées')
  await expect(france).toHaveCount(0)
  await expect(polynesia).toBeVisible()
  await show('Utilisées')
  await expect(polynesia).toHaveCount(0)
  await expect(france).toBeVisible()
})
