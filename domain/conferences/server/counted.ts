import { sql } from 'kysely'
import type { CountedResource } from '#platform/server/counted.ts'
import { translatedText } from '#platform/server/resource/select.ts'

const self = { resource: 'conferences', alias: 'c' }

export const countedConferences: CountedResource = {
  type: 'conferences',
  code: 8,
  from: sql`conference c`,
  id: sql`c.id`,
  fair: sql`c.fair_id`,
  name: locale => translatedText('c', 'title', locale),
  seen: self,
  kept: self,
}
