import type { Page } from '@playwright/test'
import { tokenFor } from './api.ts'

/**
 * Somebody of the demo, or anybody whose address and password are known, is logged in and at `next`. The form itself
 * is walked through in `identity/login.e2e.ts` and `identity/accounts.e2e.ts`.
 */
export async function logIn(page: Page, who: string, next = '/user/manage', password = 'Demo-2026!') {
  const email = who.includes('@') ? who : `${who}@demo.test`
  await tokenFor(page.context().request, email, password, { 'x-auth-mode': 'cookie' })
  // The sign by which pages know that asking who is logged in is worth it: once, so that logging out counts.
  await page.addInitScript(sign => {
    // A frame without an origin has no storage.
    if (origin === 'null' || sessionStorage.getItem(sign)) return
    sessionStorage.setItem(sign, '1')
    localStorage.setItem('session', '1')
  }, `e2e ${email}`)
  await page.goto(next)
}
