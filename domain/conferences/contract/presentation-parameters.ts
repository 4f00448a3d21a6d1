import { matching, type Parameters, sign } from '#platform/contract/parameters.ts'
import { presentationTypes } from './presentation.ts'

/** What the presentations of a fair are asked for in their address. */
export const presentationParameters = {
  day: { read: matching(/^\d{4}-\d{2}-\d{2}$/), isOpen: true },
  search: { read: matching(/^.{1,160}$/su), isOpen: true as const },
  on: sign,
  mine: sign,
  type: { read: matching(new RegExp(`^(${presentationTypes.join('|')})$`)) },
} satisfies Parameters

/** What speakers are asked for in their address. */
export const speakerParameters = {
  search: { read: matching(/^.{1,160}$/su), isOpen: true as const },
} satisfies Parameters
