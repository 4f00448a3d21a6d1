import type { Names } from './words.ts'

export const standGroups: Names[] = [
  ['Groupe A', 'Group A', 'Groep A', 'Gruppe A', 'Grupo A', 'Gruppo A'],
  ['Groupe B', 'Group B', 'Groep B', 'Gruppe B', 'Grupo B', 'Gruppo B'],
]

/** The six silhouettes, in group A, each in three widths. */
export const standTypes: { style: string; names: Names }[] = [
  { style: 'wall', names: ['Mur', 'Wall', 'Wand', 'Wand', 'Muro', 'Parete'] },
  { style: 'arch', names: ['Arche', 'Arch', 'Boog', 'Bogen', 'Arco', 'Arco'] },
  { style: 'canopy', names: ['Pergola', 'Canopy', 'Pergola', 'Pergola', 'Pérgola', 'Pergola'] },
  { style: 'shelf', names: ['Étagère', 'Shelf', 'Schap', 'Regal', 'Estantería', 'Scaffale'] },
  { style: 'pod', names: ['Îlot', 'Pod', 'Eiland', 'Insel', 'Isla', 'Isola'] },
  { style: 'tower', names: ['Totem', 'Tower', 'Toren', 'Turm', 'Torre', 'Torre'] },
]

export const widths: { width: number; names: Names }[] = [
  { width: 2.8, names: ['Compact', 'Compact', 'Compact', 'Kompakt', 'Compacto', 'Compatto'] },
  { width: 3.4, names: ['Classique', 'Classic', 'Klassiek', 'Klassisch', 'Clásico', 'Classico'] },
  { width: 4.4, names: ['Large', 'Wide', 'Breed', 'Breit', 'Amplio', 'Ampio'] },
]

export const characterTypes: { code: string; names: Names }[] = [
  { code: 'TYPE_STAND', names: ['Sur le stand', 'On the booth', 'Op de stand', 'Am Stand', 'En el stand', 'Allo stand'] },
  { code: 'TYPE_CHATROOM', names: ['Salon de discussion', 'Chat room', 'Chatroom', 'Chatraum', 'Sala de chat', 'Chat room'] },
  { code: 'TYPE_VIDEO_ROOM_STANDING', names: ['Salle vidéo, debout', 'Video room, standing', 'Videoruimte, staand', 'Videoraum, stehend', 'Sala de vídeo, de pie', 'Sala video, in piedi'] },
  { code: 'TYPE_VIDEO_ROOM_SEATED', names: ['Salle vidéo, assis', 'Video room, seated', 'Videoruimte, zittend', 'Videoraum, sitzend', 'Sala de vídeo, sentado', 'Sala video, seduti'] },
]

export const resourceTypes: { code: string; names: Names }[] = [
  { code: 'TYPE_BROCHURE', names: ['Brochure', 'Brochure', 'Brochure', 'Broschüre', 'Folleto', 'Brochure'] },
  { code: 'TYPE_POSTER', names: ['Affiche', 'Poster', 'Affiche', 'Plakat', 'Cartel', 'Manifesto'] },
  { code: 'TYPE_TOOLTIP', names: ['Infobulle', 'Tooltip', 'Tooltip', 'Hinweis', 'Información', 'Suggerimento'] },
  { code: 'TYPE_VIDEO', names: ['Vidéo', 'Video', 'Video', 'Video', 'Vídeo', 'Video'] },
  { code: 'TYPE_BACKGROUND_CUSTOM', names: ['Fond personnalisé', 'Custom background', 'Eigen achtergrond', 'Eigener Hintergrund', 'Fondo propio', 'Sfondo personalizzato'] },
  { code: 'TYPE_VIDEOROOM', names: ['Salle vidéo', 'Video room', 'Videoruimte', 'Videoraum', 'Sala de vídeo', 'Sala video'] },
]

export const hallLayouts: { aisles: number; places: number; names: Names }[] = [
  { aisles: 3, places: 4, names: ['Petit hall, 12 places', 'Small hall, 12 places', 'Kleine hal, 12 plaatsen', 'Kleine Halle, 12 Plätze', 'Pabellón pequeño, 12 lugares', 'Padiglione piccolo, 12 posti'] },
  { aisles: 4, places: 6, names: ['Hall, 24 places', 'Hall, 24 places', 'Hal, 24 plaatsen', 'Halle, 24 Plätze', 'Pabellón, 24 lugares', 'Padiglione, 24 posti'] },
  { aisles: 5, places: 8, names: ['Grand hall, 40 places', 'Large hall, 40 places', 'Grote hal, 40 plaatsen', 'Große Halle, 40 Plätze', 'Pabellón grande, 40 lugares', 'Padiglione grande, 40 posti'] },
  { aisles: 8, places: 13, names: ['Très grand hall, 104 places', 'Very large hall, 104 places', 'Zeer grote hal, 104 plaatsen', 'Sehr große Halle, 104 Plätze', 'Pabellón muy grande, 104 lugares', 'Padiglione molto grande, 104 posti'] },
]

export const fairStatuses: { code: string; names: Names }[] = [
  { code: 'in_preparation', names: ['En préparation', 'In preparation', 'In voorbereiding', 'In Vorbereitung', 'En preparación', 'In preparazione'] },
  { code: 'open', names: ['Ouvert', 'Open', 'Open', 'Geöffnet', 'Abierto', 'Aperta'] },
  { code: 'finished', names: ['Terminé', 'Finished', 'Afgelopen', 'Beendet', 'Terminado', 'Terminata'] },
  { code: 'closed', names: ['Fermé', 'Closed', 'Gesloten', 'Geschlossen', 'Cerrado', 'Chiusa'] },
]
