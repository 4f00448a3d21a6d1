import type { HairStyle, PersonLook, Pose } from '#platform/contract/person-look.ts'
import { type Chance, pick, seeded } from './seeded.ts'

const SKIN = ['#F3CDB0', '#E8B48E', '#C98B62', '#9A6341', '#6B432C', '#F7D9C4'] as const
const HAIR = ['#2B2320', '#4A3226', '#8A5A34', '#C99A55', '#1D1A1C', '#8B8A88', '#A8492C'] as const
const TOPS = [
  '#E9EEF0',
  '#F2C14E',
  '#7FA9B8',
  '#D77A61',
  '#5C7F71',
  '#3D4F5C',
  '#B9C7A4',
  '#E8DCC8',
  '#C76B7E',
] as const
const PANTS = ['#2E3D47', '#3F5566', '#5B5149', '#28333A', '#73806F', '#8D7B68'] as const
const STYLES: readonly [HairStyle, ...HairStyle[]] = [
  'short',
  'bob',
  'bun',
  'long',
  'curly',
  'hijab',
  'helmet',
  'bald',
  'short',
  'bob',
]
export const CALM_POSES: readonly [Pose, ...Pose[]] = ['stand', 'tablet', 'hip']
export const STAFF_POSES: readonly [Pose, ...Pose[]] = ['stand', 'tablet', 'wave', 'hip']

/** Somebody, by chance; what is known of them wins. */
export function seededLook(chance: Chance, known: Partial<PersonLook> = {}): PersonLook {
  return {
    skin: pick(chance, SKIN),
    hair: pick(chance, HAIR),
    style: pick(chance, STYLES),
    top: pick(chance, TOPS),
    pants: pick(chance, PANTS),
    ...known,
  }
}

// A scarf, a helmet or a bald head says something of somebody: it is chosen, not drawn by lot.
const telling: readonly HairStyle[] = ['hijab', 'helmet', 'bald']

/** Somebody with an account as drawn: as they are known, else the same figure each time; `top` is what they wear. */
export function lookOf({ id, look }: { id: number; look?: object | null }, top?: string): PersonLook {
  const drawn = seededLook(seeded(id * 31 + 7))
  return {
    ...drawn,
    style: telling.includes(drawn.style) ? 'short' : drawn.style,
    ...look,
    ...(top && { top }),
  }
}
