import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bareIcon } from './bare-icons.ts'

const parts = (code: string) => code.match(/\["(circle|path|rect|line)"|\[\n\s+"path"/g)

it.each(['globe', 'building-complex'])('%s is drawn from the same parts, without keys and names', icon => {
  const full = readFileSync(`node_modules/lucide-react/dist/esm/icons/${icon}.mjs`, 'utf8')
  const bare = bareIcon(full)
  for (const said of ['key: "', 'name: "']) expect(full).toContain(said)
  expect(bare).not.toMatch(/key:|name:|aliases:/)
  expect(parts(bare)).toEqual(parts(full))
  expect(bare).toContain('size: 24,\n  node: [')
})
