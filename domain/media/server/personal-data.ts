import { sql } from 'kysely'
import { many } from '#platform/server/database/rows.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { dropUnused } from './drop-unused.ts'

export const filePersonalData: readonly PersonalData[] = [
  {
    name: 'files',
    columns: { 'media_object.owner_id': 'anonymized', 'media_upload.owner_id': 'anonymized' },
    rows: ({ id }) => sql`
      select t.id, t.file as name, t.file_path as address, t.mime_type, t.size, t.visibility, f.name as firm,
        t.created_at
      from media_object t left join firm f on f.id = t.firm_id where t.owner_id = ${id} order by t.id`,
    // Those of a firm are the firm's. Rows go with the account, the files themselves within a day or two.
    erase: async ({ id }, db) => {
      const rows = await many<{
        id: number
      }>(db)`select id from media_object where owner_id = ${id} and firm_id is null`
      return () =>
        dropUnused(
          rows.map(row => row.id),
          db,
        )
    },
  },
]
