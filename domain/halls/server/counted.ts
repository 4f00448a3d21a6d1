import { sql } from 'kysely'
import type { CountedResource } from '#platform/server/counted.ts'
import { translatedText } from '#platform/server/resource/select.ts'

const self = { resource: 'fair_halls', alias: 'h' }

export const countedHalls: CountedResource = {
  type: 'fair_halls',
  code: 2,
  from: sql`fair_hall h`,
  id: sql`h.id`,
  fair: sql`h.fair_id`,
  name: locale => translatedText('h', 'name', locale),
  label: sql`h.letter`,
  seen: self,
  kept: self,
}
