import { expect, it } from 'vitest'
import { hueStep } from '#platform/web/ui/chart/scale.ts'
import { boothAt, modelOf, stepsOf } from './hall-model.ts'

const half = (count: number) => Array.from({ length: count }, () => 0.5)

it('a model of any number of booths stays within the room that it is given', () => {
  for (const count of [1, 2, 7, 12, 24, 40, 100])
    for (const width of [160, 320, 480])
      expect(modelOf(half(count), width).width).toBeLessThanOrEqual(width + 1)
})

it('booths stand in aisles, none on another, and each is found where it is', () => {
  const model = modelOf(half(24), 320)
  expect(model.perAisle).toBe(6)
  for (const [index, { at }] of model.booths.entries()) expect(boothAt(model, at.x, at.y)).toBe(index)
  expect(boothAt(model, -50, -50)).toBeNull()
})

it('who had more visitors is higher', () => {
  const [low, high] = modelOf([0.1, 1], 320).booths
  expect((low?.at.y ?? 0) - (high?.at.y ?? 0)).toBeGreaterThan(0)
})

it('the steps of the legend are those of the drawing', () => {
  const highest = 500
  const [first = 0, second = 0, third = 0] = stepsOf(highest) ?? []
  expect([first, second, third, highest].map(value => hueStep(value, highest))).toEqual([1, 2, 3, 4])
  expect(hueStep(first + 1, highest)).toBe(2)
  expect(stepsOf(3)).toBeNull()
})
