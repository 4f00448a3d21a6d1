import { type BrowserContext, test as base, expect } from '@playwright/test'

export type * from '@playwright/test'
export { expect }

/** Whatever a page throws fails its test, among it what React says of a page that the server has drawn otherwise. */
export const test = base.extend<{ thrown: undefined }>({
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
