import { type Locale, locales } from '#platform/contract/locale.ts'
import { isRecord } from '#platform/contract/record.ts'
import {
  type Homepage,
  type HomepageContent,
  type HomepageSection,
  headerTypes,
  sectionKinds,
} from './homepage.ts'

/** A homepage in all languages of its fair, where every language has the same blocks in the same order. */
export type ComposedHomepage = { languages: readonly Locale[]; main: Locale; homepage: Homepage }

/** Values of a homepage by field, each saved by itself. */
export type HomepageFields = Readonly<Record<string, unknown>>

const pageWords = [
  'title',
  'lead',
  'text',
  'buttonLabel',
  'buttonLink',
  'image',
  'imageAlt',
  'logo',
] as const satisfies (keyof HomepageContent)[]
const blockWords = [
  'title',
  'text',
  'image',
  'imageAlt',
  'figures',
] as const satisfies (keyof HomepageSection)[]

export const wordOfPage = (code: string, name: (typeof pageWords)[number]) => `${code}.${name}`
export const wordOfBlock = (code: string, block: string, name: (typeof blockWords)[number]) =>
  `${code}.sections.${block}.${name}`

const sectionsOf = (content: HomepageContent | undefined) => content?.sections ?? []

/** Gives every block an id and every language all blocks, those of the main language deciding. */
export function composed(homepage: Homepage, languages: readonly Locale[], main: Locale): ComposedHomepage {
  const leading = [main, ...languages].find(code => sectionsOf(homepage[code]).length) ?? main
  const frame = sectionsOf(homepage[leading]).map((section, at) => ({
    id: section.id ?? `s${at + 1}`,
    kind: section.kind ?? ('text' as const),
  }))
  const inLanguage = (code: Locale): HomepageContent => {
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

/** A homepage field by field: what is the same in every language, and each word of each language and block. */
export function homepageFields({ homepage, languages, main }: ComposedHomepage): HomepageFields {
  const blocks = sectionsOf(homepage[main] ?? homepage[languages[0] ?? main])
  const headerType = [main, ...languages].map(code => homepage[code]?.headerType).find(Boolean) ?? null
  const fields: Record<string, unknown> = {
    headerType,
    sections: blocks.map(({ id, kind }) => ({ id, kind })),
  }
  for (const code of languages) {
    for (const name of pageWords) fields[wordOfPage(code, name)] = homepage[code]?.[name] ?? null
    for (const { id = '', ...block } of sectionsOf(homepage[code]))
      for (const name of blockWords)
        fields[wordOfBlock(code, id, name)] =
          (name === 'figures' ? block.figures?.map(({ value, label }) => ({ value, label })) : block[name]) ??
          null
  }
  return fields
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)
const figuresOf = (value: unknown): HomepageSection['figures'] =>
  Array.isArray(value)
    ? value.map(one => (isRecord(one) ? { value: textOf(one.value), label: textOf(one.label) } : {}))
    : undefined

const blocksOf = ({ sections }: HomepageFields) =>
  (Array.isArray(sections) ? sections : []).flatMap(one => {
    const id = isRecord(one) ? textOf(one.id) : undefined
    return id && isRecord(one) ? [{ id, kind: sectionKinds.find(kind => kind === one.kind) ?? 'text' }] : []
  })

const contentIn = (code: Locale, fields: HomepageFields): HomepageContent => {
  const word = (name: (typeof pageWords)[number]) => fields[wordOfPage(code, name)]
  return {
    headerType: headerTypes.find(type => type === fields.headerType),
    title: textOf(word('title')),
    lead: textOf(word('lead')),
    text: textOf(word('text')),
    buttonLabel: textOf(word('buttonLabel')),
    buttonLink: textOf(word('buttonLink')),
    image: numberOf(word('image')),
    imageAlt: textOf(word('imageAlt')),
    logo: numberOf(word('logo')),
    sections: blocksOf(fields).map(({ id, kind }) => {
      const said = (name: (typeof blockWords)[number]) => fields[wordOfBlock(code, id, name)]
      return {
        id,
        kind,
        title: textOf(said('title')),
        text: textOf(said('text')),
        image: numberOf(said('image')),
        imageAlt: textOf(said('imageAlt')),
        figures: figuresOf(said('figures')),
      }
    }),
  }
}

/** The homepage out of its fields, as it is sent. */
export const homepageOfFields = (fields: HomepageFields, languages: readonly Locale[] = locales): Homepage =>
  JSON.parse(JSON.stringify(Object.fromEntries(languages.map(code => [code, contentIn(code, fields)]))))
