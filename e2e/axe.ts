import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, type TestInfo, test } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

/** Half as long as what the package gives as its `source`: it is sent to each page, and read there. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What opens or fades in has come to rest: half open it covers its own parts. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const ending = document
      .getAnimations()
      // One that goes along with scrolling has no end.
      .filter(one => one.timeline === document.timeline)
      .filter(one => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(one => one.finished))
  })

const rules: RunOptions['runOnly'] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Brought once to a page and its frames: bringing it to each look takes longer than most looks. A preview that is
 * drawn anew meanwhile takes it away again.
 */
const bringTo = (page: Page) =>
  expect(async () => {
    for (const frame of page.frames())
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  }).toPass()

async function serious(page: Page): Promise<string[]> {
  await bringTo(page)
  const violations = await page.evaluate(
    async options => {
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
    },
    // What is fetched beforehand serves rules of less weight.
    { runOnly: rules, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const where = nodes.map(node => `${node.target.join(' ')} (${node.failureSummary})`)
      return `${id}: ${where.slice(0, 3).join(', ')}`
    })
}

/** How often each test has looked. */
const looks = new WeakMap<TestInfo, number>()

/**
 * No serious finding of axe on the page as it is now: by day on one width and in the evening on the other, a desk's and a
 * phone's. Which is which alternates from look to look of a test, so that all looks together see both widths in both
 * colours and one sees the same each time: four of one page took a fifth of all that browsers do here, and what is wrong
 * in one colour on one width alone is mostly in a part that many pages share. `AXE_LOOKS=all` takes all four.
 */
export async function expectAccessible(page: Page) {
  const info = test.info()
  const look = looks.get(info) ?? info.title.length
  looks.set(info, look + 1)
  const own = page.viewportSize()
  const theme = await page.evaluate(() => document.documentElement.dataset.theme)
  const paint = (name?: string) =>
    page.evaluate(value => {
      document.documentElement.dataset.theme = value
    }, name ?? 'light')
  const found: Record<string, string[]> = {}
  const themes = ['light', 'dark'] as const
  for (const [at, width] of [1440, 390].entries())
    for (const [of, name] of themes.entries()) {
      if (of !== (look + at) % 2 && process.env.AXE_LOOKS !== 'all') continue
      await page.setViewportSize({ width, height: own?.height ?? 900 })
      await paint(name)
      await atRest(page)
      const all = await serious(page)
      if (all.length) found[`${name}, ${width} px`] = all
    }
  await paint(theme)
  if (own) {
    await page.setViewportSize(own)
    // What is shown on a wide screen alone is back before anybody presses a key.
    await atRest(page)
  }
  expect(found, page.url()).toEqual({})
}
