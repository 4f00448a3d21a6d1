import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { handlers } from '../domains.ts'
import { fieldPart, filePart, form, formType, picture, sendForm } from '../testing/forms.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'
import { badText } from './bad-values.ts'
import { complaint } from './complaint.ts'

vi.setConfig({ testTimeout: 300_000 })

const runs = Number(process.env.FUZZ_RUNS ?? 2) * 15
const seed = Number(process.env.FUZZ_SEED ?? 20_260_714)

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const heads = [
  await picture().png().toBuffer(),
  await picture().gif().toBuffer(),
  Buffer.from('%PDF-1.7\n'),
  Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex'),
  Buffer.from('hall,firm\nA,Ferme\n'),
  Buffer.from([0xff, 0xfe, 0x61, 0x00]),
  Buffer.alloc(0),
]
const word = badText.map(text => text.replace(/["\r\n]/g, ' ').slice(0, 300))
const file = fc
  .tuple(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 200 }), fc.nat({ max: 300 }), word, word)
  .map(([head, tail, kept, name, type]) =>
    filePart(Buffer.concat([head.subarray(0, kept), tail]), name, type),
  )
const field = fc
  .tuple(fc.oneof(fc.constantFrom('mapping', 'file', '__proto__', 'constructor'), word), badText)
  .map(([name, value]) => fieldPart(name, value))
/** Mostly whole forms; some with a piece cut out or a byte changed. */
const body = fc
  .tuple(fc.array(fc.oneof(file, field), { maxLength: 4 }), fc.option(fc.nat()), fc.nat({ max: 255 }))
  .map(([parts, at, byte]) => {
    const whole = form(...parts)
    if (at === null) return whole
    const changed = Buffer.from(whole)
    changed[at % changed.length] = byte
    return byte % 2 ? changed : changed.subarray(0, at % changed.length)
  })
const uploads = handlers
  .map(({ endpoint }) => endpoint)
  .filter(({ form: kind }) => kind === 'upload')
  .map(({ path }) => `/api${path.replace(/\{\w+\}/g, '1')}`)

it.each(['superAdmin', 'firmAdminA', 'visitor1', null] as const)(
  'an odd form of %s is refused in our words, never answered with 5xx',
  async who => {
    expect(uploads.length).toBeGreaterThan(3)
    const property = fc.asyncProperty(
      fc.constantFrom(...uploads.flatMap(url => [url, `${url}?use=logo`, `${url}?use=brochure`])),
      body,
      fc.oneof({ arbitrary: fc.constant(formType), weight: 9 }, { arbitrary: word, weight: 1 }),
      async (url, payload, type) => {
        await platform.services.limiter.reset(
          { name: 'upload', max: 0, seconds: 0 },
          String(who && platform.seeded.people[who].id),
        )
        const found = complaint(await sendForm(platform, payload, { who, url, type: encodeURI(type) }))
        if (found) throw new Error(found)
      },
    )
    await fc.assert(property, { seed, numRuns: runs })
  },
)
