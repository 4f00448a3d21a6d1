export const conferenceTypes = [
  'Conférence | Talk | Lezing | Vortrag | Conferencia | Conferenza',
  'Table ronde | Panel | Rondetafel | Podiumsdiskussion | Mesa redonda | Tavola rotonda',
  'Démonstration | Demonstration | Demonstratie | Vorführung | Demostración | Dimostrazione',
  'Atelier | Workshop | Workshop | Workshop | Taller | Laboratorio',
  'Remise de prix | Award ceremony | Prijsuitreiking | Preisverleihung | Entrega de premios | Premiazione',
]

/** With the seats of its drawn variations. */
export const conferenceRoomTypes: { names: string; seats: readonly number[] }[] = [
  {
    names: 'Auditorium | Auditorium | Auditorium | Auditorium | Auditorio | Auditorium',
    seats: [120, 300, 600],
  },
  {
    names: 'Salle de classe | Classroom | Klaslokaal | Seminarraum | Aula | Aula',
    seats: [20, 40],
  },
  {
    names: 'Cercle | Circle | Kring | Stuhlkreis | Círculo | Cerchio',
    seats: [12, 24],
  },
  {
    names:
      'Plateau de débat | Debate stage | Debatpodium | Diskussionsbühne | Plató de debate | Palco di dibattito',
    seats: [60, 150],
  },
]

/** Names of the figures on the stage and in the rows; the look is drawn from a few traits. */
export const stageCharacters = [
  { name: 'Ada', look: { skin: 3, hair: 'curly', hairColor: 1, outfit: 'jacket', pose: 'standing' } },
  { name: 'Basile', look: { skin: 1, hair: 'short', hairColor: 3, outfit: 'shirt', pose: 'standing' } },
  { name: 'Chiara', look: { skin: 2, hair: 'long', hairColor: 0, outfit: 'dress', pose: 'standing' } },
  { name: 'Daan', look: { skin: 0, hair: 'bald', hairColor: 0, outfit: 'sweater', pose: 'standing' } },
]
export const seatedCharacters = stageCharacters.map(({ name, look }) => ({
  name,
  look: { ...look, pose: 'seated' },
}))
