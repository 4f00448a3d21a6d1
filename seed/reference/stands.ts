import type { BoothStyle } from '#domain/scenes/contract/scene.ts'

/** The first one, by rank, holds the types that every fair offers. */
export const standGroups = [
  'Groupe A | Group A | Groep A | Gruppe A | Grupo A | Gruppo A',
  'Groupe B | Group B | Groep B | Gruppe B | Grupo B | Gruppo B',
]

/** The six silhouettes, all in the first group. */
export const standTypes: { style: BoothStyle; names: string }[] = [
  { style: 'wall', names: 'Grand mur | Tall wall | Hoge wand | Hohe Wand | Muro alto | Parete alta' },
  { style: 'arch', names: 'Arche | Arch | Boog | Bogen | Arco | Arco' },
  { style: 'canopy', names: 'Pergola | Pergola | Pergola | Pergola | Pérgola | Pergola' },
  { style: 'shelf', names: 'Étagères | Shelves | Schappen | Regale | Estanterías | Scaffali' },
  { style: 'pod', names: 'Îlot | Island | Eiland | Insel | Isla | Isola' },
  { style: 'tower', names: 'Tour | Tower | Toren | Turm | Torre | Torre' },
]

/** Each type in each width, in tiles along its back wall. */
export const widths: { width: number; names: string }[] = [
  { width: 2.8, names: 'Compact | Compact | Compact | Kompakt | Compacto | Compatto' },
  { width: 3.4, names: 'Classique | Classic | Klassiek | Klassisch | Clásico | Classico' },
  { width: 4.4, names: 'Large | Wide | Breed | Breit | Amplio | Ampio' },
]

export const resourceTypes: { code: string; names: string }[] = [
  { code: 'TYPE_BROCHURE', names: 'Brochure | Brochure | Brochure | Broschüre | Folleto | Brochure' },
  { code: 'TYPE_POSTER', names: 'Affiche | Poster | Poster | Plakat | Cartel | Poster' },
  {
    code: 'TYPE_TOOLTIP',
    names: 'Infobulle | Tooltip | Tooltip | Hinweis | Información emergente | Tooltip',
  },
  { code: 'TYPE_VIDEO', names: 'Vidéo | Video | Video | Video | Vídeo | Video' },
  {
    code: 'TYPE_BACKGROUND_CUSTOM',
    names:
      'Fond personnalisé | Custom background | Eigen achtergrond | Eigener Hintergrund | Fondo personalizado | Sfondo personalizzato',
  },
  {
    code: 'TYPE_VIDEOROOM',
    names: 'Salle vidéo | Video room | Videoruimte | Videoraum | Sala de vídeo | Sala video',
  },
]
