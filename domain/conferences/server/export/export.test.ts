import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { SaxesParser } from 'saxes'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { programmeFixture } from '#app/server/testing/programme-fixture.ts'
import { programmeOf } from '../import/programme-of.ts'
import { rawOf, readProgramme } from '../import/read-programme.ts'
import { madeSessions, scheduleOf } from '../testing/made-schedule.ts'

const f = await programmeFixture()
beforeEach(() => f.platform.startAgain())
afterAll(() => f.platform.close())

const made = madeSessions(24).map((session, at) => ({
  ...session,
  ...(at === 0 && { more: '<recording><license>CC BY</license><optout>true</optout></recording>' }),
  ...(at === 1 && {
    title: '=HYPERLINK(&quot;http://x&quot;)',
    abstract: '&lt;p&gt;A &amp;amp; B &amp;lt;c&amp;gt;&lt;/p&gt;',
  }),
  // One talk in two slots.
  ...(at === 3 && { guid: madeSessions(3)[2]?.guid, id: 900 }),
}))
const published = async (file: string | Buffer = scheduleOf(made)) => {
  const { program } = await f.run(file)
  await f.publish(program.id)
  return program.id
}

type Seen = { name: string; attributes: Readonly<Record<string, string>>; text: string; path: string }
/** All elements of a file that a parser takes for XML. */
function elementsOf(xml: string): Seen[] {
  const seen: Seen[] = []
  const open: Seen[] = []
  const parser = new SaxesParser()
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const one = { name, attributes, text: '', path: [...open.map(parent => parent.name), name].join('/') }
    seen.push(one)
    open.push(one)
  })
  parser.on('text', text => {
    const here = open.at(-1)
    if (here) here.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return seen
}

const patterns: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/,
  start: /^[0-2]\d:[0-5]\d$/,
  duration: /^\d{1,2}:\d{2}$/,
  optout: /^(true|false)$/,
  url: /^https?:\/\//,
  feedback_url: /^https?:\/\//,
}
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

describe('schedule.xml', () => {
  it('has the elements of its schema, in their order, by their patterns, with keys that are unique', async () => {
    const seen = elementsOf(await f.file(await published(), 'schedule.xml'))
    const ofRoot = seen.filter(({ path }) => /^schedule\/[^/]+$/.test(path)).map(({ name }) => name)
    expect([...new Set(ofRoot)]).toEqual(['generator', 'version', 'conference', 'day', 'persons'])
    const events = seen.filter(({ path }) => path === 'schedule/day/room/event')
    expect(events).toHaveLength(24)
    for (const key of ['guid', 'id']) expect(new Set(events.map(one => one.attributes[key])).size).toBe(24)
    for (const { attributes } of events) {
      expect(attributes.guid).toMatch(uuid)
      expect(attributes.id).toMatch(/^[1-9]\d*$/)
    }
    const inEvents = seen.filter(({ path }) => path.startsWith('schedule/day/room/event/'))
    for (const { name, text } of inEvents) if (patterns[name]) expect(text, name).toMatch(patterns[name])
    const slugs = inEvents.filter(({ name }) => name === 'slug').map(({ text }) => text)
    expect(new Set(slugs).size).toBe(24)
    for (const needed of [
      'room',
      'title',
      'subtitle',
      'type',
      'date',
      'start',
      'duration',
      'abstract',
      'slug',
      'track',
    ])
      expect(
        inEvents.filter(({ name, path }) => name === needed && path.endsWith(`event/${needed}`)),
        needed,
      ).toHaveLength(24)
    for (const { attributes } of seen.filter(({ path }) => path === 'schedule/day')) {
      expect(attributes.date).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(attributes.start).toMatch(patterns.date ?? /x/)
    }
  })

  it.each(['schedule.xml', 'schedule.json'])(
    'and %s come in again without a change, whoever runs the fair',
    async name => {
      const program = await published()
      const file = await f.file(program, name, 'organizer1')
      const { sessions, rooms, tracks, speakers, conflicts } = await f.preview(file)
      expect([sessions.unchanged, sessions.changed, sessions.created, sessions.vanished]).toEqual([
        24, 0, 0, 0,
      ])
      expect([rooms, tracks, speakers, conflicts.count]).toEqual([
        { created: 0, updated: 0 },
        { created: 0, updated: 0 },
        { created: 0, updated: 0 },
        0,
      ])
    },
  )

  it('says in another fair what it said in its own', async () => {
    const program = await published()
    const file = await f.file(program, 'schedule.xml', 'organizer1')
    const { program: other } = await f.run(file, {}, { who: 'organizer2', fair: 'fair2' })
    await f.publish(other.id, 'organizer2')
    const read = async (text: string) => {
      const { sessions, rooms, people, tracks } = programmeOf(
        rawOf(await readProgramme(Buffer.from(text)), null),
        'Europe/Paris',
      )
      const line = { line: 0, column: 0 }
      return { sessions: sessions.map(one => ({ ...one, ...line })), rooms, people, tracks }
    }
    expect(await read(await f.file(other.id, 'schedule.xml', 'organizer2'))).toEqual(await read(file))
  })
})

it('a table keeps formulas as text, and is known again, also as a workbook', async () => {
  const program = await published()
  const table = await f.file(program, 'programme.csv', 'organizer1')
  expect(table).toContain(`'=HYPERLINK`)
  const workbook = await f.platform.call('organizer1', {
    url: `/api/conference_programs/${program}/programme.xlsx`,
  })
  for (const file of [Buffer.from(table), workbook.rawPayload]) {
    const { sessions, problems } = programmeOf(rawOf(await readProgramme(file), null), 'Europe/Paris')
    expect([sessions.length, problems]).toEqual([24, []])
  }
})

describe('calendar.ics', () => {
  it('names each session once and for ever, in UTC, and says that one is cancelled', async () => {
    const program = await published()
    const before = await f.file(program, 'calendar.ics')
    await f.run(scheduleOf(made.slice(0, 23).map((one, at) => (at === 5 ? { ...one, start: '19:00' } : one))))
    const after = await f.file(program, 'calendar.ics')
    const uids = (calendar: string) => calendar.match(/UID:.*/g)?.toSorted()
    expect(uids(after)).toEqual(uids(before))
    expect(after.match(/STATUS:CANCELLED/g)).toHaveLength(1)
    expect(after).toMatch(/DTSTART:20360509T170000Z/)
    expect(after.match(/SEQUENCE:1/g)).toHaveLength(2)
  })
})

describe('of a programme goes out', () => {
  const names = ['schedule.xml', 'schedule.json', 'programme.csv', 'programme.xlsx', 'calendar.ics']
  const status = async (program: number | null, name: string, who: 'organizer1' | 'visitor1' | null = null) =>
    (await f.platform.call(who, { url: `/api/conference_programs/${program}/${name}` })).statusCode

  it('nothing before it is published, or once the module is off or the fair is in the trash', async () => {
    const { program } = await f.run(scheduleOf(made))
    for (const name of names) expect(await status(program.id, name, 'organizer1')).toBe(404)
    await f.publish(program.id)
    for (const name of names) expect(await status(program.id, name, 'visitor1')).toBe(200)
    await sql`update fair set is_using_conference_module = false`.execute(f.db())
    for (const name of names) expect(await status(program.id, name, 'visitor1')).toBe(404)
  })

  it('no hidden session, no hidden speaker, and no link but to those who run the fair', async () => {
    const program = await published()
    const { id } = await f.session('Talk 6')
    await sql`update conference set is_visible = false where id = ${id}`.execute(f.db())
    await sql`update speaker set is_visible = false where name = 'Speaker 8'`.execute(f.db())
    for (const name of names) {
      const file = await f.file(program, name)
      expect(file).not.toMatch(/Talk 6\b|Speaker 8\b|talks\.example/)
    }
    expect(await f.file(program, 'schedule.xml', 'organizer1')).toContain('https://talks.example/1"')
  })

  it('nothing new as long as nothing has changed', async () => {
    const program = await published()
    const url = `/api/conference_programs/${program}/schedule.xml`
    const { etag } = (await f.platform.call('visitor1', { url })).headers
    const again = () => f.platform.call('visitor1', { url, headers: { 'if-none-match': String(etag) } })
    expect((await again()).statusCode).toBe(304)
    await f.run(scheduleOf(made.map((one, at) => (at === 5 ? { ...one, start: '19:00' } : one))))
    expect((await again()).statusCode).toBe(200)
  })
})

/** A schedule.xml of a real conference, where there is one at hand. */
const real = process.env.SCHEDULE_FILE
describe.skipIf(!real || !existsSync(real))(
  `a real programme (SCHEDULE_FILE=${real ?? 'a schedule.xml'})`,
  () => {
    it('comes in, comes in again without a row, and goes out as it came', { timeout: 120_000 }, async () => {
      const bytes = readFileSync(real ?? '')
      const program = await published(bytes)
      const before = await f.counts()
      expect(await f.run(bytes)).toMatchObject({
        run: null,
        sessions: { changed: 0, created: 0, vanished: 0 },
      })
      expect(await f.counts()).toEqual(before)
      const out = await f.file(program, 'schedule.xml', 'organizer1')
      const { sessions, conflicts } = await f.preview(out)
      expect([sessions.changed, sessions.created, sessions.vanished, conflicts.count]).toEqual([0, 0, 0, 0])
    })
  },
)
