import { expect, it } from 'vitest'
import { safePath } from './href.ts'

const own = 'https://fair.example'

it.each(['/', '/stands', '/a/b?next=https://evil.example#c', '/é', '/user/manage?x=//y'])(
  'one may be sent to %j, which is ours',
  path => {
    expect(safePath(path)).toBe(path)
    expect(new URL(path, own).origin).toBe(own)
  },
)

it.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/a//evil.example',
  'https:evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '@evil.example',
  '.evil.example',
  '',
  '/a\u0000b',
  `/${'a'.repeat(600)}`,
  null,
  undefined,
  7,
  ['//evil.example'],
])('nobody is sent to %j', wish => {
  expect(safePath(wish)).toBeNull()
})
