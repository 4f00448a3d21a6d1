import { Type } from 'typebox'
import { Line, MaybeRef, Ref, Text } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'
import { messageLength } from './message.ts'

/** As many as a firm has at most. */
export const readyAnswersMost = 50

/**
 * What a firm often answers: it fills the field, and is not sent by itself. Whoever works on one of its booths, in whichever
 * fair, has all of them; nobody else sees them.
 */
export const readyAnswers = defineResource({
  name: 'ready_answers',
  table: 'ready_answer',
  tag: 'Messages',
  record: {
    firm: Ref('firms'),
    /** The one booth for which it is; null: all of the firm. */
    stand: MaybeRef('stands'),
    title: Line(60),
    text: Text(messageLength, { minLength: 1 }),
    rank: Type.Integer({ minimum: 0, maximum: 1000 }),
  },
  writable: ['firm', 'stand', 'title', 'text', 'rank'],
  fixed: ['firm'],
  required: ['firm', 'title', 'text'],
  filters: ['firm', 'stand'],
  sort: ['rank', 'id'],
  order: ['rank'],
  scope: { firm: 'firm', stand: 'firm.stands' },
  policy: { firmAdmin: 'LRCUD:M', standContact: 'LRCUD:S' },
})
