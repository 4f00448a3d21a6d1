import { expect, test } from 'vitest'
import {
  FIGURE,
  hangNames,
  lampSize,
  roomOf,
  tagPoints,
  thingTag,
  viewInterior,
} from './booth-interior-layout.ts'

const names = [
  'Hélène Maréchal',
  'Jean-Baptiste de la Rochefoucauld-Montmorency',
  'Bao Tran',
  'Wilhelmina van der Meer-Oosterhuis',
  'Ana Ribeiro',
  'Aleksandra Wiśniewska',
]
const widths = [320, 360, 390, 430, 760, 960, 1020, 1480]
/** In tiles, as the types of stands have them. */
const sizes = [2.8, 3.4, 4.4, 5]
const stages = widths.flatMap(width => sizes.map(size => [width, size] as const))
const cases = stages.flatMap(([width, size]) =>
  names.flatMap((_, i) => ['all', 'none', 'odd'].map(free => [width, size, i + 1, free] as const)),
)

test.each(stages)(
  'on %i px, in a booth of %d tiles, the tags of the screen and of the brochures leave each other to a finger',
  (width, size) => {
    const view = viewInterior(width, size)
    const points = tagPoints(view.room)
    const rack = thingTag(width, view.eye.p(...points.rack), '12 brochures')
    const screen = thingTag(width, view.eye.p(...points.screen), 'Presentazione', rack)
    const isBeside = screen.left + screen.width <= rack.left || rack.left + rack.width <= screen.left
    expect(isBeside || Math.abs(screen.top - rack.top) >= 44).toBe(true)
    expect(screen.top).toBeGreaterThanOrEqual(0)
  },
)

test.each(cases)(
  'on %i px, in a booth of %d tiles, each of %i names (%s free) hangs over its own head and over no other',
  (width, size, count, free) => {
    const view = viewInterior(width, size)
    const points = tagPoints(view.room)
    const people = names.slice(0, count).map((name, i) => ({
      name,
      free: free === 'all' || (free === 'odd' && i % 2 === 1),
    }))
    const rack = thingTag(width, view.eye.p(...points.rack), '12 brochures')
    const things = [thingTag(width, view.eye.p(...points.screen), 'Vidéo', rack), rack]
    const hung = hangNames(view, people, things)
    expect(hung).toHaveLength(count)
    hung.forEach(({ crown, tag }, i) => {
      expect(tag.left).toBeGreaterThanOrEqual(0)
      expect(tag.left + tag.width).toBeLessThanOrEqual(width)
      expect(tag.top).toBeGreaterThanOrEqual(0)
      // Its stem ends at its own head.
      expect(crown[0]).toBeGreaterThan(tag.left)
      expect(crown[0]).toBeLessThan(tag.left + tag.width)
      expect(tag.top + tag.height).toBeLessThanOrEqual(crown[1] - (people[i]?.free ? lampSize(view.u) : 0))
      const covers = (left: number, right: number, top: number, bottom: number) =>
        tag.left < right && left < tag.left + tag.width && tag.top < bottom && top < tag.top + tag.height
      hung.forEach((other, j) => {
        if (i === j) return
        const [x, y] = other.crown
        const lamp = people[j]?.free ? lampSize(view.u) : 0
        const half = FIGURE.half * view.u
        expect(covers(x - half, x + half, y - lamp, y + FIGURE.head * view.u)).toBe(false)
        const o = other.tag
        expect(covers(o.left, o.left + o.width, o.top, o.top + o.height)).toBe(false)
      })
    })
  },
)

test('a booth that is wider in the hall has a wider room, and each thing of the wall keeps its place at its end', () => {
  const rooms = sizes.map(size => roomOf(size, false))
  const wide = rooms.map(room => room.width)
  expect(wide).toEqual([...wide].sort((a, b) => a - b))
  expect(new Set(wide).size).toBe(sizes.length)
  for (const { width, rack, screen } of rooms) {
    expect(rack[0] + 0.95).toBeLessThanOrEqual(width)
    expect(screen).toBeGreaterThanOrEqual(2.1)
  }
})
