import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Resource } from '#platform/contract/resource.ts'
import type { Database } from '#platform/server/database/database.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { allImplementations } from '#platform/server/resource/registry.ts'
import { canary } from '#seed/small/canary.ts'
import type { SmallFixture } from '#seed/small.ts'

/** Rows by table that belong to one firm, or to one visitor, of one fair. */
export type Tenant = { name: string; isPerson: boolean; rows: Record<string, number> }

type Column = {
  name: string
  type: string
  isRequired: boolean
  refers: string | null
  length: number | null
}

/** What a paper of billing needs so that it can be drawn and cancelled. */
const paper = {
  side: 'stands',
  currency: 'EUR',
  document: {
    locale: 'fr',
    fair: 'Fair',
    seller: {
      name: 'Seller',
      address: '',
      registrationNumber: '1',
      vatNumber: null,
      iban: null,
      legalMention: null,
    },
    buyer: { name: 'Buyer', address: '', vatNumber: null },
    currency: 'EUR',
    lines: [],
    totals: { net: 1, vat: 1, gross: 1, rates: [] },
    issuedOn: '2026-06-01',
    dueOn: null,
    isReverseCharge: false,
    cancels: null,
  },
}

/** Columns whose values a constraint narrows to what cannot be guessed from the schema. */
const valuesOf = (tenant: string): Record<string, Record<string, unknown>> => ({
  conference: { mode: 'live', hosting: 'external', format: 'plenary', state: 'scheduled' },
  conference_program: { state: 'published' },
  conference_document: { kind: 'link' },
  presentation: { type: 'built_in' },
  media_object: { kind: 'image', type: 1, visibility: 'private', mime_type: 'image/webp' },
  header_button: { link: '/contact' },
  fair_text: { kind: 'legal' },
  registration_form: { type: 'visitor' },
  registration_answer: { form_type: 'visitor', type: 'text' },
  billing_account: { side: 'stands' },
  mailing: { list: 'people', slot: 1 },
  fair_email: { kind: `kind_${tenant}` },
  billing_invoice: paper,
  billing_quote: paper,
})

/** Rows that would themselves give somebody rights: the small fixture says who has which. */
const givesRights = new Set(['fair_users', 'fair_firms', 'stand_admins', 'stand_contacts'])

export const tenantsOf = ({ fairs, firms, stands, halls, people }: SmallFixture): Tenant[] => {
  const tenant = (
    name: string,
    isPerson: boolean,
    fair: number,
    firm: number,
    stand: number,
    fair_hall: number,
    person: keyof SmallFixture['people'],
  ) => ({ name, isPerson, rows: { fair, firm, stand, fair_hall, app_user: people[person].id } })
  const { fair1, fair2 } = fairs
  return [
    tenant('a', false, fair1, firms.a, stands.a, halls.one, 'contactA'),
    tenant('b', false, fair1, firms.b, stands.b, halls.one, 'contactB'),
    tenant('z', false, fair2, firms.z, stands.z, halls.two, 'firmAdminZ'),
    tenant('visitor1', true, fair1, firms.a, stands.a, halls.one, 'visitor1'),
    tenant('visitor9', true, fair2, firms.z, stands.z, halls.two, 'visitor9'),
  ]
}

const columnsOf = async (db: Kysely<Tables>, table: string) =>
  await many<Column>(db)`
      select a.attname as name, t.typname as type, a.attnotnull and not a.atthasdef
        and a.attidentity = '' as "isRequired",
        (select c.confrelid::regclass::text from pg_constraint c
          where c.conrelid = a.attrelid and c.contype = 'f' and c.conkey = array[a.attnum]) as refers,
        case when a.atttypmod > 4 then a.atttypmod - 4 end as length
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`

const plain: Record<string, unknown> = {
  int2: 1,
  int4: 1,
  int8: 1,
  numeric: 1,
  float8: 1,
  bool: true,
  date: '2026-06-01',
  timestamptz: '2026-06-01T10:00:00Z',
  jsonb: {},
  json: {},
  _text: [],
  _int4: [],
  uuid: '3f2b8c1e-5a77-4c0e-9d1c-0123456789ab',
}

/** Who gave a pass has as many to give: nobody did here. */
const isLeftEmpty = (table: string, column: string) => table === 'pass_user' && column === 'firm_id'

/** One row of the table for the tenant, or nothing where that is not possible. */
export async function addRow(
  db: Kysely<Tables>,
  { table, translated }: Pick<Resource, 'table' | 'translated'>,
  tenant: Tenant,
): Promise<void> {
  const columns = await columnsOf(db, table)
  const row: Record<string, unknown> = {}
  for (const { name, type, isRequired, refers, length } of columns) {
    const given = valuesOf(tenant.name)[table]?.[name]
    if (isLeftEmpty(table, name)) continue
    if (refers && refers !== table) {
      if (refers in tenant.rows) row[name] = tenant.rows[refers]
      else if (isRequired) row[name] = await anyOf(db, refers)
    } else if (given !== undefined) row[name] = given
    else if (name === 'translations') {
      const [word = 'name'] = Object.keys(translated)
      const said = canary(table, name, tenant.name)
      // Texts of a fair are one text a language, everything else fields of a language.
      row[name] = { fr: table === 'fair_text' ? said : { [word]: said } }
    } else if (isRequired && name !== 'id')
      row[name] =
        type === 'text' || type === 'varchar'
          ? canary(table, name, tenant.name).slice(0, length ?? 500)
          : plain[type]
  }
  const names = sql.join(Object.keys(row).map(name => sql.ref(name)))
  const found = await maybeOne<{ id: number }>(db)`
    insert into ${sql.table(table)} (${names}) select ${names}
      from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb) returning id`
  if (found && !(table in tenant.rows)) tenant.rows[table] = found.id
}

const anyOf = async (db: Kysely<Tables>, table: string) =>
  (await maybeOne<{ id: number }>(db)`select id from ${sql.table(table)} order by id limit 1`)?.id

/**
 * Gives every tenant a row of every resource that can be one's own, from what the schema says: a
 * resource that is new is filled without anybody writing how. What cannot be filled so is returned by name.
 */
export async function fillTenants(
  { kysely: db }: Pick<Database, 'kysely'>,
  tenants: Tenant[],
): Promise<string[]> {
  const resources = allImplementations().filter(resource => resource.scope && !givesRights.has(resource.name))
  const left: string[] = []
  for (const tenant of tenants) {
    const waiting = resources.filter(resource => !(resource.table in tenant.rows))
    for (const resource of waiting) {
      const isPersonal = resource.scope?.owner !== undefined
      if (tenant.isPerson && !isPersonal) continue
      await addRow(db, resource, tenant).catch((error: Error) =>
        left.push(`${resource.name} of ${tenant.name}: ${error.message}`),
      )
    }
  }
  return left
}
