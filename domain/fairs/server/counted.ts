import { sql } from 'kysely'
import type { CountedResource } from '#platform/server/counted.ts'
import { translatedText } from '#platform/server/resource/select.ts'

const self = { resource: 'fairs', alias: 'f' }

export const countedFairs: CountedResource = {
  type: 'fairs',
  code: 1,
  from: sql`fair f`,
  id: sql`f.id`,
  fair: sql`f.id`,
  name: locale => translatedText('f', 'name', locale),
  seen: self,
  kept: self,
}
