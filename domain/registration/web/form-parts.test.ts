import { expect, it } from 'vitest'
import { defaultBlocks, type FormBlock, type FormType } from '../contract/registration-form.ts'
import { partsOf } from './form-parts.ts'

const block = (identifier: string, required: boolean): FormBlock => ({
  identifier,
  label: {},
  required,
  type: 'text',
})
const names = (blocks: readonly FormBlock[]) => blocks.map(({ identifier }) => identifier)
const own = [
  block('customBadge', true),
  block('customDiet', false),
  block('phone', true),
  block('city', false),
]

it.each([
  ['visitor', ['firstName', 'lastName', 'email', 'password']],
  ['exhibitor', ['firmName', 'firstName', 'lastName', 'email', 'password']],
] as const satisfies readonly (readonly [FormType, readonly string[]])[])(
  'a %s is asked who they are and for a password, and nothing else until the fair asks',
  (type, account) => {
    const parts = partsOf(type, defaultBlocks[type])
    expect(names(parts.account)).toEqual(account)
    expect([parts.asked, parts.later, names(parts.consent)]).toEqual([[], [], ['acceptCondition']])
  },
)

it('what a fair requires is asked after the account, in its order; what it does not may wait', () => {
  const parts = partsOf('visitor', [...own, ...defaultBlocks.visitor])
  expect(names(parts.asked)).toEqual(['customBadge', 'phone'])
  expect(names(parts.later)).toEqual(['customDiet', 'city'])
  expect(names(parts.account)).toEqual(['firstName', 'lastName', 'email', 'password'])
})

it('no field of a composed form is lost', () => {
  const blocks = [...own, ...defaultBlocks.exhibitor]
  const parts = Object.values(partsOf('exhibitor', blocks)).flat()
  expect(names(parts).sort()).toEqual(names(blocks).sort())
})
