import { expect, it } from 'vitest'
import { boundsOf } from './bounds.ts'
import { project, rectPath } from './plane-path.ts'

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
