import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { keylessIcon } from './keyless-icons.ts'

it('an icon is drawn from the same parts, without their keys', () => {
  const globe = readFileSync('node_modules/lucide-react/dist/esm/icons/globe.mjs', 'utf8')
  const plain = keylessIcon(globe)
  expect(globe).toContain('key: "')
  expect(plain).not.toContain('key:')
  const parts = (code: string) => code.match(/\["(circle|path|rect|line)"/g)
  expect(parts(plain)).toEqual(parts(globe))
  expect(plain).toContain('d: "M2 12h20" }]')
})
