import { Type } from 'typebox'
import { MaybeRef, Ref } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'
import { partOfStand } from './part-of-stand.ts'

/** Somebody who staffs a stand. */
export const standContacts = defineResource({
  name: 'stand_contacts',
  table: 'stand_contact',
  ...partOfStand,
  record: {
    stand: Ref('stands'),
    user: Ref<{ firstName: string; lastName: string; jobTitle: string | null }>('users', {
      show: ['firstName', 'lastName', 'jobTitle'],
    }),
    /** As which figure they are drawn there; empty: as in their profile. */
    standCharacter: MaybeRef<{ name: string }>('stand_characters', { show: ['name'] }),
    rank: Type.Integer({ minimum: 0, maximum: 1000 }),
  },
  writable: ['stand', 'user', 'standCharacter', 'rank'],
  fixed: ['stand'],
  required: ['stand', 'user'],
  filters: ['stand', 'user'],
  sort: ['rank'],
  order: ['rank'],
})
