import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant } from '#platform/contract/fields.ts'
import { locales } from '#platform/contract/locale.ts'
import { runners } from '#platform/contract/runners.ts'

const tag = 'Jobs'
const keepers = [...runners, 'firmAdmin'] as const
const ById = Type.Object({ id: Id })

const kept = {
  id: Id,
  trashedAt: Instant(),
  /** When it is deleted for good; an offer for which people have applied stays with them. */
  deletedOn: Instant(),
}

export const TrashedJob = Type.Object({ ...kept, title: Type.String(), firm: Type.String() })
export type TrashedJob = Static<typeof TrashedJob>

export const trashedJobs = defineEndpoint({
  method: 'GET',
  path: '/jobs/trash',
  tag,
  summary: 'Offers of a fair that were deleted and that one may restore, the last first',
  allow: keepers,
  query: Type.Object({ fair: Id }),
  response: Type.Array(TrashedJob),
})

export const restoreJob = defineEndpoint({
  method: 'POST',
  path: '/jobs/{id}/restore',
  tag,
  summary: 'Take an offer out of the trash, as it was',
  audit: 'always',
  allow: keepers,
  params: ById,
})

/** As many of one person. */
export const mostTrashedProfiles = 20

export const TrashedProfile = Type.Object({ ...kept, locale: Type.Enum([...locales]), title: Type.String() })
export type TrashedProfile = Static<typeof TrashedProfile>

export const trashedProfiles = defineEndpoint({
  method: 'GET',
  path: '/job_profiles/trash',
  tag,
  summary: 'CVs that one has deleted, the last first: nobody else knows of them',
  allow: ['visitor'],
  response: Type.Array(TrashedProfile),
})

export const restoreProfile = defineEndpoint({
  method: 'POST',
  path: '/job_profiles/{id}/restore',
  tag,
  summary: 'Take one’s CV out of the trash, as it was; into no library, which is asked for anew',
  audit: 'always',
  allow: ['visitor'],
  params: ById,
})

export const emptyProfileTrash = defineEndpoint({
  method: 'DELETE',
  path: '/job_profiles/trash',
  tag,
  summary: 'Delete for good what one has deleted of CVs, with files that nothing else shows',
  audit: 'always',
  allow: ['visitor'],
})
