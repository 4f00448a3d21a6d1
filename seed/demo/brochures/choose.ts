import type { DemoFirm } from '../firms/firm.ts'
import { aboutUs } from './about-us.ts'
import type { BrochureKind, BrochureLanguage, BrochureWords } from './kinds.ts'
import { workingWithUs } from './working-with-us.ts'

const kinds = [...aboutUs, ...workingWithUs]
const who = kinds.filter(kind => kind.code === 'who')
const forFirms = kinds.filter(kind => kind.code !== 'who')
// A school or an association sells nothing and hires little.
const forSchools = forFirms.filter(kind => kind.code !== 'offer' && kind.code !== 'jobs')

export type Brochure = { language: BrochureLanguage; words: BrochureWords }

const rotated = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
]

const kindsOf = (firm: DemoFirm, index: number): BrochureKind[] => {
  const others = firm.type === 'school' || firm.type === 'association' ? forSchools : forFirms
  return [...who, ...rotated(others, index).slice(0, 1 + ((index + 2) % 3))]
}

/** Two to four brochures in each language of the firm, the portrait first. */
export function brochuresOf(firm: DemoFirm, index: number): Brochure[] {
  const languages = (['fr', 'en', 'de', 'nl'] as const).filter(language => firm.words[language])
  return languages.flatMap(language =>
    kindsOf(firm, index).flatMap(kind => {
      const words = kind.words[language]
      if (!words) return []
      const points = rotated(words.points, index).slice(0, 4)
      return [{ language, words: { ...words, lead: words.lead.replace('NAME', firm.name), points } }]
    }),
  )
}
