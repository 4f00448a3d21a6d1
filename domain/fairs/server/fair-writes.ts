import { sql } from 'kysely'
import { locales } from '#platform/contract/locale.ts'
import { hasRole } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid } from '#platform/server/refusal.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'
import { sanitizeRichText } from '#platform/server/rich-text.ts'
import { isReserved } from './slugs.ts'

const idOfRef = (value: unknown): number => Number(typeof value === 'object' && value !== null && 'id' in value ? value.id : String(value).split('/').at(-1))

/** Organizers move a fair forward only; going back is for those above them. */
function checkStatus(input: Input, current: Row, context: Context) {
  if (input.status === undefined || hasRole(context.actor, 'superAdmin', 'superOrganizer')) return
  if (idOfRef(input.status) < idOfRef(current.status)) throw conflict('status_backwards')
}

function checkJobTables(text: unknown) {
  if (text === undefined) return
  try {
    const parsed = JSON.parse(String(text)) as { jobTablesList?: unknown }
    if (Array.isArray(parsed?.jobTablesList)) return
  } catch {
    // Said below, like any other text that is not what it should be.
  }
  throw invalid({ jobModuleConfiguration: 'format_invalid' })
}

/** Checks and completes what is written to a fair. */
export function beforeFairWrite(sent: Input, current: Row | null, context: Context): Input {
  const input = { ...sent }
  if (typeof input.homepage === 'string') {
    input.homepage = input.homepage.replace(/^\//, '')
    if (isReserved(String(input.homepage))) throw invalid({ homepage: 'homepage_reserved' })
  }
  if (typeof input.timeZone === 'string' && !zones.has(input.timeZone)) throw invalid({ timeZone: 'not_in_list' })
  const [start, end] = [input.startDate ?? current?.startDate, input.endDate ?? current?.endDate]
  if (start && end && new Date(start as string) > new Date(end as string)) throw invalid({ endDate: 'dates_in_order' })
  checkJobTables(input.jobModuleConfiguration)
  if (current) checkStatus(input, current, context)
  if (input.homepageJson) input.homepageJson = cleanHomepage(input.homepageJson as Record<string, Input>)
  return input
}

const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

const cleanHomepage = (all: Record<string, Input>) =>
  Object.fromEntries(Object.entries(all).map(([locale, words]) => [locale, typeof words?.text === 'string' ? { ...words, text: sanitizeRichText(words.text) } : words]))

const buttonWords: { link: string; names: Record<(typeof locales)[number], string> }[] = [
  { link: '/fair/visit/lobby', names: { fr: 'Visiter', en: 'Visit', nl: 'Bezoeken', de: 'Besuchen', es: 'Visitar', it: 'Visita' } },
  { link: '/exhibitors/list', names: { fr: 'Exposants', en: 'Exhibitors', nl: 'Exposanten', de: 'Aussteller', es: 'Expositores', it: 'Espositori' } },
  { link: '/contact', names: { fr: 'Contact', en: 'Contact', nl: 'Contact', de: 'Kontakt', es: 'Contacto', it: 'Contatti' } },
]

/** A new fair starts with its languages, its first buttons, and its creator's name in the audit. */
export async function afterFairChange(row: Row, action: 'C' | 'U' | 'D', { db, actor, request }: Context): Promise<void> {
  if (action === 'C') {
    await sql`insert into fair_language (fair_id, language_id) select ${row.id}, id from language where not exists (select 1 from fair_language where fair_id = ${row.id})`.execute(db)
    for (const [rank, { link, names }] of buttonWords.entries())
      await sql`insert into header_button (fair_id, rank, link, translations) values (${row.id}, ${rank}, ${link}, ${JSON.stringify(Object.fromEntries(locales.map(locale => [locale, { name: names[locale] }])))}::jsonb)`.execute(db)
  }
  await sql`insert into audit_log (user_id, fair_id, action, resource, resource_id, request_id) values (${actor.userId}, ${action === 'D' ? null : row.id}, ${action}, 'fairs', ${row.id}, ${request.id})`.execute(db)
}
