import { expect, it } from 'vitest'
import { sirenIn, sirenOfVatNumber } from './siren.ts'

it.each([
  ['FR40303265045', '303265045'],
  ['fr 40 303 265 045', '303265045'],
  ['BE0403019261', null],
  ['FR40303265046', null],
  ['303265045', null],
  [null, null],
])('the company behind the number %s is %s', (vatNumber, siren) => {
  expect(sirenOfVatNumber(vatNumber)).toBe(siren)
})

it.each([
  ['303 265 045', '303265045'],
  ['303.265.045', '303265045'],
  ['303265045 00012', '303265045'],
  ['303265046', null],
  ['30326504', null],
  ['FR40303265045', null],
  ['', null],
])('what is typed as %s is the company %s', (typed, siren) => {
  expect(sirenIn(typed)).toBe(siren)
})
