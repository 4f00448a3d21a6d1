import type { DraftOf } from '#platform/contract/resource.ts'
import type { DraftState } from '#platform/web/forms/use-draft.ts'
import type { conferences } from '../../contract/conference.ts'

export type SessionDraft = DraftState<DraftOf<typeof conferences>>
