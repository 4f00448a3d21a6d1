import { expect, test } from 'vitest'
import { fileKinds, isAcceptedFile } from './file-kinds.ts'

const pdf = { name: 'Gamme.PDF', type: 'application/pdf' }

test('a file is accepted by its type, its family or its ending', () => {
  expect(isAcceptedFile(pdf, ['application/pdf'])).toBe(true)
  expect(isAcceptedFile(pdf, ['.pdf'])).toBe(true)
  expect(isAcceptedFile({ name: 'a.png', type: 'image/png' }, ['image/*'])).toBe(true)
  expect(isAcceptedFile(pdf, [])).toBe(true)
})

test('a file of another kind is refused', () => {
  expect(isAcceptedFile(pdf, ['image/*', '.csv'])).toBe(false)
  expect(isAcceptedFile({ name: 'pdf', type: '' }, ['.pdf'])).toBe(false)
})

test('kinds are named as people call them', () => {
  expect(fileKinds(['image/png', 'image/jpeg', 'image/svg+xml', '.csv'])).toBe('PNG, JPEG, SVG, CSV')
})
