import { type Static, type TSchema, Type } from 'typebox'
import { markShapes } from '#domain/scenes/contract/scene.ts'
import { propKinds } from '#domain/scenes/contract/sector-prop.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { FieldChange } from '#platform/contract/field-changes.ts'
import {
  Color,
  Id,
  Instant,
  Keyed,
  Label,
  Line,
  Nullable,
  RichText,
  Text,
  WebAddress,
} from '#platform/contract/fields.ts'

const tag = 'Stands'
const ById = Type.Object({ id: Id })
const text = Type.String()

/** A file as the booth shows it; only its id is written. */
export const BoothFile = Type.Object({
  id: Id,
  name: Type.Optional(text),
  filePath: Type.Optional(text),
  thumbnailPath: Type.Optional(Nullable(text)),
  size: Type.Optional(Type.Integer()),
})
export type BoothFile = Static<typeof BoothFile>

const code = () => Type.String({ pattern: '^[a-z]{2}$' })

/** What the booth says in one language. */
export const BoothText = Type.Object(
  {
    code: code(),
    title: Nullable(Line(160)),
    slogan: Nullable(Text(200)),
    description: Nullable(RichText(20_000)),
  },
  { additionalProperties: false },
)
export type BoothText = Static<typeof BoothText>

export const Brochure = Type.Object(
  {
    /** Empty for one that is not kept yet. */
    id: Nullable(Id),
    title: Line(160),
    /** Its name in other languages. */
    titles: Keyed('^[a-z]{2}$', Line(160)),
    description: Nullable(Text(300)),
    /** The only language in which it is shown; empty: in all. */
    language: Nullable(code()),
    url: Nullable(WebAddress()),
    file: Nullable(BoothFile),
  },
  { additionalProperties: false },
)
export type Brochure = Static<typeof Brochure>

const content = {
  standType: Nullable(Id),
  standTypeVariation: Nullable(Id),
  color: Nullable(Color()),
  prop: Nullable(Type.Enum(propKinds)),
  logo: Nullable(BoothFile),
  poster: Nullable(BoothFile),
  video: Nullable(Type.Record(Type.String({ maxLength: 20 }), Type.Unknown())),
  /** As which figure a contact is drawn, by their user id; who is left out is drawn as in their profile. */
  looks: Keyed('^[1-9]\\d{0,9}$', Id),
  /** One entry for each language that the booth speaks. */
  languages: Type.Array(BoothText, { maxItems: 20 }),
  brochures: Type.Array(Brochure, { maxItems: 60 }),
  isVisible: Type.Boolean(),
  /** What the organizer's list calls it; empty: its place. */
  label: Nullable(Label(20)),
}

/** Everything that is chosen for a booth, and that one save writes as a whole. */
export const BoothContent = Type.Object(content)
export type BoothContent = Static<typeof BoothContent>

export const BoothContact = Type.Object({
  id: Id,
  firstName: text,
  lastName: text,
  jobTitle: Nullable(text),
  look: Type.Record(Type.String(), Type.Unknown()),
})

export const BoothConfiguration = Type.Object({
  id: Id,
  version: Type.Integer(),
  fair: Type.Object({
    id: Id,
    homepage: text,
    name: Nullable(text),
    mainLanguage: text,
    languages: Type.Array(text),
  }),
  /** What its place is called: `A6`. Empty while it waits to be placed. */
  place: Nullable(text),
  /** What the booth shows where nothing is chosen for it. */
  firm: Type.Object({
    id: Id,
    name: text,
    initials: text,
    color: text,
    shape: Type.Enum(markShapes),
    logo: Nullable(text),
    prop: Type.Enum(propKinds),
    sector: Nullable(text),
    town: Nullable(text),
  }),
  people: Type.Array(BoothContact),
  configurationState: text,
  mayChangeType: Type.Boolean(),
  mayChangeVisibility: Type.Boolean(),
  mayChangeLabel: Type.Boolean(),
  content: BoothContent,
})
export type BoothConfiguration = Static<typeof BoothConfiguration>

export const readConfiguration = defineEndpoint({
  method: 'GET',
  path: '/stands/{id}/configuration',
  tag,
  summary: 'All that is chosen for a booth, for whoever may configure it',
  allow: 'members',
  params: ById,
  response: BoothConfiguration,
})

export const saveConfiguration = defineEndpoint({
  method: 'PUT',
  path: '/stands/{id}/configuration',
  tag,
  summary: 'Save what is chosen for a booth, as a whole; refused when somebody else has saved meanwhile',
  audit: 'always',
  allow: 'members',
  params: ById,
  body: Type.Object(
    { version: Type.Integer({ minimum: 1 }), ...Type.Partial(BoothContent).properties },
    { additionalProperties: false },
  ),
  response: BoothConfiguration,
})

/** Who has changed what of a booth, and what it was before. */
export const changesOfBooth = defineEndpoint({
  method: 'GET',
  path: '/stands/{id}/configuration/changes',
  tag,
  summary: 'What was changed of a booth, by whom and when, the last first',
  allow: 'members',
  params: ById,
  response: Type.Array(FieldChange),
})

/** What a file is for decides what it may be: a logo is a square image, a clip a video, a brochure a PDF or an image. */
export const boothFileUses = ['logo', 'poster', 'still', 'clip', 'brochure'] as const
export type BoothFileUse = (typeof boothFileUses)[number]

export const uploadBoothFile = defineEndpoint({
  method: 'POST',
  path: '/stands/{id}/files',
  tag,
  summary: 'Upload a logo, a poster, a video, the picture of one or a brochure, in the field `file`',
  audit: 'never', // a file counts once a booth is saved with it
  allow: 'members',
  form: 'upload',
  status: 201,
  params: ById,
  query: Type.Object({ use: Type.Enum([...boothFileUses]) }),
  response: Type.Object({
    id: Id,
    name: text,
    filePath: text,
    thumbnailPath: Nullable(text),
    size: Type.Integer(),
  }),
})

const kept = { id: Id, trashedAt: Instant(), deletedOn: Instant() }
const ofKind = <K extends string, C extends TSchema>(kind: K, content: C) =>
  Type.Object({ ...kept, kind: Type.Literal(kind), content })

export const trashOfBooth = defineEndpoint({
  method: 'GET',
  path: '/stands/{id}/configuration/trash',
  tag,
  summary:
    'What was removed from a booth within the last days: it is put back as it is saved, with its files',
  allow: 'members',
  params: ById,
  response: Type.Array(
    Type.Union([
      ofKind('brochure', Brochure),
      ofKind('poster', BoothFile),
      ofKind('video', Type.Record(Type.String(), Type.Unknown())),
    ]),
  ),
})

export const emptyBoothTrash = defineEndpoint({
  method: 'DELETE',
  path: '/stands/{id}/configuration/trash',
  tag,
  summary: 'Delete for good what was removed from a booth; its files count no longer',
  audit: 'never', // what was removed is written down with the save that removed it
  allow: 'members',
  params: ById,
})
