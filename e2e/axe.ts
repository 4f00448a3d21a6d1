import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { bringTo, said } from './bring-axe.ts'
import { ofColours, unreadable } from './colours.ts'
import { knownOf, leaveOut, partsOf, showParts } from './parts.ts'

/** What opens or fades in has come to rest: half open it covers its own parts. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const ending = document
      .getAnimations()
      .filter(one => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(one => one.finished))
  })

const ofParts: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: Object.fromEntries(ofColours.map(rule => [rule, { enabled: false }])),
  resultTypes: ['violations'],
}

/** Parts of pages that were looked at in this process without a finding. */
const seen = new Set<number>()

/**
 * What is serious on a page, but for its colours. What is like something without a finding is not looked at again: a row like
 * another, the menu on the next page. Where something is found among the rest, the whole page decides.
 */
async function findings(page: Page, look: string): Promise<string[]> {
  const { known, met } = knownOf(await partsOf(page, look), seen)
  if (!met.size) return []
  await bringTo(page)
  await leaveOut(page, known)
  // To what was left out axe may come from elsewhere.
  const some = await findingsIn(page).catch(() => null)
  await showParts(page)
  const found = some?.length === 0 ? some : await findingsIn(page)
  if (!found.length) for (const key of met) seen.add(key)
  return found
}

async function findingsIn(page: Page): Promise<string[]> {
  const violations = await page.evaluate(async options => {
    const { axe: runner } = window as unknown as { axe: typeof axe }
    const { violations } = await runner.run(
      // Words that React Aria speaks and takes away again; what they point to may be gone before them.
      { exclude: ['[data-live-announcer]'] },
      options,
    )
    // What a bar covers at the edge of the screen is looked at once more, where it is scrolled to.
    const isTooSmall = async (target: string) => {
      const one = document.querySelector(target)
      one?.scrollIntoView({ block: 'center' })
      return !one || (await runner.run(one, { runOnly: ['target-size'] })).violations.length > 0
    }
    const place = scrollY
    for (const violation of violations.filter(({ id }) => id === 'target-size')) {
      const nodes: typeof violation.nodes = []
      for (const node of violation.nodes) if (await isTooSmall(node.target.join(' '))) nodes.push(node)
      violation.nodes = nodes
    }
    scrollTo(0, place)
    return violations.filter(({ nodes }) => nodes.length)
  }, ofParts)
  return said(violations)
}

/** No serious finding of axe on the page as it is now, by day and in the evening, on a desk and on a phone. */
export async function expectAccessible(page: Page) {
  const own = page.viewportSize()
  const theme = await page.evaluate(() => document.documentElement.dataset.theme)
  const paint = (name?: string) =>
    page.evaluate(value => {
      document.documentElement.dataset.theme = value
    }, name ?? 'light')
  const found: Record<string, string[]> = {}
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: own?.height ?? 900 })
    for (const name of ['light', 'dark']) {
      await paint(name)
      await atRest(page)
      const look = `${name}, ${width} px`
      const all = [...(name === 'light' ? await findings(page, look) : []), ...(await unreadable(page))]
      if (all.length) found[look] = all
    }
  }
  await paint(theme)
  if (own) {
    await page.setViewportSize(own)
    // What is shown on a wide screen alone is back before anybody presses a key.
    await atRest(page)
  }
  expect(found, page.url()).toEqual({})
}
