/** A brochure of one kind in one language: its points are reordered from firm to firm. NAME is the firm. */
export type BrochureWords = { title: string; lead: string; points: string[] }

export type BrochureLanguage = 'fr' | 'en' | 'de' | 'nl'

export type BrochureKind = {
  code: 'who' | 'offer' | 'jobs' | 'trainees' | 'visit' | 'promises'
  words: { fr: BrochureWords; en: BrochureWords; de?: BrochureWords; nl?: BrochureWords }
}
