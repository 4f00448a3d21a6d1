import { seededLook } from '#platform/web/ui/person/cast.ts'
import { seeded } from '#platform/web/ui/person/seeded.ts'
import {
  type BoothInteriorScene,
  type BoothScene,
  boothStyles,
  type HallScene,
  type LobbyScene,
  markShapes,
  type PlanScene,
} from '../contract/scene.ts'
import { propKinds } from '../contract/sector-prop.ts'

/** Name, initials, shape, colour, width, style, prop, sector, town, how many are free and busy, a chat, job offers. */
const FIRMS = `
Chantiers de la Rance|CR|sq|#1F6FA8|4.2|wall|crates|Construction navale|Saint-Malo|2|1|1|9
Voilerie Kerdraon|VK|tr|#D8572F|3.2|arch|rolls|Voiles|Concarneau|1|0|0|2
Houle Énergies|Hé|ci|#1C8C7C|3.6|canopy|antenna|Énergies marines|Brest|0|1|1|6
Algue & Co|A&|dr|#5E8F34|2.8|shelf|leafbox|Algoculture|Roscoff|1|0|0|1
Sonar Bleu|SB|hx|#2B4C9B|3.6|wall|screens|Acoustique|La Rochelle|2|0|0|4
Armement Le Guen|LG|ci|#B83A4B|4.2|wall|tank|Pêche hauturière|Lorient|2|1|1|12
Hauban|Ha|sq|#6A4BA0|3.4|arch|coil|Gréement|Les Sables-d’Olonne|1|1|1|3
Conserverie Tristan|CT|ci|#C98A1B|3|pod|bottles|Conserverie|Douarnenez|0|0|0|2
Forges du Ponant|FP|hx|#56656F|3|wall|coil|Métallurgie|Indret|0|0|0|5
Estran|Es|dr|#2796A6|3.2|pod|microscope|Biologie marine|Banyuls-sur-Mer|1|0|0|3
Port de Brocéliande|PB|sq|#27588F|3.6|shelf|crates|Logistique|Saint-Nazaire|1|1|0|8
Santé au large|SL|ci|#CB4F72|3|arch|cross|Télémédecine|Nantes|0|1|0|2
Brasserie du Phare|BP|ci|#E0A021|3.2|canopy|bottles|Boissons|Audierne|1|0|0|1
Cap Numérique|Cn|sq|#2C6FBF|3.4|wall|server|Jumeaux numériques|Rennes|1|1|1|7
Ferry Atlantique|FA|tr|#1D4572|5|tower|train|Transport|Roscoff|2|0|0|15
Résines Vertes|RV|hx|#6B9B47|3|shelf|tank|Matériaux|Vannes|0|0|0|0
Biscuiterie Morgat|BM|ci|#D46A86|3|pod|loaf|Biscuits|Crozon|1|0|0|2
Atelier Quille|AQ|sq|#8B5E3C|3.2|wall|robot|Bois et composites|Auray|0|1|0|3
Lycée maritime d’Étel|LÉ|sq|#D2452E|4.4|arch|books|Formation|Étel|2|1|1|0
Eaux claires|Ec|dr|#2B8FB3|3|canopy|tank|Traitement de l’eau|Quimper|0|0|0|1
Équipage Intérim|ÉI|tr|#EE8A26|3.2|pod|helmet|Emploi|Lorient|2|0|0|31
Cartes & Marées|C&|ci|#7A6A2E|3|shelf|globe|Hydrographie|Brest|1|0|0|2
Studio Embruns|SE|hx|#356B4A|3.2|shelf|easel|Communication|Dinan|0|1|0|1
Université des mers|UM|sq|#245C86|3.6|arch|palette|Enseignement supérieur|Brest|1|0|0|0`
  .trim()
  .split('\n')
  .map(line => line.split('|'))

const among = <T extends string>(list: readonly [T, ...T[]], said: string | undefined): T =>
  list.find(one => one === said) ?? list[0]

/** A believable booth for tests: the sea and its trades. */
export function boothFixture(index: number, letter = 'A', from = 0): BoothScene {
  const firm = FIRMS[(index * (from ? 11 : 1) + from) % FIRMS.length]
  if (!firm) throw new Error('no firm')
  const [name = '', initials = '', shape, color = '', width, style, prop, ...others] = firm
  const [sector = '', town = '', free, busy, chat, jobs] = others
  const id = from * 1000 + index + 1
  return {
    id,
    href: `/salon/stand/${id}`,
    number: `${letter}${index + 1}`,
    name,
    initials,
    logo: null,
    shape: among(markShapes, shape),
    color,
    width: Number(width),
    style: among(boothStyles, style),
    prop: among(propKinds, prop),
    sector,
    town,
    free: Number(free),
    busy: Number(busy),
    chat: chat === '1',
    jobs: Number(jobs),
    cast: [],
  }
}

export function hallFixture(count: number, letter = 'A', from = 0): HallScene {
  return {
    letter,
    name: letter === 'A' ? 'Naviguer autrement' : 'Énergie & littoral',
    color: letter === 'A' ? '#0F7A62' : '#D9772B',
    booths: Array.from({ length: count }, (_, i) => boothFixture(i, letter, from)),
  }
}

const HALLS: [string, string, string, number, number][] = [
  ['A', 'Naviguer autrement', '#0F7A62', 24, 16],
  ['B', 'Énergie & littoral', '#D9772B', 31, 19],
  ['C', 'Emploi & formation', '#2F6FA8', 18, 14],
  ['D', 'Ports', '#B0432F', 12, 0],
  ['E', 'Nourritures', '#17838B', 20, 7],
  ['F', 'Recherche', '#A97B1E', 9, 3],
  ['G', 'Territoires', '#6A5BA6', 16, 11],
  ['H', 'Jeunes pousses', '#4E7F3A', 40, 28],
]

export function lobbyFixture(doors = 3): LobbyScene {
  return {
    doors: HALLS.slice(0, doors).map(([letter, name, color, stands, lit], at) => ({
      id: at + 1,
      letter,
      name,
      color,
      stands,
      staffed: lit,
      lit,
      href: `/salon/hall/${letter}`,
    })),
    conferences: {
      href: '/salon/conferences',
      title: 'La voile de travail revient',
      isOnAir: true,
      now: 'En direct, 212 présents',
    },
    jobs: { href: '/salon/offres', count: 168, fresh: 23 },
    desk: { href: '/salon/accueil', free: 2 },
    colors: FIRMS.flatMap(firm => firm[3] ?? []),
  }
}

export function interiorFixture(index = 5): BoothInteriorScene {
  const booth = boothFixture(index)
  const chance = seeded(42)
  return {
    booth,
    staff: [
      {
        id: 1,
        name: 'Maëlle Le Guen',
        free: true,
        busy: false,
        look: seededLook(chance, {
          style: 'bob',
          jacket: booth.color,
          top: '#F4F7F6',
          skin: '#E8B48E',
          hair: '#4A3226',
          pose: 'wave',
        }),
      },
      {
        id: 2,
        name: 'Ousmane Sarr',
        free: true,
        busy: false,
        look: seededLook(chance, {
          style: 'short',
          beard: true,
          glasses: true,
          skin: '#6B432C',
          hair: '#1D1A1C',
          top: booth.color,
          pose: 'tablet',
        }),
      },
      {
        id: 3,
        name: 'Ilse Vermeer',
        free: false,
        busy: true,
        look: seededLook(chance, {
          style: 'bun',
          skin: '#F3CDB0',
          hair: '#C99A55',
          top: '#F2C14E',
          pose: 'stand',
        }),
      },
    ],
    poster: { image: null, title: 'Embarquez avec nous' },
    video: { title: 'Une marée à bord', href: '#video' },
    brochures: 6,
  }
}

export function planFixture(count = 24): PlanScene {
  const hall = hallFixture(count)
  const empty = new Set([7, 10, 15, 17, 22])
  return {
    letter: hall.letter,
    name: hall.name,
    color: hall.color,
    places: hall.booths.map((b, i) => ({
      id: 100 + i,
      number: b.number,
      width: b.width,
      stand: empty.has(i)
        ? null
        : {
            id: b.id,
            name: b.name,
            initials: b.initials,
            logo: null,
            shape: b.shape,
            color: b.color,
            progress: i % 7 === 1 ? 'empty' : i % 5 === 0 ? 'started' : 'ready',
          },
    })),
  }
}
