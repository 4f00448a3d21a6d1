import type { Conference } from '../../contract/calls.ts'

type PlannedConference = Pick<Conference, 'begin' | 'conferenceRoom' | 'speakers' | 'hosting' | 'state'> & {
  abstract: string | null
  description: string | null
}

/** What visitors would miss in a session. `addresses`: how many there are of its own or of its room. */
export const missingIn = (
  { begin, conferenceRoom, speakers, hosting, state, abstract, description }: PlannedConference,
  addresses: number,
) => {
  const lacks = {
    date: begin === null,
    room: conferenceRoom === null,
    speakers: speakers.length === 0,
    words: !abstract && !description,
    address: hosting === 'external' && addresses === 0,
  }
  // What is cancelled lacks nothing any more.
  if (state === 'cancelled') return []
  return (['date', 'room', 'speakers', 'words', 'address'] as const).filter(name => lacks[name])
}
