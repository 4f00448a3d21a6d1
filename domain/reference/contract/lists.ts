import { Type } from 'typebox'
import { Label, Line, MaybeRef } from '#platform/contract/fields.ts'
import { defineList } from '#platform/contract/list.ts'

export const civilStatuses = defineList({ name: 'civil_statuses', table: 'civil_status' })
export const userStatuses = defineList({ name: 'user_statuses', table: 'user_status' })
export const userIndividualStatuses = defineList({
  name: 'user_individual_statuses',
  table: 'user_individual_status',
})

/** Rights hang on their ids. */
export const userTypeList = defineList({
  name: 'user_types',
  table: 'user_type',
  fields: { code: Label(40) },
  required: ['code'],
  isClosed: true,
})

/** Networks on cards, and meeting services to be called by. */
export const socialMedia = defineList({
  name: 'social_media',
  table: 'social_media',
  fields: { code: Label(40), kind: Type.Enum(['network', 'meeting']) },
  required: ['code'],
  filters: ['kind'],
})

export const languages = defineList({
  name: 'languages',
  table: 'language',
  fields: {
    code: Type.String({ pattern: '^[a-z]{2}$' }),
    iso: Line(10),
    dir: Type.Enum(['ltr', 'rtl']),
  },
  required: ['code'],
  filters: ['code'],
})

/** What products are sorted by, and what tells them apart. */
export const categories = defineList({ name: 'categories', table: 'category' })
export const characteristics = defineList({
  name: 'characteristics',
  table: 'characteristic',
  fields: { category: MaybeRef<{ name: string }>('categories', { show: ['name'] }) },
})
export const contractTypes = defineList({ name: 'contract_types', table: 'contract_type' })
