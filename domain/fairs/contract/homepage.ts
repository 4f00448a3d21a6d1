import { type Static, Type } from 'typebox'
import { Id, Nullable, RichText, Text } from '#platform/contract/fields.ts'
import { locales } from '#platform/contract/locale.ts'

/** A block below the head of the homepage. Images are ids of public media objects. */
export const HomepageSection = Type.Object(
  {
    title: Type.Optional(Text(160)),
    text: Type.Optional(RichText(10_000)),
    image: Type.Optional(Nullable(Id)),
  },
  { additionalProperties: false },
)

/** A fair's homepage in one language. */
export const HomepageContent = Type.Object(
  {
    /** `drawn`: the street of halls; `image`: a banner; `plain`: words only. */
    headerType: Type.Optional(Type.Enum(['drawn', 'image', 'plain'])),
    logo: Type.Optional(Nullable(Id)),
    image: Type.Optional(Nullable(Id)),
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

/** The words of the homepage in `locale`, each falling back to the fair's main language and then to any. */
export function homepageIn(homepage: Homepage, locale: string, mainLanguage: string): HomepageContent {
  const inLanguage = (code: string) => locales.filter(one => one === code).map(one => homepage[one] ?? {})
  const rest = locales.map(one => homepage[one] ?? {})
  const order = [...inLanguage(locale), ...inLanguage(mainLanguage), ...rest]
  const filled = order.map(content =>
    Object.fromEntries(Object.entries(content).filter(([, value]) => value !== '' && value !== null)),
  )
  return Object.assign({}, ...filled.reverse())
}
