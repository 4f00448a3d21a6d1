import fc from 'fast-check'

/** What every object of the language has of its own: as names they are input like any other. */
export const nativeNames = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'] as const

/** What clients send that mean harm, or that are broken. */
const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eevil',
  '\ufeff',
  '\u200b\u2060',
  'X-77\u200d',
  'Ｘ-７７',
  'a\u0085b',
  '\u3164',
  '🧨'.repeat(40),
  'x'.repeat(70_000),
  "' or '1'='1",
  "'; drop table app_user; --",
  '%',
  '_',
  '\\',
  '$1',
  '{{7*7}}',
  '../../../etc/passwd',
  '/api/fairs/1',
  '/api/users/99999999999',
  'javascript:alert(1)',
  'http://[::ffff:127.0.0.1]/',
  'http://a b',
  'https://',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'a@b@c.example',
  '"a\r\nBcc: x"@b.example',
  'true',
  'null',
  'NaN',
  'Infinity',
  '-1',
  '0x10',
  '1e309',
  '99999999999999999999',
  '2026-13-45',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '9999-12-31T23:59:60Z',
  'today',
  '[object Object]',
  '1,2,3',
  '(a+)+$',
  'a\ud800b',
  '\udc00',
  ...nativeNames,
]

const numbers = [0, -0, -1, 1, 1.5, 32768, 2147483647, 2147483648, -2147483649, 2 ** 53, 1e300]

const deep = Array.from({ length: 60 }).reduce<unknown>(inner => ({ a: [inner] }), 1)

/** Any code points, halves of surrogate pairs too. fast-check's own unit of them fills a map of a million entries first. */
const anySigns = fc
  .array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 30 })
  .map(points => String.fromCodePoint(...points))

export const badValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom(...texts), weight: 6 },
  { arbitrary: fc.constantFrom(...numbers), weight: 4 },
  {
    arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { id: 1 }, { id: '1' }, deep),
    weight: 4,
  },
  { arbitrary: anySigns, weight: 2 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 2 },
)

export const badText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...texts.filter(text => text.length < 1000)), weight: 5 },
  { arbitrary: fc.constantFrom(...numbers.map(String)), weight: 2 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }), weight: 1 },
)

/** Keys that mean something to the language rather than to us, as text: `JSON.stringify` would not write them. */
export const badBodies = [
  '',
  '{',
  'null',
  '[]',
  '1',
  '"text"',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  ...nativeNames.map(name => `{"${name}":1}`),
  `{${nativeNames.map(name => `"${name}":{"${name}":[1]}`)}}`,
  `{"translations":{${nativeNames.map(name => `"${name}":{"${name}":"x"}`)}}}`,
  '{"a":1,"a":2}',
  '{"name":"\\ud800"}',
  '{"\\ud800":"\\udc00"}',
  '{"name":"\\u0000"}',
]

/** As long or as deep as a body may be, or longer: what holds them stands before every call. */
export const hugeBodies = [
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{${Array.from({ length: 10_000 }, (_, n) => `"k${n}":${n}`).join(',')}}`,
  `{${Array.from({ length: 100_000 }, (_, n) => `"k${n}":${n}`).join(',')}}`,
]

/** A hundred thousand where a list is meant, as long as a body may be. */
const endless = `[${'1,'.repeat(99_999)}1]`

const bodyOf = (field: string) => (value: string) =>
  `{${JSON.stringify(field)}:1,${JSON.stringify(field)}:${value}}`

/** Bodies that say one field twice, the second time deep, as long as a body may be, or half a sign. */
export const badField = (field: string): string[] =>
  [`${'['.repeat(10_000)}1${']'.repeat(10_000)}`, '"\\ud800"'].map(bodyOf(field))
export const badList = (field: string): string[] =>
  [endless, `[${'"x",'.repeat(50_000)}{}]`].map(bodyOf(field))
export const badLine = (field: string): string[] => [`"x${' '.repeat(200_000)}x"`].map(bodyOf(field))
