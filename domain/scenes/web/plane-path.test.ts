import { expect, it } from 'vitest'
import { boundsOf } from './bounds.ts'
import { planeMatrix } from './iso.ts'
import { circlePath, project, rectPath } from './plane-path.ts'

it('a path painted on a plane is where the plane is, with all of its corners', () => {
  const { d, bounds } = project(rectPath(10, 20, 30, 40), [2, 0, 0, 2, 100, 0])
  expect(d.startsWith('M120,40')).toBe(true)
  expect(d.toLowerCase().endsWith('z')).toBe(true)
  expect(bounds).toEqual(
    boundsOf([
      [120, 40],
      [180, 40],
      [180, 120],
      [120, 120],
    ]),
  )
})

it('what begins after a closed figure begins where that one did', () => {
  const same = project('M0,0H10V10ZL5,5', [1, 0, 0, 1, 0, 0]).d
  expect(same).toBe('M0,0l10,0l0,10zl5,5')
})

it.each(['y', 'x', 'floor', 'floorBack'] as const)(
  'a circle on the plane %s is as round as the plane has it',
  plane => {
    const m = planeMatrix(40, plane, [300, 200])
    const { d, bounds } = project(circlePath(10, 20, 30), m)
    const [, long = 0, short = 0, turn = 0] = (/a(\S+),(\S+) (\S+) 1 1/.exec(d) ?? []).map(Number)
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    const [left, right, top, bottom] = bounds
    const reaches = [0, 0.7, 1.4, 2.1, 2.8].map(angle => {
      const [x, y] = [30 * Math.cos(angle), 30 * Math.sin(angle)]
      const [dx, dy] = [m[0] * x + m[2] * y, m[1] * x + m[3] * y]
      const [sx, sy] = [dx + m[0] * 10 + m[2] * 20 + m[4], dy + m[1] * 10 + m[3] * 20 + m[5]]
      expect(sx >= left && sx <= right && sy >= top && sy <= bottom).toBe(true)
      return Math.hypot((dx * cos + dy * sin) / long, (dy * cos - dx * sin) / short)
    })
    for (const reach of reaches) expect(reach / (reaches[0] ?? 0)).toBeCloseTo(1, 2)
  },
)
