import { sql } from 'kysely'
import { runsFair } from '#domain/fairs/server/index.ts'
import { ownFirms } from '#domain/identity/server/index.ts'
import { fold } from '#platform/contract/import.ts'
import type { NameOf } from '#platform/contract/nearest.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import {
  idsByName,
  type Named,
  namesInEveryLanguage,
  writtenNames,
} from '#platform/server/import/ids-by-name.ts'

/** Field → the list whose entries it names. */
export const listFields = {
  family: 'job_family',
  subFamily: 'job_sub_family',
  jobFunction: 'job_function',
  functionLevel: 'job_function_level',
  contractType: 'job_contract_type',
  educationLevel: 'job_education_level',
  experience: 'job_experience',
  skills: 'job_personal_skill',
} as const
export type ListField = keyof typeof listFields

export type KnownNames = { ids: ReadonlyMap<string, number>; names: readonly NameOf[] }

/** What is there before an import. Names are folded. */
export type KnownOffers = {
  lists: Readonly<Record<ListField, KnownNames>>
  countries: KnownNames
  /** Firms for which the caller may import. */
  firms: KnownNames & { own: readonly number[] }
  /** The family of a sub-family. */
  familyOf: ReadonlyMap<number, number>
}

const knownOf = (rows: readonly Named[]): KnownNames => ({ ids: idsByName(rows), names: writtenNames(rows) })

/** What a code elsewhere stands for: the first entry that carries it. */
const codes: Partial<Record<ListField, string>> = {
  family: 'rome_code',
  subFamily: 'rome_code',
  jobFunction: 'rome_code',
  skills: 'esco_uri',
  contractType: 'employment_type',
}

const listOf = async (field: ListField, fair: number, { db }: Context): Promise<KnownNames> => {
  const code = codes[field]
  const rows = await many<Named>(db)`
    select id, (select array_agg(name) from jsonb_array_elements_text(${namesInEveryLanguage}) name)
      || ${code === undefined ? sql`null::text` : sql.ref(code)} as names
    from ${sql.table(listFields[field])} where fair_id is null or fair_id = ${fair}
    order by fair_id is null, rank, id`
  return knownOf(rows)
}

export async function knownOffers(fair: number, context: Context): Promise<KnownOffers> {
  const { db, actor } = context
  const lists = {
    family: await listOf('family', fair, context),
    subFamily: await listOf('subFamily', fair, context),
    jobFunction: await listOf('jobFunction', fair, context),
    functionLevel: await listOf('functionLevel', fair, context),
    contractType: await listOf('contractType', fair, context),
    educationLevel: await listOf('educationLevel', fair, context),
    experience: await listOf('experience', fair, context),
    skills: await listOf('skills', fair, context),
  }
  const countries = await many<Named>(db)`
    select id, (select array_agg(name) from jsonb_array_elements_text(${namesInEveryLanguage}) name) || iso
      as names from country`
  const own = ownFirms(actor)
  const firms = await many<Named>(db)`
    select f.id, array[f.name] as names from firm f join fair_firm m on m.firm_id = f.id
    where m.fair_id = ${fair} and (${runsFair(actor, fair)} or f.id = any(${[...own]}::int[])) order by f.id`
  const families = await many<{ id: number; family: number }>(db)`
    select id, job_family_id as family from job_sub_family`
  return {
    lists,
    countries: knownOf(countries),
    firms: { ...knownOf(firms), own: firms.map(({ id }) => id) },
    familyOf: new Map(families.map(({ id, family }) => [id, family])),
  }
}

export const idNamed = ({ ids }: KnownNames, name: string): number | null => ids.get(fold(name)) ?? null
