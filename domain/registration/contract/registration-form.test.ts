import { expect, it } from 'vitest'
import {
  compositionProblems,
  defaultBlocks,
  type FormBlock,
  type FormType,
  fixedFields,
  knownFields,
  wordsOf,
} from './registration-form.ts'

const types: readonly FormType[] = ['visitor', 'exhibitor']
const own = (more: Partial<FormBlock> = {}): FormBlock => ({
  identifier: 'customBadge',
  label: { fr: 'Badge' },
  required: false,
  type: 'text',
  ...more,
})
const problems = (...added: FormBlock[]) =>
  compositionProblems('visitor', [...defaultBlocks.visitor, ...added])
const at = defaultBlocks.visitor.length

it.each(types)('the form for a %s that comes with the product can be used as it is', type =>
  expect(compositionProblems(type, defaultBlocks[type])).toEqual({}),
)

it.each(types)('a form for a %s without one of the fields that make an account cannot be used', type => {
  for (const field of fixedFields[type])
    expect(
      compositionProblems(
        type,
        defaultBlocks[type].filter(one => one.identifier !== field),
      ),
    ).toEqual({
      blocks: ['form_incomplete'],
    })
})

it('a field may stand in a form once', () =>
  expect(problems(own(), own())).toEqual({ [`blocks.${at + 1}.identifier`]: ['identifier_taken'] }))

it('a field is one of ours, for people of this kind, or one of the fair’s own', () => {
  const block = (identifier: string) => problems(own({ identifier, label: {} }))
  expect(block('phone2')).toEqual({ [`blocks.${at}.identifier`]: ['identifier_custom'] })
  expect(block('isSuperAdmin')).toEqual({ [`blocks.${at}.identifier`]: ['identifier_custom'] })
  expect(block('firmName')).toEqual({ [`blocks.${at}.identifier`]: ['identifier_custom'] })
  expect(compositionProblems('exhibitor', [...defaultBlocks.exhibitor, own()])).toEqual({})
  expect(knownFields.exhibitor).toContain('firmSectors')
})

it('a field of the fair’s own has words, in whatever language, and a table its entries', () => {
  expect(problems(own({ label: {} }))).toEqual({ [`blocks.${at}.label`]: ['required'] })
  expect(problems(own({ label: { fr: '  ', de: '' } }))).toEqual({ [`blocks.${at}.label`]: ['required'] })
  expect(problems(own({ label: { it: 'Badge' } }))).toEqual({})
  expect(problems(own({ type: 'table' }))).toEqual({ [`blocks.${at}.table`]: ['required'] })
  expect(problems(own({ type: 'table', table: 'sizes' }))).toEqual({})
})

it('a label is read in the reader’s language, else in the first that has words', () => {
  const label = { fr: ' ', en: 'Badge ', de: 'Ausweis' }
  expect([wordsOf(label, 'de'), wordsOf(label, 'nl'), wordsOf({}, 'fr')]).toEqual(['Ausweis', 'Badge', ''])
})
