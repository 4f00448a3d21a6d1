import { type Static, type TSchema, Type } from 'typebox'
import { PersonCard } from '#domain/identity/contract/business-card.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Label, Text } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'
import { asTable } from '#platform/contract/table-format.ts'
import { cardWays } from './card-ways.ts'
import { evidenceKindNames } from './evidence.ts'
import { leadKeepers } from './keepers.ts'

export const leadTag = 'Leads'
const text = Type.String()
const count = Type.Integer()
const closed = { additionalProperties: false }
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** Those who run fairs read of them what their people allow. */
export const leadReaders = [...runners, ...leadKeepers] as const

export const leadStates = ['new', 'to_follow', 'contacted', 'won', 'lost'] as const
export const temperatures = ['hot', 'warm', 'cool'] as const
export type Temperature = (typeof temperatures)[number]
export const leadSorts = ['score', 'recent', 'name'] as const

export const tagsMost = 12
export const tagLength = 40
export const noteLength = 4000

const Kind = Type.Enum([...evidenceKindNames])
const State = Type.Enum([...leadStates])

/** A colleague. */
export const Colleague = Type.Pick(PersonCard, ['id', 'firstName', 'lastName', 'picture', 'look'])
export type Colleague = Static<typeof Colleague>

const person = Type.Object({
  ...Type.Pick(PersonCard, ['id', 'firstName', 'lastName', 'jobTitle', 'picture', 'look']).properties,
  firm: orNull(text),
  city: orNull(text),
})

/** One line of what a contact rests on. */
export const EvidenceLine = Type.Object({
  kind: Kind,
  /** Of its kind: the conversation, the call, the booth that was visited … */
  id: Id,
  at: text,
  /** What it adds to the sum: none once its kind has reached its most. */
  points: count,
  /** Who of the firm it was with. */
  by: orNull(Colleague),
  stand: orNull(Id),
  /** What it was about: the offer, the brochure, the session. */
  title: orNull(text),
  /** The first words that they wrote. */
  text: orNull(text),
  /** How long it took. */
  seconds: orNull(count),
  /** Of a card: where it was handed. */
  way: orNull(Type.Enum([...cardWays])),
})
export type EvidenceLine = Static<typeof EvidenceLine>

const summary = {
  id: Id,
  person,
  /** Whether they have handed their card: else nothing tells how to reach them. */
  hasCard: Type.Boolean(),
  score: count,
  temperature: Type.Enum([...temperatures]),
  /** What the firm makes of it is the firm’s: null, and no tags, to those who run the fair. */
  state: orNull(State),
  owner: orNull(Colleague),
  tags: Type.Array(text),
  lastAt: text,
}

export const LeadRow = Type.Object({
  ...summary,
  /** The line that says most. */
  reason: EvidenceLine,
})
export type LeadRow = Static<typeof LeadRow>

export const narrowing = {
  fair: Id,
  /** Unless said, one’s own. */
  firm: Type.Optional(Id),
  state: Type.Optional(State),
  temperature: Type.Optional(Type.Enum([...temperatures])),
  /** Of whoever looks after them; 0: of nobody. */
  owner: Type.Optional(Type.Integer({ minimum: 0, maximum: 2147483647 })),
  tag: Type.Optional(Type.String({ maxLength: tagLength })),
  kind: Type.Optional(Kind),
  /** In names, firms and tags. */
  search: Type.Optional(Type.String({ maxLength: 100 })),
  sort: Type.Optional(Type.Enum([...leadSorts])),
}

export const leadList = defineEndpoint({
  method: 'GET',
  path: '/leads',
  tag: leadTag,
  summary:
    'Contacts of a firm in a fair, those with the most points first. Those who run the fair are told of the people alone who allow it',
  allow: leadReaders,
  keys: ['leads'],
  form: 'list',
  query: Type.Object(narrowing),
  response: Type.Array(LeadRow),
})

export const leadOverview = defineEndpoint({
  method: 'GET',
  path: '/leads/overview',
  tag: leadTag,
  summary: 'How many contacts a firm has in a fair, who may look after them, and their tags',
  allow: leadKeepers,
  query: Type.Object({ fair: Id, firm: Type.Optional(Id) }),
  response: Type.Object({
    firm: Type.Object({ id: Id, name: text }),
    /** Its part in the fair: `leads:<number>` tells open pages of changes. */
    participation: Id,
    total: count,
    hot: count,
    warm: count,
    cool: count,
    mine: count,
    toFollow: count,
    /** Who took their card back: a number, without names. */
    withdrawn: count,
    thresholds: Type.Object({ warm: count, hot: count }),
    tags: Type.Array(text),
    colleagues: Type.Array(Colleague),
    /** One exports and keeps the rules. */
    isAdmin: Type.Boolean(),
  }),
})

export const Note = Type.Object({
  id: Id,
  author: orNull(Colleague),
  text,
  at: text,
  isOwn: Type.Boolean(),
})

export const Lead = Type.Object({
  ...summary,
  fair: Id,
  firm: Id,
  /** How to reach them: with their card, which is the firm’s alone. */
  contact: orNull(Type.Object({ email: text, phone: orNull(text) })),
  /** Since when the firm has the card, and sees their visits. */
  consent: Type.Object({ card: orNull(text), visits: orNull(text) }),
  thresholds: Type.Object({ warm: count, hot: count }),
  /** The newest first; their points come to the score. */
  lines: Type.Array(EvidenceLine),
  /** More lines than are told: they count all the same. */
  isCut: Type.Boolean(),
  notes: Type.Array(Note),
  /** The conversation with the booth, where there is one. */
  conversation: orNull(text),
  /** One looks after it, and does not only read it. */
  isKept: Type.Boolean(),
  version: count,
})
export type Lead = Static<typeof Lead>

const ById = Type.Object({ id: Id })

export const oneLead = defineEndpoint({
  method: 'GET',
  path: '/leads/{id}',
  tag: leadTag,
  summary: 'A contact with what it rests on, each line with its points',
  allow: leadReaders,
  // Receivers of webhooks ask by it for what they are told the number of.
  keys: ['export', 'leads'],
  params: ById,
  response: Lead,
})

export const changeLead = defineEndpoint({
  method: 'PUT',
  path: '/leads/{id}',
  tag: leadTag,
  summary:
    'Say where a contact stands, who looks after it, and its tags. A colleague to whom it is handed is told',
  audit: 'changes',
  allow: leadKeepers,
  params: ById,
  body: Type.Object(
    {
      version: Type.Integer({ minimum: 1, maximum: 2147483647 }),
      state: Type.Optional(State),
      owner: Type.Optional(orNull(Id)),
      tags: Type.Optional(Type.Array(Label(tagLength), { maxItems: tagsMost })),
    },
    closed,
  ),
  response: Lead,
})

export const writeNote = defineEndpoint({
  method: 'POST',
  path: '/leads/{id}/notes',
  tag: leadTag,
  summary: 'Note something about a contact. The person may ask to read it',
  audit: 'always',
  allow: leadKeepers,
  status: 201,
  params: ById,
  body: Type.Object({ text: Text(noteLength, { minLength: 1, pattern: '\\S' }) }, closed),
  response: Lead,
})

export const dropNote = defineEndpoint({
  method: 'DELETE',
  path: '/leads/{id}/notes/{note}',
  tag: leadTag,
  summary: 'Delete a note of one’s own; who administers the firm deletes any',
  audit: 'always',
  allow: leadKeepers,
  params: Type.Object({ id: Id, note: Id }),
  response: Lead,
})

const { sort: _, ...exported } = narrowing

export const exportLeads = defineEndpoint({
  method: 'GET',
  path: '/leads/export',
  tag: leadTag,
  summary:
    'That list as a file, with how to reach those who handed their card. Who took it is written down, and told to whoever is in it',
  audit: 'always',
  allow: leadKeepers,
  form: 'file',
  query: Type.Object({ ...exported, ...asTable }),
})

/** How many contacts an exhibitor has. */
export const LeadCount = Type.Object({
  firm: Type.Object({ id: Id, name: text }),
  /** Its part in the fair: `leads:<number>` tells open pages of changes. */
  participation: Id,
  total: count,
  hot: count,
  warm: count,
  withdrawn: count,
})
export type LeadCount = Static<typeof LeadCount>

export const leadCounts = defineEndpoint({
  method: 'GET',
  path: '/leads/firms',
  tag: leadTag,
  summary: 'How many contacts each exhibitor of a fair has: numbers, without names',
  allow: runners,
  query: Type.Object({ fair: Id }),
  response: Type.Array(LeadCount),
})
