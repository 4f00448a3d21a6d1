import { verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { registerAllDomains } from '#app/server/domains.ts'
import { embedOf } from '#domain/stands/contract/video.ts'
import { locales } from '#platform/contract/locale.ts'
import type { Database } from '#platform/server/database/database.ts'
import { localFolder } from '#platform/server/files/local-folder.ts'
import { freshDatabase, temporaryFolder } from '#platform/server/testing/database.ts'
import { seedReference } from '../reference.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { seedDemo } from './index.ts'
import { keepOnAir } from './keep-on-air.ts'
import { queuedFirm } from './keep-queue.ts'
import { knownAccounts } from './known-accounts.ts'
import { lightBooths } from './light-booths.ts'
import { walkHalls } from './walk-halls.ts'

registerAllDomains()

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const now = new Date('2026-05-20T10:00:00Z')
let database: Database
let folder: Awaited<ReturnType<typeof temporaryFolder>>
const progress: [number, number][] = []

const seed = () =>
  seedDemo({
    services: { database, files: localFolder(folder.path), now: () => now },
    now,
    onProgress: (done, total) => progress.push([done, total]),
  })

const atOnce = (work: () => Promise<unknown>) => Promise.all([work(), work()])

beforeAll(async () => {
  folder = await temporaryFolder()
  database = await freshDatabase()
  // As two servers do that start at once: whichever comes second finds what the first has made.
  await atOnce(() => database.transaction(seedReference))
  await atOnce(seed)
})
afterAll(async () => {
  await database.close()
  await folder.remove()
})

const all = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(database.kysely)).rows
const counts = () =>
  all(sql`select (select count(*) from fair) as fairs, (select count(*) from stand) as stands, (select count(*) from app_user) as people,
    (select count(*) from media_object) as files, (select count(*) from stand_resource) as brochures`)

describe('the demo fairs', () => {
  it('are one open today, one in preparation and one finished, all of the multi type, once where two servers start at once', async () => {
    const fairs = await all<{
      homepage: string
      status: number
      isMulti: boolean
      isOn: boolean
      stands: number
    }>(sql`
      select homepage, fair_status_id as status, is_multi_fair as "isMulti", ${now} between start_date and end_date as "isOn",
        (select count(*)::int from stand where fair_id = fair.id) as stands from fair order by id`)
    expect(fairs).toEqual([
      { homepage: 'rives-et-ateliers', status: 2, isMulti: true, isOn: true, stands: 44 },
      { homepage: 'horizon-mer', status: 1, isMulti: true, isOn: false, stands: 7 },
      { homepage: 'fermes-ouvertes', status: 3, isMulti: true, isOn: false, stands: 8 },
    ])
  })

  it('speak every language on their homepage, and at least French and English on every booth; slogans are in every language', async () => {
    const [homepages] = await all<{ complete: boolean }>(sql`
      select bool_and(homepage_json ?& ${[...locales]}::text[] and translations ?& ${[...locales]}::text[]) as complete from fair`)
    expect(homepages?.complete).toBe(true)
    const silent = await all(sql`
      select f.name from stand st join firm f on f.id = st.firm_id
      where exists (select 1 from stand_language where stand_id = st.id)
        and (select count(*) from stand_language where stand_id = st.id and language_id in (1, 2) and title <> '' and slogan <> '' and description <> '') < 2
      union all select name from firm where not translations ?& ${[...locales]}::text[]`)
    expect(silent).toEqual([])
    const spoken = await all<{ code: string; booths: number }>(sql`
      select l.code, count(*)::int as booths from stand_language sl join language l on l.id = sl.language_id
      join stand st on st.id = sl.stand_id where st.fair_id = 1 and l.code in ('de', 'nl') group by l.code order by l.code`)
    expect(spoken.map(({ booths }) => booths >= 12)).toEqual([true, true])
  })

  it('tell a different story on every booth', async () => {
    const told = await all<{ description: string }>(
      sql`select description from stand_language join stand st on st.id = stand_id where st.fair_id = 1`,
    )
    expect(new Set(told.map(row => row.description)).size).toBe(told.length)
  })

  it('furnish every booth of the open fair with two or three people and two to four brochures a language', async () => {
    const booths = await all<{ people: number; brochures: number }>(sql`
      select (select count(*)::int from stand_contact c join app_user u on u.id = c.user_id where c.stand_id = st.id and u.email not like '%@demo.test') as people,
        (select count(*)::int from stand_resource r where r.stand_id = st.id and r.language_id = 1 and r.media_id is not null) as brochures
      from stand st where st.fair_id = 1`)
    for (const booth of booths) {
      expect([2, 3]).toContain(booth.people)
      expect([2, 3, 4]).toContain(booth.brochures)
    }
  })

  it('leave some places free, and put nobody on a place that is not there', async () => {
    const lost = await all(sql`
      select st.id from stand st where st.number is not null
        and not exists (select 1 from element e where e.map_id = st.fair_hall_id and e.position = st.number and e.type = 8)`)
    expect(lost).toEqual([])
    const [free] = await all<{ places: number }>(sql`
      select count(*)::int as places from element e join fair_hall h on h.id = e.map_id
      where h.fair_id = 1 and not exists (select 1 from stand st where st.fair_hall_id = h.id and st.number = e.position)`)
    expect(free?.places).toBe(4)
  })

  it('show a film on a dozen booths, each in a form that the page knows', async () => {
    const films = await all<{ video: Record<string, unknown> }>(
      sql`select video from stand where fair_id = 1 and video is not null`,
    )
    expect(films.length).toBeGreaterThanOrEqual(12)
    expect(films.filter(({ video }) => !embedOf(video))).toEqual([])
  })

  it('keep the file of every media object', async () => {
    const files = localFolder(folder.path)
    const objects = await all<{ path: string; size: number }>(
      sql`select file_path as path, size from media_object`,
    )
    const missing = []
    for (const { path, size } of objects)
      if ((await files.size(path.replace('/media/', ''))) !== size) missing.push(path)
    expect(missing).toEqual([])
  })
})

describe('the demo people', () => {
  it('have one account a role, ready to log in, and the exhibitors share one booth', async () => {
    const accounts = await all<{ email: string; hash: string; ready: boolean; firm: number | null }>(sql`
      select email, password_hash as hash, email_confirmed_at is not null and is_validated = 1 as ready, firm_id as firm
      from app_user where email = any(${demoAccounts.map(account => `${account.name}@demo.test`)}::text[])`)
    expect(accounts).toHaveLength(11)
    expect(accounts.every(account => account.ready)).toBe(true)
    expect(await verify(accounts[0]?.hash ?? '', demoPassword)).toBe(true)
    expect(new Set(accounts.flatMap(account => account.firm ?? [])).size).toBe(1)
  })

  it('count sixty visitors, some of whom wait to be validated', async () => {
    const [visitors] = await all(sql`
      select count(*)::int as all, count(*) filter (where is_validated = 0)::int as waiting from app_user where email ~ '^visitor[0-9]+@'`)
    expect(visitors).toEqual({ all: 60, waiting: 10 })
  })
})

describe('the lamps of the demo', () => {
  it('are lit for invented people of the open fair alone, for two minutes', async () => {
    const at = new Date()
    const lit = async () => {
      const [row] = await all<{ booths: number; others: number; until: Date }>(sql`
        select count(distinct p.stand_id) filter (where not p.is_busy)::int as booths,
          count(*) filter (where u.email like '%@demo.test' or st.fair_id <> 1)::int as others,
          (select max(held_until) from presence_process) as until
        from stand_present p join app_user u on u.id = p.user_id join stand st on st.id = p.stand_id`)
      return row
    }
    await lightBooths(database, at)
    await lightBooths(database, at)
    const now = await lit()
    expect(now?.booths).toBeGreaterThan(11)
    expect(now?.booths).toBeLessThan(44)
    expect(now?.others).toBe(0)
    // Where people wait everybody is in a talk.
    const queued = await all<{ busy: boolean }>(sql`
      select p.is_busy as busy from stand_present p join stand st on st.id = p.stand_id
        join firm f on f.id = st.firm_id where f.name = ${queuedFirm}`)
    expect(queued.length).toBeGreaterThan(0)
    expect(queued.every(({ busy }) => busy)).toBe(true)
    expect(now?.until.getTime()).toBe(at.getTime() + 120_000)
    await lightBooths(database, new Date(at.getTime() - 120_000))
    expect((await lit())?.booths).toBe(0)
  })
})

describe('the walkers of the demo', () => {
  it('are strangers in several halls of the open fair, who go on to other places and are gone after two minutes', async () => {
    const walking = () =>
      all<{ who: string; fair: number; hall: number | null; stand: number | null }>(sql`
        select who, fair_id as fair, hall_id as hall, stand_id as stand from presence_walker
        where who not in (select id::text from app_user)`)
    const at = new Date()
    await walkHalls(database, at)
    const first = await walking()
    expect(new Set(first.map(({ who }) => who)).size).toBe(first.length)
    expect(first.length).toBeGreaterThan(4)
    expect(first.every(({ fair, hall }) => fair === 1 && hall !== null)).toBe(true)
    expect(new Set(first.map(({ hall }) => hall)).size).toBeGreaterThan(1)
    await walkHalls(database, at)
    expect(await walking()).toHaveLength(first.length)
    await walkHalls(database, new Date(at.getTime() + 240_000))
    expect(await walking()).not.toEqual(first)
    await walkHalls(database, new Date(at.getTime() - 120_000))
    expect(await walking()).toEqual([])
  })
})

describe('the curve of the day', () => {
  it('ends with those who walk and staff the booths from then on, in the fair and in each of its halls', async () => {
    // The last five minutes of which it says something.
    const at = new Date(Math.floor(now.getTime() / 300_000) * 300_000)
    await walkHalls(database, at)
    await lightBooths(database, at)
    const there = await all<{ hall: number; present: number }>(sql`
      select coalesce(case c.kind when 'hall' then c.place_id else st.fair_hall_id end, 0) as hall,
        count(*)::int as present
      from presence_connection c left join stand st on c.kind = 'stand' and st.id = c.place_id
      where c.user_id is null or (c.kind = 'fair' and c.place_id = 1) group by 1`)
    const told = await all<{ hall: number; present: number }>(sql`
      select hall_id as hall, present from stat_moment
      where fair_id = 1 and at = (select max(at) from stat_moment where fair_id = 1)`)
    const total = there.reduce((sum, { present }) => sum + present, 0)
    const expected = there.map(one => (one.hall ? one : { hall: 0, present: total }))
    const byHall = (one: { hall: number }, other: { hall: number }) => one.hall - other.hall
    expect(there.length).toBeGreaterThan(2)
    expect(told.toSorted(byHall)).toEqual(expected.toSorted(byHall))
  })
})

describe('seeding', () => {
  it('have an inbox in which some wait, some are answered, and one is archived', async () => {
    const sides = await all<{ waits: boolean; taken: boolean; archived: boolean; fits: boolean }>(sql`
      select waiting_id is not null as waits, taken_by_id is not null as taken, is_archived as archived,
        last_id = (select max(m.id) from direct_message m where m.conversation_id = s.conversation_id) as fits
      from conversation_side s where side = 2`)
    const count = (is: (side: (typeof sides)[number]) => boolean) => sides.filter(is).length
    expect([count(one => one.waits), count(one => one.taken), count(one => one.archived)]).toEqual([2, 2, 1])
    expect(sides.every(one => one.fits)).toBe(true)
  })

  it('have been told of something, each with an account, and of every message that waits for them', async () => {
    const accounts = await all<{ email: string; told: number; unread: number; waiting: number }>(sql`
      select u.email, (select count(*)::int from notification n where n.user_id = u.id) as told,
        (select count(*)::int from notification n where n.user_id = u.id and n.unread) as unread,
        (select count(*)::int from conversation_reader r join conversation_side s
            on s.conversation_id = r.conversation_id and s.side = r.side and s.unread > 0
              and coalesce(s.taken_by_id, r.user_id) = r.user_id
          where r.user_id = u.id) as waiting
      from app_user u where u.email = any(${demoAccounts.map(account => `${account.name}@demo.test`)}::text[])`)
    expect(accounts).toHaveLength(11)
    for (const { email, told, unread, waiting } of accounts) {
      expect(told, email).toBeGreaterThan(0)
      expect(unread, email).toBe(waiting)
    }
  })

  it('have a programme of two days after its opening, in four rooms drawn differently, one session on air, and a workshop that is full', async () => {
    const [figures] = await all<Record<string, number>>(sql`
      select count(distinct start_date)::int as days, count(distinct conference_room_id)::int as rooms,
        (select count(distinct conference_room_type_id)::int from conference_room) as plans,
        count(*) filter (where begin_at <= ${now} and end_at > ${now} and conference_room_id = (
          select id from conference_room where slug = 'plateau'))::int as "onAir",
        count(*) filter (where replay_state = 'published' and state = 'ended' and end_at < ${now})::int
          as replays,
        (select count(*)::int from conference_source s join media_object m on m.id = s.media_id
          where s.kind = 'file' and m.visibility = 'private') as films,
        (select count(*)::int from pass_room where taken = places) as full,
        (select count(*)::int from pass_place where queued_at is not null) as waiting,
        (select count(*)::int from pass_user where is_validated = 0) as asked,
        (select sum(quantity)::int from pass_allotment) as allotted,
        count(*) filter (where firm_id is not null)::int as sponsored,
        (select count(distinct type)::int from presentation) as presentations,
        (select count(*)::int from speaker where picture_id is not null) as pictures
      from conference where conference_program_id is not null`)
    expect(figures).toEqual({
      days: 3,
      rooms: 4,
      plans: 4,
      onAir: 1,
      replays: 1,
      films: 2,
      full: 1,
      waiting: 3,
      asked: 6,
      allotted: 14,
      sponsored: 1,
      presentations: 4,
      pictures: 4,
    })
    const silent = await all(sql`
      select 1 from conference c where exists (select from unnest(${[...locales]}::text[]) l
        where coalesce(c.translations -> l ->> 'title', '') = '')`)
    expect(silent).toEqual([])
    const clashes = await all(sql`
      select 1 from conference a join conference b on b.id > a.id and a.conference_room_id = b.conference_room_id
        and a.begin_at < b.end_at and b.begin_at < a.end_at`)
    expect(clashes).toEqual([])
  })

  it('have a session on air at any hour, which ends before the next in its room', async () => {
    const onAir = (at: Date) =>
      all<{ kept: boolean; minutes: number }>(sql`
        select slug is not null as kept, (extract(epoch from end_at - begin_at) / 60)::int as minutes
        from conference where begin_at <= ${at} and end_at > ${at}
          and conference_room_id = (select id from conference_room where slug = 'plateau')`)
    const at = async (moment: string) => {
      await keepOnAir(database, new Date(moment))
      return onAir(new Date(moment))
    }
    expect(await at('2026-05-20T23:02:00Z')).toEqual([{ kept: true, minutes: 60 }])
    expect(await at('2026-05-21T07:31:00Z')).toEqual([{ kept: true, minutes: 30 }])
    expect(await at('2026-05-21T08:01:00Z')).toEqual([{ kept: false, minutes: 60 }])
  })

  it('tells how far it is, up to the end', () => {
    expect(progress.map(([done]) => done)).toEqual(progress.map((_, at) => at + 1))
    expect(progress.at(-1)?.[0]).toBe(progress.at(-1)?.[1])
  })

  it('a second time changes nothing', async () => {
    const before = await counts()
    await seed()
    expect(await counts()).toEqual(before)
  })
})

it('everybody whom the demo has made is known as such, the super admin first', async () => {
  const known = await knownAccounts(database.kysely)
  const [{ people } = { people: 0 }] = await all<{ people: number }>(
    sql`select count(*)::int as people from app_user`,
  )
  expect(known[0]).toBe('superadmin@demo.test')
  expect(known).toHaveLength(people)
})
