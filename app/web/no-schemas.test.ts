import { expect, it, vi } from 'vitest'

vi.mock('typebox', () => import('#platform/web/api/no-schemas.ts'))

const contracts = import.meta.glob([
  '../../domain/*/contract/**/*.ts',
  '../contract/**/*.ts',
  '!**/*.test.ts',
  '!**/*.d.ts',
])

it('every contract loads in the browser, where schemas are empty', async () => {
  expect(Object.keys(contracts).length).toBeGreaterThan(100)
  const failed = await Promise.all(
    Object.entries(contracts).map(([file, load]) =>
      load().then(
        () => [],
        error => [`${file}: ${error}`],
      ),
    ),
  )
  expect(failed.flat()).toEqual([])
})
