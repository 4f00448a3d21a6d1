import { sql } from 'kysely'
import { many } from '#platform/server/database/rows.ts'
import type { Furnishing } from '../furnish/furnishing.ts'
import { type Ids, idsOf } from '../furnish/lists.ts'

const tables = [
  'job_family',
  'job_function',
  'job_function_level',
  'job_contract_type',
  'job_education_level',
  'job_experience',
  'job_disponibility',
  'job_language_level',
  'job_personal_skill',
  'job_cv_treatment',
] as const

export type JobList = (typeof tables)[number]

export type JobEntries = {
  /** The entry of a list, by its French name; a level of a language by its code. */
  of: (table: JobList, name: string) => number
}

export async function readJobEntries({ db }: Furnishing): Promise<JobEntries> {
  const lists = new Map<JobList, Ids>()
  for (const table of tables) {
    const rows = await many<{ id: number; name: string }>(db)`
      select id, split_part(coalesce(translations -> 'fr' ->> 'name', ''), ' · ', 1) as name
      from ${sql.table(table)} where fair_id is null`
    lists.set(
      table,
      idsOf(
        table,
        rows.map(({ id, name }) => [name, id] as const),
      ),
    )
  }
  return { of: (table, name) => lists.get(table)?.of(name) ?? 0 }
}
