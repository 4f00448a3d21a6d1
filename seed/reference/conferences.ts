import type { RoomPlan } from '#domain/scenes/contract/scene.ts'
import { characters } from './characters.ts'

export const conferenceTypes = [
  'Conférence | Talk | Lezing | Vortrag | Conferencia | Conferenza',
  'Table ronde | Panel | Rondetafel | Podiumsdiskussion | Mesa redonda | Tavola rotonda',
  'Démonstration | Demonstration | Demonstratie | Vorführung | Demostración | Dimostrazione',
  'Atelier | Workshop | Workshop | Workshop | Taller | Laboratorio',
  'Remise de prix | Award ceremony | Prijsuitreiking | Preisverleihung | Entrega de premios | Premiazione',
]

/** With the seats of its drawn variations. */
export const conferenceRoomTypes: { names: string; plan: RoomPlan; seats: readonly number[] }[] = [
  {
    names: 'Auditorium | Auditorium | Auditorium | Auditorium | Auditorio | Auditorium',
    plan: 'auditorium',
    seats: [120, 300, 600],
  },
  {
    names: 'Salle de classe | Classroom | Klaslokaal | Seminarraum | Aula | Aula',
    plan: 'classroom',
    seats: [20, 40],
  },
  {
    names: 'Cercle | Circle | Kring | Stuhlkreis | Círculo | Cerchio',
    plan: 'circle',
    seats: [12, 24],
  },
  {
    names:
      'Plateau de débat | Debate stage | Debatpodium | Diskussionsbühne | Plató de debate | Palco per dibattiti',
    plan: 'debate',
    seats: [60, 150],
  },
]

/** Who stands on the stage and who sits in the rows: the figures that booths have, in their own places. */
const figures = (from: number, to: number) =>
  characters.slice(from, to).map(({ name, look }) => ({ name, look }))
export const stageCharacters = figures(0, 6)
export const seatedCharacters = figures(6, 16)
