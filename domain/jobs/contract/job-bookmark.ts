import { Instant, Ref } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'

/** An offer that somebody keeps. */
export const jobBookmarks = defineResource({
  name: 'job_bookmarks',
  table: 'job_bookmark',
  tag: 'Jobs',
  record: { user: Ref('users'), job: Ref('jobs'), createdAt: Instant() },
  writable: ['user', 'job'],
  fixed: ['user', 'job'],
  required: ['job'],
  filters: ['job'],
  order: ['-createdAt'],
  sort: ['createdAt'],
  scope: { owner: 'user' },
  policy: {
    superAdmin: 'LRCD:O',
    superOrganizer: 'LRCD:O',
    organizer: 'LRCD:O',
    clusterAdmin: 'LRCD:O',
    firmAdmin: 'LRCD:O',
    standContact: 'LRCD:O',
    speaker: 'LRCD:O',
    moderator: 'LRCD:O',
    press: 'LRCD:O',
    visitor: 'LRCD:O',
  },
})
