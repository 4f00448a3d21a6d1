import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { ShownChapter } from './chapters.ts'
import { replayStates } from './choices.ts'
import { sourceKinds } from './source.ts'

const closed = { additionalProperties: false }
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const text = Type.String()

/** A film, or another of a second language. */
export const ShownFilm = Type.Object({
  kind: Type.Enum(sourceKinds.filter(kind => kind !== 'tool')),
  url: text,
  language: orNull(text),
})
export type ShownFilm = Static<typeof ShownFilm>

/** Captions of a film: WebVTT, read with the right to the film. */
export const ShownCaptions = Type.Object({ id: Id, title: text, url: text, language: orNull(text) })
export type ShownCaptions = Static<typeof ShownCaptions>

/** What is seen on the page itself, told to those who may enter. */
export const ShownMedia = Type.Object({
  /**
   * `premiere`: everybody sees the same second of it; `film`: at any time; `replay`: what was live. `live`: by the sources, as
   * long as it goes on.
   */
  kind: Type.Enum(['live', 'premiere', 'film', 'replay']),
  films: Type.Array(ShownFilm),
  /** Of a premiere: when its first second is seen, and from when everybody sees it as they like. */
  begin: orNull(text),
  end: orNull(text),
  /** By our own clock: files that were recorded do not say it themselves. */
  durationMs: orNull(Type.Number()),
  captions: Type.Array(ShownCaptions),
  chapters: Type.Array(ShownChapter),
  /** What was answered, and at which second. */
  questions: Type.Array(Type.Object({ id: Id, text, at: Type.Number() })),
  /** Somebody types what is said. */
  isCaptioned: Type.Boolean(),
  /** That is the reader. */
  isCaptioner: Type.Boolean(),
})
export type ShownMedia = Static<typeof ShownMedia>

const ReplayState = Type.Object({ replayState: Type.Enum([...replayStates]) })

export const moveReplay = defineEndpoint({
  method: 'PUT',
  path: '/conferences/{id}/replay',
  tag: 'Films',
  summary:
    'Publish the replay of a session that is over, hide it, or have its recordings put together again where that failed; by those who run the fair or moderate it. A repeat is harmless',
  audit: 'changes',
  allow: 'members',
  params: Type.Object({ id: Id }),
  body: Type.Object({ replayState: Type.Enum(['published', 'hidden', 'processing']) }, closed),
  response: ReplayState,
})
