import { type BrowserContext, test as base, expect } from '@playwright/test'
import { rememberSessions } from './api.ts'

export type * from '@playwright/test'
export { expect }

/**
 * Whatever a page throws fails its test, among it what React says of a page that the server has drawn otherwise. The sessions
 * of a test end with it: of one account ten are kept, and tests side by side share accounts. So do the browsers that it opened: a
 * page that is left behind goes on listening and asking.
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
      const opened: BrowserContext[] = []
      const watch = (context: BrowserContext) => {
        opened.push(context)
        context.on('weberror', error => thrown.push(`${error.page()?.url()}: ${error.error().message}`))
      }
      browser.on('context', watch)
      await use(undefined)
      browser.off('context', watch)
      for (const context of opened) await context.close()
      expect(thrown).toEqual([])
    },
    { auto: true },
  ],
})
