import type { RecordOf } from '#platform/contract/resource.ts'
import type { conferenceSources } from '../../contract/source.ts'

/** What is sent to make an address as it was. */
export const addressAgain = (source: RecordOf<typeof conferenceSources>) => ({
  fair: source.fair.id,
  conference: source.conference?.id ?? null,
  conferenceRoom: source.conferenceRoom?.id ?? null,
  kind: source.kind,
  url: source.url,
  from: source.from,
  until: source.until,
  language: source.language?.id ?? null,
  isReplay: source.isReplay,
  rank: source.rank,
})
