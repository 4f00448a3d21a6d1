import { describe, expect, it } from 'vitest'
import { madeSessions, scheduleOf } from '../testing/made-schedule.ts'
import { programmeOf } from './programme-of.ts'
import { rawOf, readProgramme } from './read-programme.ts'
import { guidOf, instantIn, minutesOf, uuidOf } from './schedule-values.ts'

const read = async (file: string | Buffer) =>
  programmeOf(rawOf(await readProgramme(Buffer.from(file)), null), 'Europe/Paris')
const one = async (file: string | Buffer) => {
  const programme = await read(file)
  return { programme, session: programme.sessions[0] }
}
const around = (event: string, conference = '', day = '<day date="2026-05-09">') =>
  `<schedule><conference><title>T</title>${conference}</conference>${day}<room name="Room">${event}</room></day></schedule>`

describe('a schedule', () => {
  it.each([
    [
      'pretalx',
      around(
        `<event guid="d19d0e0d-5b1c-5d1c-8f3f-5a2b4d9d3c11" id="12" code="ABC123"><date>2026-05-09T10:00:00+02:00</date>
        <duration>00:30</duration><title>Talk</title><track>Web</track><persons><person id="7" guid="d19d0e0d-5b1c-5d1c-8f3f-5a2b4d9d3c12" code="XYZ">Ana</person></persons>
        <recording><license/><optout>true</optout></recording></event>`,
        '<track name="Web" slug="7-web" color="#123456"/>',
      ),
    ],
    [
      'frab',
      around(
        `<event id="12" guid="d19d0e0d-5b1c-5d1c-8f3f-5a2b4d9d3c11"><date>2026-05-09T10:00:00+02:00</date><start>10:00</start><duration>00:30</duration>
        <title>Talk</title><track>Web</track><do_not_record>true</do_not_record><persons><person id="7">Ana</person></persons></event>`,
      ),
    ],
    [
      'Pentabarf',
      around(
        `<event id="12"><start>10:00</start><duration>00:30</duration><title>Talk</title><track>Web</track>
        <recording><optout>true</optout></recording><persons><person id="7">Ana</person></persons></event>`,
        '<day_change>09:00:00</day_change>',
      ),
    ],
    [
      'pretalx in JSON',
      JSON.stringify({
        schedule: {
          conference: {
            title: 'T',
            rooms: [{ name: 'Room', slug: 'room', guid: 'd19d0e0d-5b1c-5d1c-8f3f-5a2b4d9d3c19' }],
            days: [
              {
                date: '2026-05-09',
                rooms: {
                  Room: [
                    {
                      id: 12,
                      guid: 'd19d0e0d-5b1c-5d1c-8f3f-5a2b4d9d3c11',
                      date: '2026-05-09T10:00:00+02:00',
                      duration: '00:30',
                      title: 'Talk',
                      track: 'Web',
                      do_not_record: true,
                      persons: [{ code: 'XYZ', public_name: 'Ana' }],
                      answers: [],
                    },
                  ],
                },
              },
            ],
          },
        },
      }),
    ],
  ])('as %s writes it is one and the same', async (_, file) => {
    const { session, programme } = await one(file)
    expect(programme.problems).toEqual([])
    expect(session).toMatchObject({
      title: 'Talk',
      begin: '2026-05-09T08:00:00.000Z',
      end: '2026-05-09T08:30:00.000Z',
      isOptOut: true,
    })
    expect([
      programme.rooms.map(({ name }) => name),
      programme.tracks.map(({ name }) => name),
      programme.people.map(({ name }) => name),
    ]).toEqual([['Room'], ['Web'], ['Ana']])
  })

  it('names a person once who is named in many sessions, with the biography of the list', async () => {
    const event = '<event><title>A</title><persons><person id="7">Ana</person></persons></event>'
    const { people } = await read(
      around(event + event).replace(
        '</conference>',
        '</conference><persons><person id="7"><name>Ana</name><biography>Words</biography></person></persons>',
      ),
    )
    expect(people).toMatchObject([{ name: 'Ana', biography: '<p>Words</p>', externalId: '7' }])
  })

  it('puts what begins after midnight on the next day, by the change of day', async () => {
    const late = '<event><start>01:15</start><duration>0:45</duration><title>A</title></event>'
    expect((await one(around(late, '<day_change>04:00</day_change>'))).session?.begin).toBe(
      '2026-05-09T23:15:00.000Z',
    )
    expect((await one(around(late))).session?.begin).toBe('2026-05-08T23:15:00.000Z')
  })

  it('counts what it does not take over, by name', async () => {
    const { programme } = await one(
      around('<event><title>A</title><mood>good</mood><links><link href="ftp://x">x</link></links></event>'),
    )
    expect(programme.ignored).toEqual({ mood: 1, address: 1 })
    const other = await one(around('<event><title>A</title><description_en>Words</description_en></event>'))
    expect(other.programme.ignored).toEqual({ description_en: 1 })
    const person = { name: 'Ana', avatar_url: 'https://a.example/ana.png', biography: null }
    const event = {
      title: 'A',
      logo: '/a.png',
      answers: [{ question: 1 }],
      origin_url: '',
      persons: [person],
    }
    const { ignored, rooms } = await read(
      JSON.stringify({
        schedule: {
          conference: {
            title: 'T',
            colors: { primary: '#123456' },
            rooms: [{ name: 'Room', capacity: 80 }],
            days: [{ date: '2026-05-09', rooms: { Room: [event, { ...event, answers: [] }] } }],
          },
        },
      }),
    )
    expect(ignored).toEqual({ logo: 2, answers: 1, avatar_url: 2, colors: 1 })
    expect(rooms).toMatchObject([{ name: 'Room', capacity: 80 }])
  })

  it('is known by its content, in any encoding that it names', async () => {
    const latin = Buffer.from(
      around('<event><title>Café</title></event>').replace(
        '<schedule>',
        '<?xml version="1.0" encoding="ISO-8859-1"?><schedule>',
      ),
      'latin1',
    )
    expect((await one(latin)).session?.title).toBe('Café')
    const wide = Buffer.from(`\ufeff${around('<event><title>Café</title></event>')}`, 'utf16le')
    expect((await one(wide)).session?.title).toBe('Café')
  })

  it('takes the keys of a whole programme, each once', async () => {
    const { sessions, rooms, tracks, people } = await read(scheduleOf(madeSessions(100)))
    expect([sessions.length, rooms.length, tracks.length, people.length]).toEqual([100, 4, 3, 100])
    expect(new Set(sessions.map(({ guid }) => guid)).size).toBe(100)
  })
})

describe('values', () => {
  it.each([
    ['0:30', 30],
    ['00:30', 30],
    ['01:30:00', 90],
    ['0:01:30', 90],
    ['45', 45],
    ['45 min', 45],
    ['', null],
    ['soon', null],
  ])('the duration %s is %s minutes', (said, minutes) => {
    expect(minutesOf(said)).toBe(minutes)
  })

  it('a guid that is no UUID is always the same one', () => {
    expect(guidOf('talk-1')).toBe(guidOf('talk-1'))
    expect(guidOf('talk-1')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    // As other tools make it of the same name.
    expect(uuidOf('https://example.org/')).not.toBe(uuidOf('https://example.com/'))
  })

  it('a time that the clocks skip, or show twice, is one instant', () => {
    expect(instantIn('2026-03-29', '02:30', 'Europe/Paris')).toBe('2026-03-29T01:30:00.000Z')
    expect(instantIn('2026-10-25', '02:30', 'Europe/Paris')).toBe('2026-10-25T00:30:00.000Z')
  })
})
