import { expect, it } from 'vitest'
import { addressIn, isAddressLike, isSafeUrl, unlinked } from './web-address.ts'

it('an address on the web has a host and neither name nor password before it', () => {
  for (const url of [
    'https://a.test',
    'http://a.test:8080/x?y=a@b#z',
    'https://a.test/@us',
    'https://[2001:db8::1]/',
  ])
    expect(isSafeUrl(url), url).toBe(true)
  for (const url of [
    'https://user:pass@evil.test/',
    'https://fair.test@evil.test',
    'https://',
    'https:///x',
    'https://?x',
    'https:\\\\x',
    'javascript:x',
    '//a.test',
    'https://a b',
  ])
    expect(isSafeUrl(url), url).toBe(false)
})

it('what a mail program would make a link of is found, and is none once it is unlinked', () => {
  for (const text of [
    'go to evil.test/x',
    'https://evil',
    'www.evil.test',
    'me@evil.test',
    'Go.Evil.COM',
    'evil。test',
    'evil｡test',
  ]) {
    expect(addressIn(text), text).toBeDefined()
    expect(addressIn(unlinked(text)), text).toBeUndefined()
  }
  for (const text of [
    'Bonjour. Vous venez ?',
    'z. B. am 14.06.2026 um 9.30',
    'd.h. u.a. S.A',
    '{{firstName}}, hi',
  ])
    expect([addressIn(text), unlinked(text)], text).toEqual([undefined, text])
})

it('a value that begins or ends with a dot makes no address with what stands beside it, and reads the same', () => {
  for (const [before, behind] of [
    ['evil.', 'com'],
    ['evil', '.com'],
    ['Ott S.A.', 'de'],
  ] as const) {
    expect(addressIn(unlinked(before) + unlinked(behind)), before).toBeUndefined()
    expect(unlinked(before).replaceAll('\u200b', '')).toBe(before)
  }
})

it('a person is called by no address', () => {
  for (const name of [
    'https://evil.test',
    'Win www.evil',
    'evil.test',
    'a@b',
    'Gagnez 1000 EUR evil.test/x',
    'evil。test',
    'evil｡test',
  ])
    expect(isAddressLike(name), name).toBe(true)
  for (const name of [
    'Jean-Pierre',
    'J.P.',
    'St. Anne',
    'O’Neill',
    'D. van der Berg',
    'Jr.',
    'Nguyễn',
    'Dr.med. Ott',
  ])
    expect(isAddressLike(name), name).toBe(false)
})
