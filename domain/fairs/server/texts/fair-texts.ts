import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { isLocale, type Locale, locales } from '#platform/contract/locale.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'
import { sanitizeRichText } from '#platform/server/rich-text.ts'
import { type readText, type TextKind, textKinds, type textsOfFair } from '../../contract/fair-text.ts'
import { assertOrganizer } from '../fair-queries.ts'
import { publicFair } from '../public-fairs.ts'
import { standardText } from './standard-text.ts'

type Words = Partial<Record<Locale, string>>
type Text = { version: number; translations: Words; changedAt: string | null }
type Fair = { status: number; mainLanguage: string; names: Partial<Record<Locale, { name?: string }>> }

/** The platform by its own name, where there is no fair. */
const nowhere: Fair = { status: 0, mainLanguage: 'fr', names: { fr: { name: 'Verrière' } } }
const inPreparation = 1

const nameIn = ({ names, mainLanguage }: Fair, locale: Locale) =>
  names[locale]?.name ||
  (isLocale(mainLanguage) && names[mainLanguage]?.name) ||
  Object.values(names).find(one => one?.name)?.name ||
  ''

async function fairOf(id: number, { db }: Context): Promise<Fair> {
  const row = await maybeOne<Fair>(db)`
    select f.fair_status_id as status, l.code as "mainLanguage", f.translations as names
    from fair f join language l on l.id = f.main_language_id where f.id = ${id}`
  if (!row) throw notFound()
  return row
}

/** The version in force, if the fair has ever had words of its own. */
async function latest(db: Kysely<Tables>, fair: number, kind: TextKind): Promise<Text> {
  const row = await maybeOne<Text>(db)`
    select version, translations, ${instant('created_at')} as "changedAt" from fair_text
    where fair_id = ${fair} and kind = ${kind} order by version desc limit 1`
  return row ?? { version: 0, translations: {}, changedAt: null }
}

/** Whoever may register may read what they agree to: only a fair in preparation keeps its texts to those who know it. */
export async function textFor(
  kind: TextKind,
  fairId: number | undefined,
  context: Context,
): Promise<ResponseOf<typeof readText>> {
  const { db, locale } = context
  const fair = fairId === undefined ? nowhere : await fairOf(fairId, context)
  if (fairId !== undefined && fair.status === inPreparation) await publicFair(context, { id: fairId })
  const { version, translations, changedAt } = await latest(db, fairId ?? 0, kind)
  const written = [locale, fair.mainLanguage, ...locales].filter(isLocale).find(code => translations[code])
  return {
    html: (written && translations[written]) || standardText(kind, locale, nameIn(fair, locale)),
    lang: written ?? locale,
    version,
    changedAt,
  }
}

export async function textsOf(id: number, context: Context): Promise<ResponseOf<typeof textsOfFair>> {
  await assertOrganizer(id, context)
  const fair = await fairOf(id, context)
  const all = []
  for (const kind of textKinds) {
    const { version, translations } = await latest(context.db, id, kind)
    const standard = Object.fromEntries(
      locales.map(locale => [locale, standardText(kind, locale, nameIn(fair, locale))]),
    )
    all.push({ kind, version, translations, standard })
  }
  return all
}

/** @throws 412 when somebody has published another version meanwhile. */
export async function publishText(
  id: number,
  kind: TextKind,
  sent: { translations: Words; version: number },
  context: Context,
): Promise<{ version: number }> {
  await assertOrganizer(id, context)
  await sql`select 1 from fair where id = ${id} for update`.execute(context.db)
  const { version } = await latest(context.db, id, kind)
  if (version !== sent.version) throw new Refusal(412, 'changed_meanwhile')
  const translations = Object.fromEntries(
    Object.entries(sent.translations).flatMap(([locale, html]) => {
      const clean = sanitizeRichText(html ?? '')
      return clean ? [[locale, clean]] : []
    }),
  )
  await sql`
    insert into fair_text (fair_id, kind, version, translations)
    values (${id}, ${kind}, ${version + 1}, ${JSON.stringify(translations)}::jsonb)`.execute(context.db)
  await audit(
    {
      action: 'publish_text',
      resource: 'fairs',
      resourceId: id,
      fair: id,
      details: { kind, version: version + 1 },
    },
    context,
  )
  return { version: version + 1 }
}

/** Which version of a text is in force in a fair; 0 is the standard text. */
export const textVersion = async (db: Kysely<Tables>, fair: number, kind: TextKind): Promise<number> =>
  (await latest(db, fair, kind)).version
