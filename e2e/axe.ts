import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What opens or fades in has come to rest: half open it covers its own parts. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const ending = document
      .getAnimations()
      .filter(one => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(one => one.finished))
  })

/** No serious finding of axe on the page as it is now. */
export async function expectAccessible(page: Page) {
  await atRest(page)
  const { violations } = await new AxeBuilder({ page })
    // Words that React Aria speaks and takes away again; what they point to may be gone before them.
    .exclude('[data-live-announcer]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    serious.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(node => `${node.target.join(' ')} (${node.failureSummary})`)
          .slice(0, 3)
          .join(', ')}`,
    ),
  ).toEqual([])
}
