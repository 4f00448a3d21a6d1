import { expect, it } from 'vitest'
import { codeBytes, codeOf, inGroups, readCode } from './code.ts'

const bytes = Uint8Array.from({ length: codeBytes }, (_, at) => (at * 37 + 11) % 256)

it('a code is read as it is written, typed in small letters, with blanks and with what looks alike', () => {
  const code = codeOf(bytes)
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  expect(
    inGroups(code)
      .split(' ')
      .map(group => group.length),
  ).toEqual([4, 4, 4, 4, 4, 4, 2])
  for (const typed of [code, inGroups(code), code.toLowerCase(), code.replace(/0/g, 'o').replace(/1/g, 'l')])
    expect(readCode(typed)).toBe(code)
})

it('two codes differ where a single bit does', () => {
  const codes = new Set(
    Array.from({ length: codeBytes * 8 }, (_, bit) =>
      codeOf(bytes.map((byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte))),
    ),
  )
  expect(codes.size).toBe(codeBytes * 8)
})

it.each(['', 'https://example.org/', '0'.repeat(25), '0'.repeat(27), 'U'.repeat(26)])(
  '%j is no code',
  text => {
    expect(readCode(text)).toBeNull()
  },
)
