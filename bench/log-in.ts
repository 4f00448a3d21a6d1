import type { Page } from 'playwright-core'
import { demoPassword } from '#seed/demo/accounts.ts'
import { openHydrated } from './browser.ts'

/** Somebody of the demo is logged in, in all pages of this browser context. */
export async function logIn(page: Page, base: string, who: string): Promise<void> {
  await openHydrated(page, `${base}/login`)
  await page.fill('input[name=email]', `${who}@demo.test`)
  await page.fill('input[name=password]', demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL(url => !url.pathname.endsWith('/login'))
}
