import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweepMedia } from '#domain/media/server/sweep-media.ts'
import { purgeTrash } from '#domain/stands/server/trash/purge-trash.ts'
import { filePart, form, picture, sendForm } from './testing/forms.ts'
import { purgeTrashLater } from './testing/purge-trash-later.ts'
import { type TestPlatform, testPlatform } from './testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

type Picture = { id: number; filePath: string; thumbnailPath: string }

/** By an organizer who leaves: whoever else runs the fair goes on. */
async function uploaded(): Promise<Picture> {
  const answer = await sendForm(platform, form(filePart(await picture().png().toBuffer())), {
    who: 'organizer1',
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const run = (query: ReturnType<typeof sql>) => query.execute(platform.services.database.kysely)
const organizer = () => platform.seeded.people.organizer1.id
const status = async ({ filePath }: Picture) => (await platform.call(null, { url: filePath })).statusCode
/** Two days later everything that may go is gone. */
const sweep = () => sweepMedia({ ...platform.services, now: () => new Date(Date.now() + 2 * 86_400_000) })
const leave = async () => {
  await run(sql`delete from fair_organizer where user_id = ${organizer()}`)
  const answer = await platform.call('superAdmin', { method: 'DELETE', url: `/api/users/${organizer()}` })
  expect(answer.statusCode, answer.body).toBe(204)
  await sweep()
}
const homepage = async (field: 'homepageJson' | 'homepageDraft', content: object) => {
  const url = `/api/fairs/${platform.seeded.fairs.fair1}`
  const answer = await platform.call('organizer1', {
    method: 'PUT',
    url,
    payload: { [field]: { fr: content } },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

const shownIn: [string, (picture: Picture) => Promise<unknown>][] = [
  ['the banner of a homepage', ({ id }) => homepage('homepageJson', { image: id })],
  [
    'a block of a homepage that is not published',
    ({ id }) => homepage('homepageDraft', { sections: [{ image: id }] }),
  ],
  [
    'a text of a homepage',
    ({ filePath }) => homepage('homepageJson', { text: `<p><img src="${filePath}"></p>` }),
  ],
  [
    'the small picture in a text of a homepage',
    ({ thumbnailPath }) => homepage('homepageJson', { text: `<img src="${thumbnailPath}">` }),
  ],
  [
    'a legal text',
    ({ filePath }) =>
      run(sql`insert into fair_text (fair_id, kind, version, translations)
        values (${platform.seeded.fairs.fair1}, 'legal', 7, ${JSON.stringify({ fr: `<img src="${filePath}">` })}::jsonb)`),
  ],
  [
    'the text of a booth',
    ({ filePath }) =>
      run(sql`insert into stand_language (stand_id, language_id, description)
        select ${platform.seeded.stands.a}, id, ${`<p><img src="${filePath}"></p>`} from language order by id limit 1
        on conflict (stand_id, language_id) do update set description = excluded.description`),
  ],
  [
    'the screen of a booth',
    ({ filePath }) =>
      run(
        sql`update stand set video = ${JSON.stringify({ kind: 'image', image: filePath, url: 'https://a.test' })}::jsonb where id = ${platform.seeded.stands.b}`,
      ),
  ],
  [
    'the link of a button',
    ({ filePath }) =>
      run(
        sql`insert into header_button (fair_id, link) values (${platform.seeded.fairs.fair1}, ${filePath})`,
      ),
  ],
]

it.each(shownIn)('a picture in %s outlives who has uploaded it', async (_, show) => {
  const shown = await uploaded()
  const other = await uploaded()
  await show(shown)
  await leave()
  expect([await status(shown), await status(other)]).toEqual([200, 404])
})

it('a picture whose owner is gone goes when the last that shows it does, with its file', async () => {
  const shown = await uploaded()
  await homepage('homepageJson', { image: shown.id })
  await homepage('homepageDraft', { image: shown.id })
  await leave()
  const { fair1 } = platform.seeded.fairs
  await run(sql`update fair set homepage_json = '{}' where id = ${fair1}`)
  await sweep()
  expect(await status(shown)).toBe(200)
  await run(sql`update fair set homepage_draft = null where id = ${fair1}`)
  await sweep()
  expect(await status(shown)).toBe(404)
  await run(sql`update media_gone set at = at - interval '3 days'`)
  await sweep()
  expect(await platform.services.files.exists(shown.filePath.slice('/media/'.length))).toBe(false)
})

it('a picture of a hall in the trash outlives who has uploaded it, comes back with the hall, and goes for good with it', async () => {
  const [shown, replaced, lost] = [await uploaded(), await uploaded(), await uploaded()]
  const ask = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await platform.call('superAdmin', {
      method,
      url: `/api${url}`,
      ...(payload && { payload }),
    })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.body ? answer.json() : null
  }
  const hall = async (letter: string, image: Picture) =>
    ask('POST', '/fair_halls', {
      fair: platform.seeded.fairs.fair1,
      letter,
      translations: { fr: { name: letter } },
      overviewImage: image.id,
    })
  const { id } = await hall('X', replaced)
  await ask('PUT', `/fair_halls/${id}`, { overviewImage: shown.id })
  expect(await status(replaced)).toBe(404)
  const { id: other } = await hall('Y', lost)
  await ask('DELETE', `/fair_halls/${id}`)
  await ask('DELETE', `/fair_halls/${other}`)
  await leave()
  expect([await status(shown), await status(lost)]).toEqual([200, 200])
  const { rows } = await sql<{ id: number }>`select id from trash where name like 'X%'`.execute(
    platform.services.database.kysely,
  )
  await ask('POST', `/trash/${rows[0]?.id}/restore`)
  expect((await platform.call('superAdmin', { url: `/api/fair_halls/${id}` })).json().overviewImage.id).toBe(
    shown.id,
  )
  await purgeTrash({ ...platform.services, now: () => new Date(Date.now() + 40 * 86_400_000) })
  expect([await status(shown), await status(lost)]).toEqual([200, 404])
})

it('what a booth and a firm showed goes for good with them, and counts as nobody’s', async () => {
  const { firms, stands } = platform.seeded
  const [poster, logo, elsewhere] = [await uploaded(), await uploaded(), await uploaded()]
  const all = [poster, logo, elsewhere].map(({ id }) => id)
  await run(sql`update media_object set firm_id = ${firms.a} where id = any(${all}::int[])`)
  await run(sql`update firm set logo_id = ${logo.id} where id = ${firms.a}`)
  await run(sql`update stand set poster_id = ${elsewhere.id} where id = ${stands.b}`)
  await run(sql`insert into stand_resource (stand_id, stand_resource_type_id, title, media_id)
    select ${stands.a}, min(id), 'One', ${elsewhere.id} from stand_resource_type`)
  await run(sql`update stand set poster_id = ${poster.id}, trashed_at = now() - interval '40 days'
    where id = ${stands.a}`)
  const left = async () =>
    (await run(sql`select id from media_object where id = any(${all}::int[]) order by id`)).rows
  await purgeTrash(platform.services)
  expect(await left()).toEqual([{ id: logo.id }, { id: elsewhere.id }])
  const removed = await platform.call('superAdmin', { method: 'DELETE', url: `/api/firms/${firms.a}` })
  expect(removed.statusCode).toBe(204)
  await purgeTrashLater(platform)
  expect(await left()).toEqual([{ id: elsewhere.id }])
})

it('a picture that a fair shows is not deleted by who has uploaded it, one that nothing shows is', async () => {
  const shown = await uploaded()
  const other = await uploaded()
  await homepage('homepageJson', { image: shown.id })
  await run(sql`delete from fair_organizer where user_id = ${organizer()}`)
  const remove = async ({ id }: Picture) =>
    (await platform.call('organizer1', { method: 'DELETE', url: `/api/media_objects/${id}` })).statusCode
  expect([await remove(shown), await remove(other)]).toEqual([409, 204])
  expect([await status(shown), await status(other)]).toEqual([200, 404])
})

it('of a visitor is theirs to take away, whoever names it in a text of their own', async () => {
  const answer = await sendForm(platform, form(filePart(await picture().png().toBuffer())), {
    who: 'visitor1',
  })
  const { id, filePath }: Picture = answer.json()
  await run(
    sql`update firm set website = ${`https://elsewhere.example${filePath}`} where id = ${platform.seeded.firms.a}`,
  )
  const taken = await platform.call('visitor1', { method: 'DELETE', url: `/api/media_objects/${id}` })
  expect(taken.statusCode, taken.body).toBe(204)
})

describe('a file of another firm', () => {
  const others = async (): Promise<Picture> => {
    const answer = await sendForm(platform, form(filePart(await picture().png().toBuffer())), {
      who: 'firmAdminB',
    })
    expect(answer.statusCode, answer.body).toBe(201)
    await run(
      sql`update media_object set firm_id = ${platform.seeded.firms.b} where id = ${answer.json().id}`,
    )
    return answer.json()
  }
  const a = () => platform.seeded.stands.a
  const named: [string, (address: string) => Promise<unknown>][] = [
    [
      'the text of a booth',
      address =>
        run(sql`insert into stand_language (stand_id, language_id, description)
        select ${a()}, id, ${`<img src="${address}">`} from language order by id limit 1
        on conflict (stand_id, language_id) do update set description = excluded.description`),
    ],
    [
      'the screen of a booth',
      address =>
        run(
          sql`update stand set video = ${JSON.stringify({ kind: 'image', image: address })}::jsonb where id = ${a()}`,
        ),
    ],
    [
      'the website of a firm',
      address =>
        run(
          sql`update firm set website = ${`https://a.test${address}`} where id = ${platform.seeded.firms.a}`,
        ),
    ],
    [
      'the homepage of a fair that the firm is not in',
      address =>
        run(
          sql`update fair set homepage_json = ${JSON.stringify({ fr: { text: address } })}::jsonb where id = ${platform.seeded.fairs.fair2}`,
        ),
    ],
  ]

  it.each(named)('is not kept by being named in %s', async (_, name) => {
    const { id, filePath } = await others()
    await name(filePath)
    const taken = await platform.call('firmAdminB', { method: 'DELETE', url: `/api/media_objects/${id}` })
    expect(taken.statusCode, taken.body).toBe(204)
  })

  it('is kept by what their own firm and the fair that it is in say', async () => {
    const { id, filePath } = await others()
    const remove = async () =>
      (await platform.call('firmAdminB', { method: 'DELETE', url: `/api/media_objects/${id}` })).statusCode
    const website = (firm: number, address: string | null) =>
      run(sql`update firm set website = ${address} where id = ${firm}`)
    await website(platform.seeded.firms.b, `https://b.test${filePath}`)
    expect(await remove()).toBe(409)
    await website(platform.seeded.firms.b, null)
    await homepage('homepageJson', { text: `<img src="${filePath}">` })
    expect(await remove()).toBe(409)
    await homepage('homepageJson', {})
    expect(await remove()).toBe(204)
  })
})
