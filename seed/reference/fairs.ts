/** By their fixed ids, 1 to 4. */
export const fairStatuses: { code: string; names: string }[] = [
  {
    code: 'in_preparation',
    names:
      'En préparation | In preparation | In voorbereiding | In Vorbereitung | En preparación | In preparazione',
  },
  { code: 'open', names: 'Ouvert | Open | Open | Geöffnet | Abierta | Aperta' },
  { code: 'finished', names: 'Terminé | Finished | Afgelopen | Beendet | Terminada | Conclusa' },
  { code: 'closed', names: 'Fermé | Closed | Gesloten | Geschlossen | Cerrada | Chiusa' },
]

/** Aisles, and places along each. */
export const hallLayouts: { aisles: number; places: number; names: string }[] = [
  {
    aisles: 3,
    places: 4,
    names:
      'Petit hall, 12 places | Small hall, 12 places | Kleine hal, 12 plaatsen | Kleine Halle, 12 Plätze | Pabellón pequeño, 12 lugares | Padiglione piccolo, 12 posti',
  },
  {
    aisles: 4,
    places: 6,
    names:
      'Hall, 24 places | Hall, 24 places | Hal, 24 plaatsen | Halle, 24 Plätze | Pabellón, 24 lugares | Padiglione, 24 posti',
  },
  {
    aisles: 5,
    places: 8,
    names:
      'Grand hall, 40 places | Large hall, 40 places | Grote hal, 40 plaatsen | Große Halle, 40 Plätze | Pabellón grande, 40 lugares | Padiglione grande, 40 posti',
  },
  {
    aisles: 8,
    places: 13,
    names:
      'Très grand hall, 104 places | Very large hall, 104 places | Zeer grote hal, 104 plaatsen | Sehr große Halle, 104 Plätze | Pabellón muy grande, 104 lugares | Padiglione molto grande, 104 posti',
  },
]
