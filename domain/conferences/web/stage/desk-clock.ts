import type { Conference } from '../../contract/calls.ts'
import { stateOfConference } from '../program/sessions.ts'

type Timed = Pick<Conference, 'state' | 'hosting' | 'mode' | 'begin' | 'end'>

/** What the clock of the desk says, and how many milliseconds it is until then or since. */
export type DeskTime = { says: 'begins' | 'late' | 'ends' | 'overrun'; by: number }

/** It follows what goes on: what is on air has begun, whatever was planned; what is over has nothing to come. */
export function deskTime(conference: Timed, now: number): DeskTime | null {
  if (conference.begin === null || conference.end === null) return null
  const [begin, end] = [Date.parse(conference.begin), Date.parse(conference.end)]
  const state = stateOfConference(conference, now)
  if (state === 'on_air')
    return now < end ? { says: 'ends', by: end - now } : { says: 'overrun', by: now - end }
  if (state === 'over' || state === 'cancelled') return null
  return now < begin ? { says: 'begins', by: begin - now } : { says: 'late', by: now - begin }
}
