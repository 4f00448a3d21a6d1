import { sql } from 'kysely'
import { locales } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import { conflict, invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'
import { readJobConfiguration } from '../contract/job-configuration.ts'
import { mayChangeStatus } from '../contract/rules.ts'
import { fairStatus, mayBeEntered } from '../contract/statuses.ts'
import { keepFairChanges, keepHomepageChanges } from './fair-changes.ts'
import { datesAsInstants } from './fair-dates.ts'
import { homepageToKeep } from './homepage-writes.ts'
import { rolesIn } from './roles-in.ts'
import { isReserved } from './slugs.ts'

/** A date as it is kept or as it was sent. */
const momentOf = (said: unknown) => (said instanceof Date ? said : new Date(String(said)))

/** Organizers move a fair forward only; going back is for those above them. */
function checkStatus(input: Input, current: Row, { actor }: Context) {
  if (input.status === undefined) return
  if (
    !mayChangeStatus(
      idOf(current.status) ?? 0,
      idOf(input.status, 'fair_statuses') ?? 0,
      rolesIn(actor, current.id),
    )
  )
    throw conflict('status_backwards')
}

/**
 * What is archived is closed, and what is opened again is archived no more. Taken out of the archive it is what it was,
 * which is no step back: whoever may archive it may take that back.
 */
function archived(input: Input, current: Row | null): Input {
  const status = input.status === undefined ? idOf(current?.status) : idOf(input.status, 'fair_statuses')
  if (status !== null && mayBeEntered(status)) {
    if (input.isArchived) return { status: fairStatus.closed, archivedFrom: status }
    return input.status === undefined ? {} : { isArchived: false, archivedFrom: null }
  }
  if (input.status !== undefined) return { archivedFrom: null }
  if (input.isArchived !== false || !current?.archivedFrom) return {}
  return { status: idOf(current.archivedFrom), archivedFrom: null }
}

function checkJobTables(text: unknown) {
  if (text === undefined) return
  if (readJobConfiguration(String(text))) return
  throw invalid({ jobModuleConfiguration: 'format_invalid' })
}

/** @throws 422 where nobody has stated that this fair is exempt: that is done with the self-assessment. */
async function checkStatMode({ statMode }: Input, current: Row | null, { db }: Context) {
  if (statMode !== 'exempt') return
  const stated = await maybeOne(db)`
    select 1 from fair where id = ${current?.id ?? null}::int and stat_stated_at is not null`
  if (!stated) throw invalid({ statMode: 'exemption_not_stated' })
}

/** Checks and completes what is written to a fair. */
export async function beforeFairWrite(sent: Input, current: Row | null, context: Context): Promise<Input> {
  const input = { ...sent }
  if (typeof input.homepage === 'string') {
    input.homepage = input.homepage.replace(/^\//, '')
    if (isReserved(String(input.homepage))) throw invalid({ homepage: 'homepage_reserved' })
  }
  if (typeof input.timeZone === 'string' && !zones.has(input.timeZone))
    throw invalid({ timeZone: 'not_in_list' })
  Object.assign(input, datesAsInstants(input, String(input.timeZone ?? current?.timeZone ?? 'Europe/Paris')))
  const [start, end] = [input.startDate ?? current?.startDate, input.endDate ?? current?.endDate]
  if (start && end && momentOf(start) > momentOf(end)) throw invalid({ endDate: 'dates_in_order' })
  checkJobTables(input.jobModuleConfiguration)
  await checkStatMode(input, current, context)
  if (current) checkStatus(input, current, context)
  Object.assign(input, archived(input, current))
  for (const field of ['homepageJson', 'homepageDraft'])
    if (input[field]) input[field] = await homepageToKeep(field, input[field], current, context)
  await checkAdmins(input.admins, context)
  if (current) await moveClocks(input, current, context)
  return input
}

/** What is kept by the hour where the fair is goes along before it does. */
async function moveClocks({ timeZone }: Input, { id, timeZone: before }: Row, { db }: Context) {
  if (typeof timeZone !== 'string' || timeZone === before) return
  for (const move of declared('clocks')) await move({ id, timeZone }, db)
}

const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

/** @throws 422 for a person who is no organizer: running a fair does not give the role, it needs it. */
async function checkAdmins(admins: unknown, { db }: Context) {
  if (!Array.isArray(admins) || !admins.length) return
  const ids = admins.map(one => idOf(one, 'users') ?? 0)
  const rows = await many(
    db,
  )`select 1 from app_user where id = any(${ids}::int[]) and not 'ROLE_ORGANIZER' = any(roles) limit 1`
  if (rows.length) throw invalid({ admins: 'not_an_organizer' })
}

const buttonWords: { link: string; names: Record<(typeof locales)[number], string> }[] = [
  {
    link: '/fair/visit/lobby',
    names: { fr: 'Visiter', en: 'Visit', nl: 'Bezoeken', de: 'Besuchen', es: 'Visitar', it: 'Visita' },
  },
  {
    link: '/exhibitors/list',
    names: {
      fr: 'Exposants',
      en: 'Exhibitors',
      nl: 'Exposanten',
      de: 'Aussteller',
      es: 'Expositores',
      it: 'Espositori',
    },
  },
  {
    link: '/conference/program',
    names: {
      fr: 'Programme',
      en: 'Programme',
      nl: 'Programma',
      de: 'Programm',
      es: 'Programa',
      it: 'Programma',
    },
  },
  {
    link: '/jobs/list',
    names: {
      fr: 'Offres d’emploi',
      en: 'Jobs',
      nl: 'Vacatures',
      de: 'Stellenangebote',
      es: 'Empleo',
      it: 'Lavoro',
    },
  },
  {
    link: '/contact',
    names: { fr: 'Contact', en: 'Contact', nl: 'Contact', de: 'Kontakt', es: 'Contacto', it: 'Contatti' },
  },
]

/** A new fair starts with its languages, its first buttons, and its creator's name in the audit. */
export async function afterFairChange(
  row: Row,
  action: 'C' | 'U' | 'D',
  context: Context,
  before: Row | null,
): Promise<void> {
  const { db } = context
  if (action === 'C') {
    await sql`insert into fair_language (fair_id, language_id) select ${row.id}, id from language
      where not exists (select 1 from fair_language where fair_id = ${row.id})`.execute(db)
    for (const [rank, { link, names }] of buttonWords.entries())
      await sql`insert into header_button (fair_id, rank, link, translations)
        values (${row.id}, ${rank}, ${link},
        ${JSON.stringify(Object.fromEntries(locales.map(locale => [locale, { name: names[locale] }])))}::jsonb)`.execute(
        db,
      )
  }
  if (action !== 'D')
    await sql`insert into fair_language (fair_id, language_id) select id, main_language_id from fair
      where id = ${row.id} on conflict do nothing`.execute(db)
  if (action === 'U' && before) {
    await keepFairChanges(before, row, context)
    await keepHomepageChanges(before, row, context)
  }
}
