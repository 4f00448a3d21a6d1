import { expect, test } from '@playwright/test'

test('logging in leads back to where one was going, and logging out says so', async ({ page }) => {
  await page.goto('/rives-et-ateliers/fair/edit')
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill('organizer@demo.test')
  await page.getByRole('textbox', { name: /Mot de passe/ }).fill('Wrong-2026!')
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toContainText('Identifiants incorrects')
  await page.getByRole('textbox', { name: /Mot de passe/ }).fill('Demo-2026!')
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/rives-et-ateliers\/fair\/edit/)
  await expect(page.getByRole('heading', { level: 1, name: 'Rives & Ateliers' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Rives & Ateliers' })).toBeVisible()
  await page.getByRole('button', { name: /Mon compte/ }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/signed-out/)
})

test('a page of another role leads home', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill('visitor@demo.test')
  await page.getByRole('textbox', { name: /Mot de passe/ }).fill('Demo-2026!')
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('button', { name: /Mon compte/ })).toBeVisible()
  await page.goto('/rives-et-ateliers/fair/create')
  await expect(page).toHaveURL(/^[^?]*\/$/)
})
