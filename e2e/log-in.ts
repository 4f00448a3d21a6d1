import { expect, type Page } from '@playwright/test'

/** Logs somebody of the demo in, or anybody whose address and password are known. */
export async function logIn(page: Page, who: string, next = '/user/manage', password = 'Demo-2026!') {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await page
    .getByRole('textbox', { name: /Adresse e-mail/ })
    .fill(who.includes('@') ? who : `${who}@demo.test`)
  await page.getByRole('textbox', { name: /Mot de passe/ }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}
