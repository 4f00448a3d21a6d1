import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test('a weight is written as its reader writes it', () => {
  expect(fileSize(3_400_000, 'fr').replace(/\s/g, ' ')).toBe('3,4 Mo')
  expect(fileSize(3_400_000, 'en')).toBe('3.4 MB')
  expect(fileSize(812, 'en')).toBe('812 bytes')
  expect(fileSize(0, 'en')).toBe('0 bytes')
  expect(fileSize(5_000_000_000, 'de').replace(/\s/g, ' ')).toBe('5 GB')
})
