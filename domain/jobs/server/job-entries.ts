import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Input } from '#platform/server/resource/registry.ts'

/** Field of an offer or a profile → the list that its entries are of. */
const lists: Readonly<Record<string, string>> = {
  family: 'job_family',
  families: 'job_family',
  subFamily: 'job_sub_family',
  jobFunction: 'job_function',
  functions: 'job_function',
  functionLevel: 'job_function_level',
  contractType: 'job_contract_type',
  contractTypes: 'job_contract_type',
  educationLevel: 'job_education_level',
  experience: 'job_experience',
  disponibility: 'job_disponibility',
  areas: 'job_area',
  skills: 'job_personal_skill',
  qualities: 'job_personal_quality',
  transports: 'work_transport',
}

/** @throws 422 for an entry that another fair has for itself */
export async function assertEntriesOf(fair: number | null, input: Input, { db }: Context): Promise<void> {
  const named = Object.entries(input).flatMap(([field, value]) => {
    const table = lists[field]
    const ids = [value ?? []].flat().flatMap(one => idOf(one) ?? [])
    return table && ids.length ? [{ field, table, ids }] : []
  })
  if (!named.length) return
  const asked: RawBuilder<unknown>[] = named.map(
    ({ field, table, ids }) => sql`
      select ${field}::text as field from ${sql.table(table)}
      where id = any(${ids}::int[]) and fair_id is not null and fair_id is distinct from ${fair}::int`,
  )
  const rows = await many<{ field: string }>(db)`${sql.join(asked, sql` union all `)}`
  if (rows.length) throw invalid(Object.fromEntries(rows.map(({ field }) => [field, 'relation_not_found'])))
}

type Spoken = { language: number; level?: number | null }

/** @throws 422 where a language is named twice, or it or its level is not there */
export async function assertLanguages(input: Input, { db }: Context): Promise<void> {
  if (!Array.isArray(input.languages)) return
  const spoken: Spoken[] = input.languages
  const languages = spoken.map(({ language }) => language)
  const levels = spoken.flatMap(({ level }) => level ?? [])
  const rows = await many<{ kind: string; id: number }>(db)`
    select 'language' as kind, id from language where id = any(${languages}::int[])
    union all select 'level', id from job_language_level where id = any(${levels}::int[])`
  const known = (kind: string) => new Set(rows.filter(row => row.kind === kind).map(row => row.id))
  const isKnown =
    languages.every(id => known('language').has(id)) && levels.every(id => known('level').has(id))
  if (!isKnown || new Set(languages).size < languages.length)
    throw invalid({ languages: 'relation_not_found' })
}
