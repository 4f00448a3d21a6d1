import type { ConferenceState } from './choices.ts'
import { overrunMinutes, resumeMinutes, teamDoorsMinutes } from './entry.ts'

/** Instants in milliseconds. */
export type Air = { state: ConferenceState; begin: number | null; endedAt: number | null }

const minutes = (count: number) => count * 60_000

/** Minutes after its beginning from which on whoever is not on stage is missing. */
export const missingMinutes = 5

/** Whether it may go on air: from half an hour before it begins, and again within a quarter of an hour after it was ended. */
export const mayStart = ({ state, begin, endedAt }: Air, now: number): boolean =>
  (state === 'scheduled' && (begin === null || now >= begin - minutes(teamDoorsMinutes))) ||
  (state === 'ended' && endedAt !== null && now <= endedAt + minutes(resumeMinutes))

/** Whether somebody should be on stage and nobody is. */
export const isStageEmpty = (
  {
    state,
    begin,
    end,
    onStage,
  }: { state: ConferenceState; begin: number | null; end: number | null; onStage: number },
  now: number,
): boolean =>
  onStage === 0 &&
  (state === 'scheduled' || state === 'live') &&
  begin !== null &&
  now >= begin + minutes(missingMinutes) &&
  (end === null || now <= end + minutes(overrunMinutes))
