import type { HomepageContent } from '#domain/fairs/contract/homepage.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Names } from '../../reference/words.ts'
import type { DemoFirm } from '../firms/firm.ts'

export type DemoHall = {
  letter: string
  color: string
  variant: 'glass' | 'brick' | 'garden'
  /** Aisles, and places along each. */
  layout: [aisles: number, places: number]
  /** Positions that nobody has taken. */
  free: number[]
  names: Names
  firms: DemoFirm[]
}

export type DemoFair = {
  slug: string
  /** Id of its status. */
  status: 1 | 2 | 3
  hue: number
  /** Days from today to its first and its last day. */
  days: [first: number, last: number]
  names: Names
  taglines: Names
  descriptions: Names
  locations: Names
  homepage: Record<Locale, HomepageContent>
  halls: DemoHall[]
  /** Registered, without a place yet; the last of them waits to be validated. */
  unplaced: DemoFirm[]
  /** Have a place and have entered nothing yet. */
  bare: DemoFirm[]
}

export const paragraphs = (...parts: string[]) => parts.map(part => `<p>${part}</p>`).join('')
