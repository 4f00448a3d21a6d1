import { expect, it } from 'vitest'
import type { FormBlock } from '../../contract/registration-form.ts'
import { missingIn } from './block-words.ts'

const asked = (identifier: string, label: FormBlock['label'] = {}): FormBlock => ({
  identifier,
  label,
  required: false,
  type: 'text',
})

it('a field of the fair’s own lacks words in the languages of the fair, and in no other', () => {
  const badge = asked('customBadge', { fr: 'Badge', en: ' ' })
  expect(missingIn(badge, ['fr', 'en', 'de'])).toEqual(['en', 'de'])
  expect(missingIn(badge, ['fr'])).toEqual([])
})

it('a field of ours has words in all languages, until the fair has its own for one', () => {
  expect(missingIn(asked('phone'), ['fr', 'de'])).toEqual([])
  expect(missingIn(asked('phone', { fr: 'Mobile' }), ['fr', 'de'])).toEqual(['de'])
})
