import type { APIRequestContext } from '@playwright/test'
import { callsAs } from '../api.ts'

export const fair = '/rives-et-ateliers'
/** The day that browsers are told it is, at 10:42 by the fair’s clock. */
export const today = '2027-03-09'
export const minute = new Date(`${today}T09:42:00Z`)

type Session = { title: string; from: string; until: string; day?: string; [field: string]: unknown }

/** A published programme of a test’s own: two rooms, two subjects, two days, by times of Paris in winter. */
export async function madeProgramme(request: APIRequestContext, name: string) {
  const organizer = await callsAs(request, 'organizer@demo.test')
  const { id: ofFair } = await organizer.get(`/default-fairs/slug${fair}`)
  const inFair = async (path: string, body: object): Promise<number> =>
    (await organizer.post(path, { fair: ofFair, ...body })).id
  const program = await inFair('/conference_programs', { name, timeZone: 'Europe/Paris' })
  const [hall, classroom] = [
    await inFair('/conference_rooms', { name: `Auditorium ${name}`, slug: `auditorium-${program}`, rank: 1 }),
    await inFair('/conference_rooms', { name: `Classe ${name}`, slug: `classe-${program}`, rank: 2 }),
  ]
  const track = async (slug: string, title: string) =>
    (await organizer.post('/conference_tracks', { program, slug, name: title })).id as number
  const [energy, robots] = [await track('energie', 'Énergie'), await track('robots', 'Robots')]
  const speaker = await inFair('/speakers', { name: 'Hélène Marquant', jobTitle: 'Métallurgiste' })
  const instant = (day: string, time: string) => new Date(`${day}T${time}:00+01:00`).toISOString()
  const session = ({ from, until, day = today, ...said }: Session) =>
    inFair('/conferences', {
      program,
      mode: 'live',
      hosting: 'external',
      format: 'plenary',
      begin: instant(day, from),
      end: instant(day, until),
      ...said,
    })
  const at = { hall: { conferenceRoom: hall }, classroom: { conferenceRoom: classroom } }
  await session({ title: 'La veille', from: '15:00', until: '16:00', day: '2027-03-08', ...at.hall })
  await session({ title: 'Ouverture du salon', from: '09:30', until: '10:15', track: energy, ...at.hall })
  const steel = await session({
    title: 'Décarboner l’acier',
    subtitle: 'Sans charbon, avant 2030',
    abstract: '<p>Trois fours, trois méthodes.</p>',
    from: '10:30',
    until: '11:15',
    track: energy,
    speakers: [speaker],
    ...at.hall,
  })
  await session({ title: 'Régler un cobot', from: '10:45', until: '11:30', track: robots, ...at.classroom })
  await session({
    title: 'Cobot en 5 minutes',
    from: '11:30',
    until: '11:35',
    track: robots,
    ...at.classroom,
  })
  const glass = await session({ title: 'Le verre recyclé', from: '11:45', until: '12:15', ...at.classroom })
  await session({ title: 'L’hydrogène', from: '11:30', until: '12:15', track: energy, ...at.hall })
  await organizer.post(`/conference_programs/${program}/publish`, {})
  await organizer.post(`/conferences/${glass}/cancel`, { reason: 'L’intervenante est souffrante.' })
  return { organizer, program, steel, glass, page: `${fair}/conference/program/${program}`, session }
}
