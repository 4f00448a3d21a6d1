/** Puts a stand on a place that is free, or exchanges it with the one that stands there. */
export type PlaceStandAct = {
  stand: number
  name: string
  version: number
  /** Where it is now; none while it waits. */
  from: { fairHall: number; number: number; label: string } | null
  to: { fairHall: number; number: number; label: string }
  /** Who stands there. */
  other: string | null
}

declare module '#platform/contract/acts.ts' {
  interface Acts {
    place_stand: PlaceStandAct
  }
}

/** What somebody may say before, between and after the two, in any of the six languages: none of it is a name. */
export const placingWords: readonly string[] = [
  ...['en', 'in', 'at', 'on', 'op', 'su', 'sur', 'al'],
  ...['placer', 'mettre', 'deplacer', 'dans', 'vers', 'stand', 'place'],
  ...['place', 'put', 'move', 'into', 'booth'],
  ...['plaats', 'plaatsen', 'zet', 'zetten', 'verplaats', 'verplaatsen', 'naar'],
  ...['platzieren', 'platziere', 'setze', 'setzen', 'stelle', 'stellen', 'verschieben', 'auf', 'nach'],
  ...['colocar', 'coloca', 'poner', 'pon', 'mover'],
  ...['collocare', 'colloca', 'mettere', 'metti', 'sposta', 'spostare'],
]
