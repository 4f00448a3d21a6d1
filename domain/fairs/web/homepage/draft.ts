import type { Homepage, HomepageContent, HomepageSection, SectionKind } from '../../contract/homepage.ts'

type Code = keyof Homepage

/** A homepage in all languages of its fair, where every language has the same blocks in the same order. */
export type Composed = { languages: readonly Code[]; main: Code; homepage: Homepage }

const sectionsOf = (content: HomepageContent | undefined) => content?.sections ?? []

/** Gives every block an id and every language all blocks, those of the main language deciding. */
export function composed(homepage: Homepage, languages: readonly Code[], main: Code): Composed {
  const leading = [main, ...languages].find(code => sectionsOf(homepage[code]).length) ?? main
  const frame = sectionsOf(homepage[leading]).map((section, at) => ({
    id: section.id ?? `s${at + 1}`,
    kind: section.kind ?? ('text' as const),
  }))
  const inLanguage = (code: Code): HomepageContent => {
    const own = sectionsOf(homepage[code])
    return {
      ...homepage[code],
      sections: frame.map(({ id, kind }, at) => ({
        ...(own.find(one => one.id === id) ?? (own[at]?.id ? {} : own[at])),
        id,
        kind,
      })),
    }
  }
  return { languages, main, homepage: Object.fromEntries(languages.map(code => [code, inLanguage(code)])) }
}

const inEvery = (
  { homepage, languages }: Composed,
  change: (content: HomepageContent, code: Code) => HomepageContent,
): Homepage => ({
  ...homepage,
  ...Object.fromEntries(languages.map(code => [code, change(homepage[code] ?? {}, code)])),
})

const withSections = (
  draft: Composed,
  change: (sections: HomepageSection[]) => (HomepageSection | undefined)[],
) =>
  inEvery(draft, content => ({
    ...content,
    sections: change(sectionsOf(content)).filter(section => section !== undefined),
  }))

/** Words and pictures of one language. */
export const setWords = ({ homepage }: Composed, code: Code, patch: HomepageContent): Homepage => ({
  ...homepage,
  [code]: { ...homepage[code], ...patch },
})

/** What is the same in every language. */
export const setShared = (draft: Composed, patch: HomepageContent) =>
  inEvery(draft, content => ({ ...content, ...patch }))

export const addSection = (draft: Composed, kind: SectionKind, id: string) =>
  withSections(draft, sections => [...sections, { id, kind }])

export const removeSection = (draft: Composed, id: string) =>
  withSections(draft, sections => sections.filter(section => section.id !== id))

export const orderSections = (draft: Composed, ids: readonly string[]) =>
  withSections(draft, sections => ids.map(id => sections.find(section => section.id === id)))

export const setSection = (draft: Composed, code: Code, id: string, patch: HomepageSection) =>
  setWords(draft, code, {
    sections: sectionsOf(draft.homepage[code]).map(section =>
      section.id === id ? { ...section, ...patch } : section,
    ),
  })

export const sectionsIn = ({ homepage, main }: Composed) => sectionsOf(homepage[main])
