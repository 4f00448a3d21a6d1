import { Type } from 'typebox'
import { shownPolicy } from '#domain/reference/contract/roles.ts'
import { Id, MaybeRef, Ref } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'
import type { ProgramOf } from './program.ts'

/** built_in: a workshop here · webinar: another tool · livestream: a film from elsewhere · debate: a plenary here. */
export const presentationTypes = ['built_in', 'webinar', 'livestream', 'debate'] as const
export type PresentationType = (typeof presentationTypes)[number]

const { firmAdmin: _, standContact: __, ...others } = shownPolicy

/** What an exhibitor shows: its stage is a conference, on which all that is live hangs. Making and changing one are calls of their own. */
export const presentations = defineResource({
  name: 'presentations',
  table: 'presentation',
  tag: 'Presentations',
  record: {
    fair: Ref('fairs'),
    conference: Ref<{
      title: string
      begin: string | null
      end: string | null
      state: string
      isLive: boolean
      isVisible: boolean
      isMutingParticipants: boolean
      isParticipantListVisible: boolean
      program: ProgramOf | null
    }>('conferences', {
      show: [
        'title',
        'begin',
        'end',
        'state',
        'isLive',
        'isVisible',
        'isMutingParticipants',
        'isParticipantListVisible',
        'program',
      ],
    }),
    firm: Ref<{ name: string }>('firms', { show: ['name'] }),
    stand: MaybeRef('stands'),
    speaker: MaybeRef<{ name: string }>('speakers', { show: ['name'] }),
    type: Type.Enum([...presentationTypes]),
    /** The audience writes to the team alone. */
    isPrivateChat: Type.Boolean(),
    version: Id,
  },
  writable: [],
  filters: ['fair', 'firm', 'stand', 'speaker', 'type', 'conference', 'conference.state'],
  sort: ['id', 'type'],
  order: ['-id'],
  scope: {
    fair: 'fair',
    firm: 'firm',
    stand: 'stand',
    speaker: 'speaker.user',
    moderator: 'conference.moderator',
  },
  policy: {
    ...others,
    superAdmin: 'LRD:A',
    superOrganizer: 'LRD:G',
    organizer: ['LRD:F', 'LR:p'],
    firmAdmin: ['LR:p', 'LRD:M'],
    standContact: ['LR:p', 'LR:S'],
  },
})
