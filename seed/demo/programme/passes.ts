import { type Names, six } from '../../reference/words.ts'
import type { DemoPass } from './sessions.ts'

type Pass = {
  type: 'open' | 'limited'
  color: string
  names: Names
  short: Names
  validators: string
  roles?: readonly string[]
  /** Of each room of a limited one. */
  places?: number
  /** Visitors who have asked: so many are in, and so many wait for an answer. */
  validated: number
  waiting: number
  /** What exhibitors give out, by the place of their booth in the fair. */
  allotted: Readonly<Record<number, number>>
}

export const demoPasses: Readonly<Record<DemoPass, Pass>> = {
  workshops: {
    type: 'limited',
    color: '#b4552d',
    names: six('Ateliers | Workshops | Workshops | Werkstätten | Talleres | Laboratori'),
    short: six('Ateliers | Workshops | Workshops | Werkstatt | Talleres | Laboratori'),
    validators: '',
    places: 12,
    validated: 15,
    waiting: 0,
    allotted: {},
  },
  care: {
    type: 'limited',
    color: '#3f7d4e',
    names: six(
      'Gestes de soin | Gestures of care | Handelingen in de zorg | Handgriffe der Pflege | Gestos de cuidado | Gesti di cura',
    ),
    short: six('Soin | Care | Zorg | Pflege | Cuidado | Cura'),
    validators: 'ateliers@rives-et-ateliers.example',
    places: 20,
    validated: 6,
    waiting: 4,
    allotted: {},
  },
  two_days: {
    type: 'open',
    color: '#2f6fa8',
    names: six('Pass 2 jours | 2-day pass | Pas 2 dagen | 2-Tage-Pass | Pase 2 días | Pass 2 giorni'),
    short: six('2 jours | 2 days | 2 dagen | 2 Tage | 2 días | 2 giorni'),
    validators: 'ateliers@rives-et-ateliers.example',
    roles: ['ROLE_PRESS', 'ROLE_SPEAKER', 'ROLE_MODERATOR'],
    validated: 3,
    waiting: 2,
    allotted: { 0: 10, 1: 4 },
  },
}
