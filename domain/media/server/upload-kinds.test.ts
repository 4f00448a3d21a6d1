import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filePart, form, kept, picture, sendForm } from '#app/server/testing/forms.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const png = await picture().png().toBuffer()
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const mp4 = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex')

const [yes, no] = [201, 415]

it.each([
  ['superAdmin', yes, yes, yes],
  ['superOrganizer', yes, yes, yes],
  ['organizer1', yes, yes, yes],
  ['firmAdminA', yes, yes, yes],
  ['standAdminA', yes, yes, yes],
  ['speaker', yes, yes, no],
  ['moderator', yes, yes, no],
  ['visitor1', yes, yes, no],
  ['contactA', yes, no, no],
  ['press', yes, no, no],
  ['clusterAdmin', yes, no, no],
  [null, 401, 401, 401],
] as const)(
  '%s uploads what their part asks for: pictures %d, documents %d, videos %d',
  async (who, ...expected) => {
    const before = await kept(platform)
    const statuses: number[] = []
    for (const bytes of [png, pdf, mp4])
      statuses.push((await sendForm(platform, form(filePart(bytes)), { who })).statusCode)
    expect(statuses).toEqual(expected)
    const stored = expected.filter(status => status === yes).length
    expect(await kept(platform)).toMatchObject({
      rows: [{ count: (before.rows[0] as { count: number }).count + stored }],
    })
  },
)

it('nobody uploads whom the platform, or every fair, has refused', async () => {
  const { kysely } = platform.services.database
  const { press, visitor1 } = platform.seeded.people
  const upload = async (who: 'press' | 'visitor1') =>
    (await sendForm(platform, form(filePart(png)), { who })).statusCode
  const before = await kept(platform)
  await sql`update app_user set is_validated = 2 where id = ${press.id}`.execute(kysely)
  await sql`update fair_user set is_validated = 2 where user_id = ${visitor1.id}`.execute(kysely)
  expect([await upload('press'), await upload('visitor1')]).toEqual([403, 403])
  expect(await kept(platform)).toEqual(before)
  await sql`update fair_user set is_validated = 0 where user_id = ${visitor1.id}`.execute(kysely)
  expect(await upload('visitor1')).toBe(201)
})
