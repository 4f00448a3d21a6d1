import type { Page } from '../test.ts'

/** As by "back" and "forward": the page stays alive and its routes change. */
export const goWithin = (page: Page, address: string) =>
  page.evaluate(to => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
