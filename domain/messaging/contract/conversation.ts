import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Text } from '#platform/contract/fields.ts'
import { Correspondent, callStates, MessageContext, messageLength, ReportBody, Uuid } from './message.ts'

const tag = 'Messages'
const text = Type.Union([Type.String(), Type.Null()])
const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const closed = { additionalProperties: false }
const ById = Type.Object({ id: Id })

export const conversationKinds = ['people', 'booth'] as const

const readAs = ['person', 'booth'] as const

export const Conversation = Type.Object({
  id: Id,
  uuid: Uuid,
  kind: Type.Enum([...conversationKinds]),
  fair: Type.Object({ id: Id, homepage: Type.String(), name: text }),
  /** On which side one reads: as oneself, or for the booth. */
  as: Type.Enum([...readAs]),
  /** The people who write as themselves, oneself among them; not those whose account is gone. */
  users: Type.Array(Correspondent),
  booth: orNull(
    Type.Object({
      /** None when the booth is gone. */
      stand: orNull(Id),
      number: text,
      firm: orNull(Type.Object({ id: Id, name: Type.String(), logo: text, color: text })),
    }),
  ),
  lastMessage: orNull(
    Type.Object({
      id: Id,
      /** As much of it as a line holds. */
      text: Type.String(),
      /** The name of its file. */
      file: text,
      /** Of a call: how it went. */
      call: orNull(Type.Enum([...callStates])),
      isOwn: Type.Boolean(),
      createdAt: Type.String(),
    }),
  ),
  /** From where the other side wrote last. */
  context: orNull(MessageContext),
  unread: Type.Integer(),
  /** A colleague has given it to oneself, who has not opened it since. */
  isHandedOver: Type.Boolean(),
  isArchived: Type.Boolean(),
  /** One has blocked the other side. */
  isBlocked: Type.Boolean(),
  /** Fair, module and other side are there to be written to. */
  mayWrite: Type.Boolean(),
  /** When the other side read last. */
  readAt: text,
  /** For the booth: since when somebody waits for an answer. */
  waitingSince: text,
  /** Who of the booth answers. */
  takenBy: orNull(Correspondent),
  takenAt: text,
  /** What to ask with for those that follow it in a list. */
  cursor: Type.Integer(),
})
export type Conversation = Static<typeof Conversation>

/**
 * What is listed: all that are not archived; of a booth those that wait for an answer that may be written and that no
 * colleague deals with, the longest waiting first; those that somebody, or oneself, deals with; what is archived.
 */
export const boxes = ['current', 'waiting', 'taken', 'mine', 'archived'] as const
export type Box = (typeof boxes)[number]

const narrowing = {
  fair: Type.Optional(Id),
  /** The conversations of this booth, for its staff. */
  stand: Type.Optional(Id),
  /** Only those that one reads as oneself, or for a booth. */
  as: Type.Optional(Type.Enum([...readAs])),
  box: Type.Optional(Type.Enum([...boxes])),
  /** In names and in what was written. */
  search: Type.Optional(Type.String({ maxLength: 100 })),
  cursor: Type.Optional(Type.Integer({ minimum: 0, maximum: 2147483647 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}

export const conversations = defineEndpoint({
  method: 'GET',
  path: '/conversations',
  tag,
  summary:
    'One’s conversations and those of one’s booths, the latest first; `cursor` is that of the last one that one has',
  allow: 'members',
  query: Type.Object(narrowing),
  response: Type.Array(Conversation),
})

export const conversationsOfUser = defineEndpoint({
  method: 'GET',
  path: '/conversations/list',
  tag,
  summary: 'The same, for oneself by id',
  allow: 'members',
  query: Type.Object({ ...narrowing, user_id: Type.Optional(Id) }),
  response: Type.Array(Conversation),
})

export const oneConversation = defineEndpoint({
  method: 'GET',
  path: '/conversations/{uuid}',
  tag,
  summary: 'A conversation of one’s own, or of one’s booth, if this user is in it',
  allow: 'members',
  params: Type.Object({ uuid: Uuid }),
  query: Type.Object({ 'users.id': Type.Optional(Id) }),
  response: Conversation,
})

export const unreadConversations = defineEndpoint({
  method: 'GET',
  path: '/conversations/unread',
  tag,
  summary:
    'How many conversations ask for one’s attention: one’s own with something new, and those of one’s booths that wait for an answer and that no colleague deals with, or that a colleague has just given to oneself',
  allow: 'members',
  query: Type.Object({ fair: Type.Optional(Id), stand: Type.Optional(Id) }),
  response: Type.Object({
    total: Type.Integer(),
    own: Type.Integer(),
    /** As many as the box `waiting` has. */
    waiting: Type.Integer(),
    /** Handed over to oneself, not opened since, and not among those that wait. */
    handed: Type.Integer(),
    /** The same, of each booth that has any. */
    booths: Type.Array(Type.Object({ stand: Id, waiting: Type.Integer(), handed: Type.Integer() })),
    /** Something came in of which its sender has not been told that it has arrived. */
    hasArrived: Type.Boolean(),
  }),
})

/** Answers under which a booth has no usual time. */
export const fewestAnswers = 3

export const answerTime = defineEndpoint({
  method: 'GET',
  path: '/stands/{id}/answer_time',
  tag,
  summary:
    'In how many minutes a booth usually answers: the median of the last 30 days, rounded up; null under three answers',
  allow: 'members',
  params: ById,
  response: Type.Object({ minutes: orNull(Type.Integer()) }),
})

/** From so few on it is said how many contacts are left today. */
export const saidFrom = 3

/** Null where nothing is limited. */
const Contacts = orNull(Type.Object({ limit: Type.Integer(), left: Type.Integer() }))

export const contactsLeft = defineEndpoint({
  method: 'GET',
  path: '/conversations/contacts',
  tag,
  summary: 'How many conversations one may still begin today in a fair',
  allow: 'members',
  query: Type.Object({ fair: Id }),
  response: Type.Object({ contacts: Contacts }),
})

export const openConversation = defineEndpoint({
  method: 'POST',
  path: '/conversations',
  tag,
  summary:
    'Open the conversation with somebody in a fair, or with a booth: the one that there is, else a new one, which the other side sees with its first message',
  audit: 'never', // the conversation is its own record
  allow: 'members',
  body: Type.Object(
    {
      /** That of a conversation begun without the network. One that was there before keeps its own. */
      uuid: Type.Optional(Uuid),
      fair: Type.Optional(Id),
      /** With whom; oneself may be among them. */
      users: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 2 })),
      stand: Type.Optional(Id),
    },
    closed,
  ),
  response: Type.Object({ ...Conversation.properties, contacts: Contacts }),
})

export const markAsRead = defineEndpoint({
  method: 'POST',
  path: '/conversations/{id}/mark-as-read',
  tag,
  summary: 'Mark as read, up to a message or all there is',
  audit: 'never', // one’s own state
  allow: 'members',
  params: ById,
  query: Type.Object({ message: Type.Optional(Id) }),
  response: Type.Object({ unread: Type.Integer() }),
})

export const markAsDelivered = defineEndpoint({
  method: 'POST',
  path: '/conversations/mark-as-delivered',
  tag,
  summary: 'Say that what was sent to oneself has arrived on a device',
  audit: 'never', // one’s own state
  allow: 'members',
})

export const toggleArchive = defineEndpoint({
  method: 'POST',
  path: '/conversations/{id}/toggle-archive',
  tag,
  summary: 'Archive, or take back out of the archive; the other side is not told',
  audit: 'never', // one’s own state
  allow: 'members',
  params: ById,
  response: Type.Object({ isArchived: Type.Boolean() }),
})

const ofBlock = (path: string, summary: string) =>
  defineEndpoint({
    method: 'POST',
    path,
    tag,
    summary,
    audit: 'never', // one’s own state
    allow: 'members',
    params: ById,
  })

export const blockConversation = ofBlock(
  '/conversations/{id}/block',
  'Hear nothing more of the other side, which is not told',
)
export const unblockConversation = ofBlock('/conversations/{id}/unblock', 'Hear of the other side again')

export const reportConversation = defineEndpoint({
  method: 'POST',
  path: '/conversations/{id}/report',
  tag,
  summary:
    'Report the other side, a person or a booth, to those who run the fair, who then read the latest messages and calls; once as long as the report waits',
  audit: 'changes',
  allow: 'members',
  params: ById,
  body: ReportBody,
})

export const tellTyping = defineEndpoint({
  method: 'POST',
  path: '/conversations/{id}/typing',
  tag,
  summary: 'Tell the others that one is writing',
  audit: 'never', // nothing is kept
  allow: 'members',
  params: ById,
})

export const takeConversation = defineEndpoint({
  method: 'POST',
  path: '/conversations/{id}/take',
  tag,
  summary: 'Deal with a conversation of one’s booth: of many, one does',
  audit: 'never', // a line of the conversation says it
  allow: 'members',
  params: ById,
  response: Conversation,
})

export const handOverConversation = defineEndpoint({
  method: 'POST',
  path: '/conversations/{id}/hand-over',
  tag,
  summary:
    'Give a conversation of one’s booth to a colleague, or take it over oneself, with a note for the booth’s staff',
  audit: 'never', // a line of the conversation says it
  allow: 'members',
  params: ById,
  body: Type.Object({ user: Id, note: Type.Optional(Text(messageLength)) }, closed),
  response: Conversation,
})

export const boothTeam = defineEndpoint({
  method: 'GET',
  path: '/conversations/{id}/team',
  tag,
  summary: 'Colleagues to whom a conversation of one’s booth can be handed over',
  allow: 'members',
  params: ById,
  response: Type.Array(Correspondent),
})
