/** A session of a made-up schedule. */
export type MadeSession = {
  guid?: string
  id?: number
  title: string
  room: string
  /** Of the programme, from 0. */
  day: number
  start: string
  duration: string
  track: string
  type: string
  people: readonly { id?: number; name: string }[]
  abstract: string
  links: readonly string[]
  more?: string
}

const pad = (number: number, length = 2) => String(number).padStart(length, '0')
const guidAt = (at: number) => `00000000-0000-4000-8000-${pad(at, 12)}`

/** As many sessions as wanted: two days, four rooms, half an hour each. */
export const madeSessions = (count: number): MadeSession[] =>
  Array.from({ length: count }, (_, at) => {
    const slot = Math.floor(at / 4) % 16
    return {
      guid: guidAt(at + 1),
      id: at + 100,
      title: `Talk ${at + 1}`,
      room: `Room ${(at % 4) + 1}`,
      day: Math.floor(at / 64) % 2,
      start: `${pad(10 + Math.floor(slot / 2))}:${slot % 2 ? '30' : '00'}`,
      duration: '00:30',
      track: `Track ${at % 3}`,
      type: 'talk',
      people: [{ id: at + 1, name: `Speaker ${at + 1}` }],
      abstract: `&lt;p&gt;About ${at + 1}.&lt;/p&gt;`,
      links: [`https://talks.example/${at + 1}`],
    }
  })

/** Far enough away that what is imported is still to come. */
const days = ['2036-05-09', '2036-05-10', '2036-05-11']

const eventOf = ({
  guid,
  id,
  ...one
}: MadeSession) => `<event${guid ? ` guid="${guid}"` : ''}${id ? ` id="${id}"` : ''}>
<date>${days[one.day]}T${one.start}:00+02:00</date><start>${one.start}</start><duration>${one.duration}</duration>
<room>${one.room}</room><title>${one.title}</title><subtitle/><track slug="${one.track.toLowerCase().replace(' ', '-')}">${one.track}</track>
<type>${one.type}</type><language>en</language><abstract>${one.abstract}</abstract><description/>
<persons>${one.people.map(({ id: person, name }) => `<person${person ? ` id="${person}"` : ''}>${name}</person>`).join('')}</persons>
<links>${one.links.map(link => `<link href="${link}">Link</link>`).join('')}</links>${one.more ?? ''}</event>`

type Frame = { acronym?: string; zone?: string | null; head?: string; version?: string }

/** A schedule.xml of these. */
export const scheduleOf = (
  sessions: readonly MadeSession[],
  { acronym = 'made-2026', zone = 'Europe/Paris', head = '', version = '1' }: Frame = {},
): string => {
  const inDay = (day: number) => {
    const rooms = [...new Set(sessions.filter(one => one.day === day).map(one => one.room))]
    return rooms
      .map(
        room =>
          `<room name="${room}">${sessions
            .filter(one => one.day === day && one.room === room)
            .map(eventOf)
            .join('\n')}</room>`,
      )
      .join('\n')
  }
  return `<?xml version="1.0" encoding="UTF-8"?>${head}
<schedule><version>${version}</version>
<conference><acronym>${acronym}</acronym><title>Made 2026</title><start>${days[0]}</start><end>${days[1]}</end><days>2</days>
<day_change>04:00</day_change><timeslot_duration>00:05</timeslot_duration>${zone ? `<time_zone_name>${zone}</time_zone_name>` : ''}</conference>
${days.map((day, at) => `<day index="${at + 1}" date="${day}">${inDay(at)}</day>`).join('\n')}
</schedule>`
}
