import type { CardWords, InteriorWords, LobbyWords, PlanWords, PresenceWords, SceneWords } from './words.ts'

const many = (n: number, one: string, more: string) => `${n} ${n > 1 ? more : one}`

/** French words, as a page would give them. */
export const frenchWords: SceneWords & CardWords & LobbyWords & InteriorWords & PlanWords & PresenceWords = {
  hallLabel: h =>
    `Hall ${h.letter}, ${many(h.stands, 'stand', 'stands')}, ${many(h.aisles, 'allée', 'allées')}`,
  boothLabel: b =>
    `Stand ${b.number}, ${b.name}, ${b.sector}. ${
      b.free
        ? many(b.free, 'personne libre', 'personnes libres')
        : b.busy
          ? 'Tout le monde est en discussion'
          : 'Personne n’est là'
    }${b.chat ? ', discussion en cours' : ''}${b.jobs ? `, ${many(b.jobs, 'offre', 'offres')} d’emploi` : ''}.`,
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  zoomFit: 'Voir tout le hall',
  skipToList: 'Aller à la liste des stands',
  standNumber: number => `Stand ${number}`,
  free: n => (n > 1 ? `${n} libres` : 'Libre'),
  talking: 'En discussion',
  nobody: 'Personne n’est là',
  summary: b => `${many(b.busy, 'personne', 'personnes')} en discussion · ${many(b.jobs, 'offre', 'offres')}`,
  visit: 'Visiter',
  close: 'Fermer',
  lobbyLabel: l => `Lobby : ${many(l.doors.length, 'hall', 'halls')}, conférences, mur des offres, réception`,
  doorLabel: d =>
    `Hall ${d.letter}, ${d.name}, ${many(d.stands, 'stand', 'stands')}, ${d.staffed} avec quelqu’un`,
  doorNow: d => `${many(d.stands, 'stand', 'stands')}, ${d.staffed} avec quelqu’un`,
  gallery: row => `Halls ${row.first} à ${row.last}, ${row.at} sur ${row.of}`,
  galleries: 'Rangées de halls',
  previousGallery: 'Halls précédents',
  nextGallery: 'Halls suivants',
  conferences: 'Conférences',
  jobs: 'Offres d’emploi',
  jobsNow: j => `${many(j.count, 'offre', 'offres')} · ${many(j.fresh, 'nouvelle', 'nouvelles')} aujourd’hui`,
  desk: 'Réception',
  deskNow: d => many(d.free, 'personne libre', 'personnes libres'),
  interiorLabel: b => `Stand ${b.number}, ${b.name}`,
  personLabel: p => `${p.name}, ${p.free ? 'libre' : p.busy ? 'en discussion' : 'pas là'}`,
  counterLabel: name => `Comptoir : à propos de ${name}`,
  posterLabel: title => `Affiche : ${title}`,
  videoLabel: title => `Vidéo : ${title}`,
  brochuresLabel: n => `Présentoir, ${many(n, 'brochure', 'brochures')}`,
  brochures: n => many(n, 'brochure', 'brochures'),
  video: 'Vidéo',
  planLabel: p => `Plan du hall ${p.letter}, ${many(p.places, 'place', 'places')}, ${p.free} libres`,
  placeLabel: p => `Place ${p.number}, ${p.stand ? p.stand.name : 'libre'}`,
  litUp: (n, one) =>
    one && n === 1 ? `Il y a maintenant quelqu’un chez ${one.name}` : `${n} stands ont maintenant quelqu’un`,
  wentDark: (n, one) =>
    one && n === 1 ? `Il n’y a plus personne chez ${one.name}` : `${n} stands n’ont plus personne`,
}
