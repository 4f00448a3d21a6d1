import type { HairStyle, PersonLook, Pose } from '#platform/contract/person-look.ts'
import { chance } from '../chance.ts'
import type { DemoFirm } from '../firms/firm.ts'
import { allFamilies, type Family, familiesOf } from './families.ts'
import { pitches, postsOf } from './posts.ts'

export type DemoPerson = {
  firstName: string
  lastName: string
  isWoman: boolean
  look: PersonLook
  /** Codes, the mother tongue first. */
  languages: string[]
}
export type DemoColleague = DemoPerson & { jobTitle: string; pitch: string }

const womenHair: HairStyle[] = ['bob', 'bun', 'long', 'curly', 'short']
const menHair: HairStyle[] = ['short', 'short', 'curly', 'bald']
const poses: Pose[] = ['stand', 'tablet', 'wave', 'hip', 'talk']
const tops = ['#E9EEF0', '#7FA9B8', '#D77A61', '#5C7F71', '#3D4F5C', '#B9C7A4', '#E8DCC8', '#C76B7E']
const pants = ['#2E3D47', '#3F5566', '#5B5149', '#28333A', '#73806F']
const learned = ['en', 'en', 'de', 'nl', 'es', 'it']

type Luck = ReturnType<typeof chance>
const of = <T>(list: readonly T[], luck: Luck, fallback: T): T =>
  list[Math.floor(luck.next() * list.length)] ?? fallback

function lookOf(family: Family, isWoman: boolean, luck: Luck): PersonLook {
  return {
    skin: of(family.skins, luck, '#E8B48E'),
    hair: of(family.hairs, luck, '#2B2320'),
    style: of(isWoman ? womenHair : menHair, luck, 'short'),
    top: of(tops, luck, '#E9EEF0'),
    pants: of(pants, luck, '#2E3D47'),
    pose: of(poses, luck, 'stand'),
    ...(luck.next() < 0.25 && { glasses: true }),
    ...(!isWoman && luck.next() < 0.4 && { beard: true }),
    ...(luck.next() < 0.3 && { jacket: '#2E3D47' }),
  }
}

function personOf(family: Family, luck: Luck): DemoPerson {
  const isWoman = luck.next() < 0.55
  const mother = family.language ?? 'fr'
  const others = [...new Set([mother === 'fr' ? of(learned, luck, 'en') : 'fr', 'en'])]
  return {
    firstName: of(isWoman ? family.women : family.men, luck, 'Camille'),
    lastName: of(family.surnames, luck, 'Moreau'),
    isWoman,
    look: lookOf(family, isWoman, luck),
    languages: [mother, ...others.filter(code => code !== mother)],
  }
}

/** Two or three people of a firm, none called like another. */
export function colleaguesOf(firm: DemoFirm, index: number): DemoColleague[] {
  const luck = chance(index * 7919 + 13)
  const families = familiesOf(firm.country ?? 'FR')
  const posts = postsOf(firm.sectors[0])
  const found = new Map<string, DemoColleague>()
  for (let at = 0; found.size < 2 + (index % 2); at += 1) {
    const family = families[(index + at * 3) % families.length] ?? families[0]
    if (!family) break
    const person = personOf(family, luck)
    const post = posts[(index + at * 2) % posts.length]
    const jobTitle = post?.[person.isWoman ? 0 : 1] ?? ''
    const pitch = pitches[(index * 5 + at) % pitches.length] ?? ''
    if (![...found.values()].some(one => one.firstName === person.firstName))
      found.set(person.lastName, { ...person, jobTitle, pitch })
  }
  return [...found.values()]
}

/** Somebody who came to look around. */
export function visitorAt(index: number): DemoPerson {
  const family = allFamilies[index % allFamilies.length]
  if (!family) throw new Error('There are no families to draw a visitor from.')
  return personOf(family, chance(index * 104_729 + 71))
}

/** How somebody of the accounts is drawn. */
export const lookFor = (isWoman: boolean, seed: number): PersonLook => {
  const [family] = allFamilies
  if (!family) throw new Error('There are no families to draw a person from.')
  return lookOf(family, isWoman, chance(seed * 31 + 5))
}
