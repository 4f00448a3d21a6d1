import { describe, expect, it } from 'vitest'
import { pictureGrid } from './picture-grid.ts'

const phone = { width: 366, height: 520 }
const desk = { width: 980, height: 640 }
const wide = { width: 1460, height: 820 }

describe('the pictures of a room', () => {
  it.each([
    ['phone', phone, [1, 1, 1, 2]],
    ['desk', desk, [1, 2, 2, 2]],
    ['wide screen', wide, [1, 2, 2, 2]],
  ] as const)('on a %s stand as one to four fit best', (_name, frame, columns) => {
    expect([1, 2, 3, 4].map(count => pictureGrid(count, frame, 12).columns)).toEqual(columns)
  })

  it.each([1, 2, 3, 4, 7, 12])('never leave their frame nor their measure: %i', count => {
    for (const frame of [phone, desk, wide, { width: 1000, height: 90 }]) {
      const { columns, width, height } = pictureGrid(count, frame, 12)
      const rows = Math.ceil(count / columns)
      expect(columns * width + (columns - 1) * 12).toBeLessThanOrEqual(frame.width)
      expect(rows * height + (rows - 1) * 12).toBeLessThanOrEqual(frame.height)
      expect(width / height).toBeGreaterThan(0.74)
      expect(width / height).toBeLessThan(1.82)
    }
  })

  it('have no size before their frame has one', () => {
    expect(pictureGrid(3, { width: 0, height: 0 }, 12)).toMatchObject({ width: 0, height: 0 })
  })
})
