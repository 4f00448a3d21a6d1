import { Type } from 'typebox'
import { Line, Ref, Text } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'
import { messageLength } from './message.ts'

/** What the staff of a booth often answers: it fills the field, and is not sent by itself. Nobody else sees it. */
export const readyAnswers = defineResource({
  name: 'ready_answers',
  table: 'ready_answer',
  tag: 'Messages',
  record: {
    stand: Ref('stands'),
    title: Line(60),
    text: Text(messageLength, { minLength: 1 }),
    rank: Type.Integer({ minimum: 0, maximum: 1000 }),
  },
  writable: ['stand', 'title', 'text', 'rank'],
  fixed: ['stand'],
  required: ['stand', 'title', 'text'],
  filters: ['stand'],
  sort: ['rank', 'id'],
  order: ['rank'],
  scope: { fair: 'stand.fair', stand: 'stand' },
  policy: { firmAdmin: 'LRCUD:M', standContact: 'LRCUD:S' },
})
