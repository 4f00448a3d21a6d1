import type { Homepage, HomepageContent, HomepageSection, SectionKind } from '../../contract/homepage.ts'
import type { ComposedHomepage } from '../../contract/homepage-fields.ts'

type Code = keyof Homepage

const sectionsOf = (content: HomepageContent | undefined) => content?.sections ?? []

const inEvery = (
  { homepage, languages }: ComposedHomepage,
  change: (content: HomepageContent, code: Code) => HomepageContent,
): Homepage => ({
  ...homepage,
  ...Object.fromEntries(languages.map(code => [code, change(homepage[code] ?? {}, code)])),
})

const withSections = (
  draft: ComposedHomepage,
  change: (sections: HomepageSection[]) => (HomepageSection | undefined)[],
) =>
  inEvery(draft, content => ({
    ...content,
    sections: change(sectionsOf(content)).filter(section => section !== undefined),
  }))

/** Words and pictures of one language. */
export const setWords = ({ homepage }: ComposedHomepage, code: Code, patch: HomepageContent): Homepage => ({
  ...homepage,
  [code]: { ...homepage[code], ...patch },
})

/** What is the same in every language. */
export const setShared = (draft: ComposedHomepage, patch: HomepageContent) =>
  inEvery(draft, content => ({ ...content, ...patch }))

export const addSection = (draft: ComposedHomepage, kind: SectionKind, id: string) =>
  withSections(draft, sections => [...sections, { id, kind }])

export const removeSection = (draft: ComposedHomepage, id: string) =>
  withSections(draft, sections => sections.filter(section => section.id !== id))

export const orderSections = (draft: ComposedHomepage, ids: readonly string[]) =>
  withSections(draft, sections => ids.map(id => sections.find(section => section.id === id)))

export const setSection = (draft: ComposedHomepage, code: Code, id: string, patch: HomepageSection) =>
  setWords(draft, code, {
    sections: sectionsOf(draft.homepage[code]).map(section =>
      section.id === id ? { ...section, ...patch } : section,
    ),
  })

export const sectionsIn = ({ homepage, main }: ComposedHomepage) => sectionsOf(homepage[main])
