import { expect, it } from 'vitest'
import { sourceOf } from './source-of.ts'

it('an IPv4 address is the same source however it is written', () => {
  for (const ip of [
    '9.9.9.9',
    '::ffff:9.9.9.9',
    '::ffff:909:909',
    '0:0:0:0:0:ffff:0909:0909',
    '::FFFF:9.9.9.9',
  ])
    expect(sourceOf(ip), ip).toBe('9.9.9.9')
})

it('all addresses of one /64 are one source, those of another are not', () => {
  const one = [
    '2001:db8:0:7::1',
    '2001:db8:0:7:ffff:ffff:ffff:ffff',
    '2001:0DB8:0000:0007:1::2',
    '2001:db8:0:7::1%eth0',
  ]
  expect(new Set(one.map(sourceOf))).toEqual(new Set(['2001:db8:0:7::/64']))
  expect(sourceOf('2001:db8:0:8::1')).toBe('2001:db8:0:8::/64')
  expect(sourceOf('::1')).toBe('0:0:0:0::/64')
  expect(sourceOf('fe80::')).toBe('fe80:0:0:0::/64')
})

it('what is no address is a source of its own', () => {
  expect([sourceOf(''), sourceOf('unknown')]).toEqual(['', 'unknown'])
})
