import { expect, it } from 'vitest'
import { identifierFor } from './identifiers.ts'

it('says what a field asks for, in letters that an identifier may have, and never twice', () => {
  expect(identifierFor('Numéro de badge ?', new Set())).toBe('customNumeroDeBadge')
  expect(identifierFor('Größe', new Set(['customGroe', 'customGroe2']))).toBe('customGroE')
  expect(identifierFor('', new Set(['customField', 'customField2']))).toBe('customField3')
  expect(identifierFor('x'.repeat(200), new Set()).length).toBeLessThanOrEqual(60)
})
