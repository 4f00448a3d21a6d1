import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { Result } from 'axe-core'

/** The short form: each page reads it anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Brought once to a page and its frames: bringing it to each look takes longer than most looks. A preview that is
 * drawn anew meanwhile takes it away again.
 */
export const bringTo = (page: Page) =>
  expect(async () => {
    for (const frame of page.frames())
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  }).toPass()

/** What is serious of it, a line for each rule. */
export const said = (violations: readonly Result[]) =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const where = nodes.map(node => `${node.target.join(' ')} (${node.failureSummary})`)
      return `${id}: ${where.slice(0, 3).join(', ')}`
    })
