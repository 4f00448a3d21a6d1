import { sql } from 'kysely'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { isRecord } from '#platform/contract/record.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import { createRow } from '#platform/server/resource/operations.ts'
import { implementationOf, type Row } from '#platform/server/resource/registry.ts'
import { columnsOf } from '#platform/server/resource/select.ts'
import { eachLine } from '#platform/server/transfer/each-line.ts'
import {
  assertBody,
  bodyOfCarried,
  carriedFields,
  columnsOfFields,
  idOfCarried,
  resourcePart,
} from '#platform/server/transfer/resource-part.ts'
import type { Arriving, Carried, Leaving, TransferPart } from '#platform/server/transfer/transfer-part.ts'
import { JobSettings } from '../contract/fair-settings.ts'
import { jobLists } from '../contract/lists.ts'
import { readSettingsOf, writeSettingsOf } from './fair-settings.ts'

const Settings = Type.Partial(JobSettings, { additionalProperties: false })
const settingFields = Object.keys(JobSettings.properties)

const settingsPart: TransferPart = {
  name: 'job_settings',
  // They stand on the fair itself.
  tables: [],
  columns: ['key', ...settingFields],
  async *read({ context, fair }) {
    yield { key: String(fair), ...(await readSettingsOf(fair, context)) }
  },
  write: (lines, arriving, onLine) =>
    eachLine(lines, arriving, onLine, async ({ key: _, ...said }) => {
      if (!Value.Check(Settings, said)) throw invalid({ job_settings: 'value_invalid' })
      await writeSettingsOf(arriving.fair, said, arriving.context)
    }),
}

/** What an entry of a list has besides its fair. */
const carriedOf = (list: (typeof jobLists)[number]) => ({
  resource: list.name,
  fields: ['translations', ...list.writable.filter(field => field !== 'fair')],
})

/** What a fair has in these lists for itself; a family comes before those within it. */
const entriesPart: TransferPart = {
  name: 'job_entries',
  tables: jobLists.map(list => list.table),
  get columns() {
    const columns = jobLists.flatMap(list => columnsOfFields(carriedOf(list)))
    return ['key', 'list', ...new Set(columns)]
  },
  async *read(leaving) {
    const { context, fair } = leaving
    for (const list of jobLists) {
      const resource = implementationOf(list.name)
      const rows = await many<Row>(context.db)`
        select ${columnsOf(resource, 't', context)} from ${sql.table(list.table)} as t
        where t.fair_id = ${fair} order by t.rank, t.id`
      for (const row of rows) {
        const key = `#${row.id}`
        leaving.remember(list.name, row.id, key)
        yield { key, list: list.name, ...(await carriedFields(carriedOf(list), row, leaving)) }
      }
    }
  },
  write: (lines, arriving, onLine) =>
    eachLine(lines, arriving, onLine, async row => {
      const list = jobLists.find(one => one.name === row.list)
      if (!list) throw invalid({ list: 'not_in_list' })
      const resource = implementationOf(list.name)
      const body = { ...(await bodyOfCarried(carriedOf(list), row, arriving)), fair: arriving.fair }
      assertBody(resource, body)
      arriving.remember(list.name, row.key, (await createRow(resource, body, arriving.context)).id)
    }),
}

type Spoken = { language: number; level?: number | null }

const languagesLeaving = async (spoken: unknown, { keyOf }: Leaving) => {
  const known: Spoken[] = Array.isArray(spoken) ? spoken : []
  const named = known.map(async ({ language, level }) => ({
    language: await keyOf('languages', language),
    level: level ? await keyOf('job_language_levels', level) : null,
  }))
  return (await Promise.all(named)).filter(one => one.language !== null)
}

async function languagesArriving(spoken: unknown, { idOf }: Arriving) {
  const named = (Array.isArray(spoken) ? spoken : []).filter(isRecord).map(async ({ language, level }) => ({
    language: await idOf('languages', language),
    level: await idOf('job_language_levels', level),
  }))
  return (await Promise.all(named)).filter(one => one.language !== null)
}

/** Those of its people who have come along, and are of the firm here. */
async function recruitersOf(row: Carried, firm: number, { context, idOf }: Arriving): Promise<number[]> {
  const ids = await Promise.all([row.recruiters ?? []].flat().map(key => idOf('users', key)))
  const people = await many<{ id: number }>(context.db)`
    select id from app_user where id = any(${ids.filter(id => id !== null)}::int[]) and firm_id = ${firm}`
  return people.map(({ id }) => id)
}

/** An offer whose last day is over arrives as a draft. */
async function isStillOpen(row: Carried, { context, fair }: Arriving): Promise<boolean> {
  const day = typeof row.finalDate === 'string' ? row.finalDate.slice(0, 10) : null
  const known = await maybeOne(context.db)`
    select 1 from fair where id = ${fair} and ${day} >= (
      ${context.services.now().toISOString()}::timestamptz at time zone time_zone)::date::text`
  return row.isVisible === true && known !== undefined
}

const offersPart = resourcePart({
  name: 'offers',
  resource: 'jobs',
  tables: [
    'job',
    'job_job_area',
    'job_job_personal_skill',
    'job_job_personal_quality',
    'job_work_transport',
    'job_recruiter',
  ],
  of: fair => sql`t.fair_id = ${fair} and t.deleted_at is null and t.closed_at is null
    and t.fair_firm_id is not null`,
  fields: [
    'firm',
    'reference',
    'family',
    'subFamily',
    'jobFunction',
    'functionLevel',
    'contractType',
    'educationLevel',
    'experience',
    'disponibility',
    'areas',
    'skills',
    'qualities',
    'transports',
    'remote',
    'addressJSON',
    'salaryMin',
    'salaryMax',
    'salaryCurrency',
    'salaryPeriod',
    'positions',
    'startDate',
    'finalDate',
    'expiresAt',
    'isVisible',
    'answerDays',
    'isAnonymousFirst',
    'externalUrl',
    'recruiters',
    'translations',
  ],
  more: ['languages'],
  leave: async ({ languages }, leaving) => ({ languages: await languagesLeaving(languages, leaving) }),
  arrive: async (row, arriving) => {
    const firm = await idOfCarried('firms', 'firm', row, arriving)
    return {
      fair: arriving.fair,
      firm,
      languages: await languagesArriving(row.languages, arriving),
      recruiters: await recruitersOf(row, firm, arriving),
      isVisible: await isStillOpen(row, arriving),
    }
  },
})

export const transferredJobs: readonly TransferPart[] = [settingsPart, entriesPart, offersPart]
