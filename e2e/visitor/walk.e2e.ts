import { expect, test } from '@playwright/test'
import { expectAccessible } from '../axe.ts'

const fair = /Rives & Ateliers/

test('from home through the lobby and a hall to a booth and its brochure, by the scene', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: fair }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: fair })).toBeVisible()
  await page.getByRole('link', { name: 'Entrer dans le salon' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bienvenue' })).toBeVisible()
  await page
    .getByRole('link', { name: /^Hall A, Fabriquer/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fabriquer' })).toBeVisible()
  await page.getByRole('link', { name: /Hall B, Nourrir/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nourrir & soigner' })).toBeVisible()
  await page
    .getByRole('link', { name: /^Stand B1, Maraîchers du Val/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Maraîchers du Val' })).toBeVisible()
  const brochure = page
    .locator('#brochures')
    .getByRole('link', { name: /Qui nous sommes/ })
    .first()
  const file = await page.request.get((await brochure.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('the same walk in the list, which is remembered', async ({ page }) => {
  await page.goto('/rives-et-ateliers/fair/visit/lobby')
  await page.getByRole('radio', { name: /Liste/ }).click()
  await page.getByRole('link', { name: /Fabriquer/ }).click()
  await expect(page.getByRole('heading', { name: /Allée 1/ })).toBeVisible()
  await page.getByRole('link', { name: 'Chantiers de Trentemoult', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Chantiers de Trentemoult' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /Sur le stand/ })).toBeVisible()
})

test('the same walk by keyboard alone', async ({ page }) => {
  await page.goto('/rives-et-ateliers')
  const enter = page.getByRole('link', { name: 'Entrer dans le salon' })
  for (
    let press = 0;
    press < 30 && !(await enter.evaluate(link => link === document.activeElement));
    press += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Bienvenue' })).toBeVisible()
  const door = page.getByRole('link', { name: /^Hall A, Fabriquer/ }).first()
  for (
    let press = 0;
    press < 30 && !(await door.evaluate(link => link === document.activeElement));
    press += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Fabriquer' })).toBeVisible()
  const first = page.getByRole('link', { name: /^Stand A1,/ }).first()
  for (
    let press = 0;
    press < 40 && !(await first.evaluate(link => link === document.activeElement));
    press += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('link', { name: /^Stand A2,/ }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ardoiselle' })).toBeVisible()
})

test('the same walk on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/rives-et-ateliers')
  await page.getByRole('link', { name: 'Entrer dans le salon' }).click()
  await page
    .getByRole('link', { name: /Fabriquer/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fabriquer' })).toBeVisible()
  const booth = page.getByRole('link', { name: /^Stand A1,/ }).first()
  await booth.click()
  await expect(page.getByRole('heading', { name: 'Chantiers de Trentemoult' }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('switching to German keeps the place', async ({ page }) => {
  await page.goto('/rives-et-ateliers/fair/visit/lobby?view=list')
  await page.getByRole('button', { name: /Langue/ }).click()
  await page.getByRole('menuitem', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Willkommen' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/rives-et-ateliers/fair/visit/lobby')
  await page.goto('/rives-et-ateliers')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('a public page arrives as HTML with its content and its social tags', async ({ request }) => {
  const html = await (
    await request.get('/rives-et-ateliers', { headers: { 'accept-language': 'en' } })
  ).text()
  expect(html).toContain('Forty-four workshops')
  expect(html).toMatch(/<meta property="og:title" content="Rives &amp; Ateliers/)
  expect((await request.get('/no-such-fair')).status()).toBe(404)
})

test('no serious finding of axe on the way, in either look and width', async ({ page }) => {
  test.slow()
  for (const address of [
    '/',
    '/rives-et-ateliers',
    '/rives-et-ateliers/fair/visit/lobby',
    '/rives-et-ateliers/exhibitors/list',
    '/login',
    '/rives-et-ateliers/contact',
    '/rives-et-ateliers/fair/visit/lobby?view=list',
  ]) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await expectAccessible(page)
  }
  await page.getByRole('link', { name: /Fabriquer/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Fabriquer' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ardoiselle', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Ardoiselle' }).waitFor()
  await expectAccessible(page)
})

test('an exhibitor is found by name and by hall, and the address keeps what was asked', async ({ page }) => {
  await page.goto('/rives-et-ateliers/exhibitors/list')
  await expect(page.getByText(/^\d\d exposants$/)).toBeVisible()
  await page.getByRole('searchbox').fill('velos')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 exposant', { exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Vélos Brindille', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vélos Brindille' })).toBeVisible()
})
