import { type BrowserContext, test as base, expect } from '@playwright/test'
import { rememberSessions } from './api.ts'

export type * from '@playwright/test'
export { expect }

/**
 * Whatever a page throws fails its test, among it what React says of a page that the server has drawn otherwise. The sessions
 * of a test end with it: of one account ten are kept, and tests side by side share accounts.
 */
export const test = base.extend<{ thrown: undefined; sessions: undefined }>({
  sessions: [
    async ({ playwright, baseURL }, use) => {
      const endSessions = rememberSessions()
      await use(undefined)
      const request = await playwright.request.newContext({ baseURL })
      await endSessions(request)
      await request.dispose()
    },
    { auto: true },
  ],
  thrown: [
    async ({ browser }, use) => {
      const thrown: string[] = []
      const watch = (context: BrowserContext) =>
        context.on('weberror', error => thrown.push(`${error.page()?.url()}: ${error.error().message}`))
      browser.on('context', watch)
      await use(undefined)
      browser.off('context', watch)
      expect(thrown).toEqual([])
    },
    { auto: true },
  ],
})
