import { type Static, Type } from 'typebox'
import { Id, Nullable, RichText, Text } from '#platform/contract/fields.ts'
import { locales } from '#platform/contract/locale.ts'

/**
 * What a block below the head shows. `exhibitors`, `sectors` and `programme` are drawn from the fair itself; `figures`
 * are those that are written, else the fair's own.
 */
export const sectionKinds = ['text', 'image', 'figures', 'exhibitors', 'sectors', 'programme'] as const
export type SectionKind = (typeof sectionKinds)[number]

/** What the head of the page shows. */
export const headerTypes = ['drawn', 'image', 'plain'] as const

const Figure = Type.Object(
  { value: Type.Optional(Text(20)), label: Type.Optional(Text(80)) },
  { additionalProperties: false },
)

/** A block below the head of the homepage. Images are ids of public media objects. */
export const HomepageSection = Type.Object(
  {
    /** The same in every language, so that a block is found in each. */
    id: Type.Optional(Type.String({ pattern: '^[a-z0-9]{1,16}$' })),
    /** `text` where it is not said. */
    kind: Type.Optional(Type.Enum([...sectionKinds])),
    title: Type.Optional(Text(160)),
    text: Type.Optional(RichText(10_000)),
    image: Type.Optional(Nullable(Id)),
    /** What the image shows, for those who do not see it. */
    imageAlt: Type.Optional(Text(200)),
    figures: Type.Optional(Type.Array(Figure, { maxItems: 6 })),
  },
  { additionalProperties: false },
)
export type HomepageSection = Static<typeof HomepageSection>

/** A fair's homepage in one language. */
export const HomepageContent = Type.Object(
  {
    /** `drawn`: the street of halls; `image`: a banner; `plain`: words only. */
    headerType: Type.Optional(Type.Enum([...headerTypes])),
    logo: Type.Optional(Nullable(Id)),
    image: Type.Optional(Nullable(Id)),
    imageAlt: Type.Optional(Text(200)),
    title: Type.Optional(Text(160)),
    lead: Type.Optional(Text(600)),
    text: Type.Optional(RichText(20_000)),
    buttonLabel: Type.Optional(Text(80)),
    buttonLink: Type.Optional(Text(500)),
    sections: Type.Optional(Type.Array(HomepageSection, { maxItems: 12 })),
  },
  { additionalProperties: false },
)
export type HomepageContent = Static<typeof HomepageContent>

export const Homepage = Type.Partial(
  Type.Object(
    {
      fr: HomepageContent,
      en: HomepageContent,
      nl: HomepageContent,
      de: HomepageContent,
      es: HomepageContent,
      it: HomepageContent,
    },
    { additionalProperties: false },
  ),
)
export type Homepage = Static<typeof Homepage>

/** Ids of all images that a homepage shows. */
export const homepageImages = (homepage: Homepage): number[] => [
  ...new Set(
    locales
      .flatMap(locale => {
        const content = homepage[locale]
        return [content?.logo, content?.image, ...(content?.sections ?? []).map(section => section.image)]
      })
      .filter(id => typeof id === 'number'),
  ),
]

const isFilled = (value: unknown) =>
  value !== '' && value !== null && value !== undefined && !(Array.isArray(value) && !value.length)

/** What is filled in the first of these counts. */
const firstFilled = <T extends object>(all: readonly T[]): T =>
  Object.assign(
    {},
    ...all
      .map(one => Object.fromEntries(Object.entries(one).filter(([, value]) => isFilled(value))))
      .reverse(),
  )

/** The same block in another language: by its id, or by its place where blocks have none. */
const sameSection = (sections: readonly HomepageSection[] = [], section: HomepageSection, at: number) =>
  section.id ? sections.find(one => one.id === section.id) : sections[at]

/**
 * The homepage as it reads in `locale`. What is empty there is taken from the fair's main language, and then from any;
 * which blocks there are, and in which order, the first language says that has some.
 */
export function homepageIn(homepage: Homepage, locale: string, mainLanguage: string): HomepageContent {
  const codes = [...locales.filter(one => one === locale), ...locales.filter(one => one === mainLanguage)]
  const order = [...new Set([...codes, ...locales])].map(one => homepage[one] ?? {})
  const content = firstFilled(order)
  if (!content.sections) return content
  const sections = content.sections.map((section, at) =>
    firstFilled([section, ...order.flatMap(one => sameSection(one.sections, section, at) ?? [])]),
  )
  return { ...content, sections }
}

/** In which language the words of the same homepage are: where a text stands, the code of its language. */
export function homepageLanguages(homepage: Homepage, locale: string, mainLanguage: string): HomepageContent {
  const coded = locales.flatMap(code => {
    const written = homepage[code]
    if (!written) return []
    const codeOf = (value: unknown) => (isFilled(value) ? code : '')
    const { title, lead, text, sections } = written
    const content: HomepageContent = {
      title: codeOf(title),
      lead: codeOf(lead),
      text: codeOf(text),
      ...(sections && {
        sections: sections.map(section => ({
          ...(section.id && { id: section.id }),
          title: codeOf(section.title),
          text: codeOf(section.text),
          figures: isFilled(section.figures) ? [{ label: code }] : [],
        })),
      }),
    }
    return [[code, content] as const]
  })
  return homepageIn(Object.fromEntries(coded), locale, mainLanguage)
}
