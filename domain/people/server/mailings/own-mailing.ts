import { type RawBuilder, sql } from 'kysely'
import { assertOrganizer } from '#domain/fairs/server/index.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { locales } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { MailingWords, mailingPages, mailingStates } from '../../contract/mailings.ts'
import type { Addressed } from './mailing-readers.ts'

export type KeptMailing = Addressed & {
  id: number
  state: (typeof mailingStates)[number]
  page: (typeof mailingPages)[number]
  deadline: string | null
  words: MailingWords
  version: number
  createdAt: string
  sentAt: string | null
  writtenBy: string | null
  sentBy: string | null
  leftOut: Record<string, number>
  homepage: string
  fairName: string | null
  mainLanguage: string | null
  fairLanguages: string[]
}

export const stateOfMailing = sql`case when m.sent_at is null then 'draft'
  when m.stopped_at is not null then 'stopped'
  when exists (select 1 from mailing_reader r where r.mailing_id = m.id and r.state = 'waiting')
    then 'sending' else 'sent' end`

const nameOf = (id: RawBuilder<unknown>) =>
  sql`(select u.first_name || ' ' || u.last_name from app_user u where u.id = ${id})`

/** @throws 404 for one that is not there, or of a fair that the caller does not run */
export async function ownMailing(id: number, context: Context, isLocked = false): Promise<KeptMailing> {
  const row = await maybeOne<KeptMailing>(context.db)`
    select m.id, m.fair_id as fair, m.list, m.narrowed_by as "narrowedBy", m.chosen, m.staff, m.page,
      m.deadline::text as deadline, m.translations as words, m.version, m.left_out as "leftOut",
      ${stateOfMailing} as state, ${instant('m.created_at')} as "createdAt",
      ${instant('m.sent_at')} as "sentAt", ${nameOf(sql`m.written_by_id`)} as "writtenBy",
      ${nameOf(sql`m.sent_by_id`)} as "sentBy", f.homepage,
      ${translatedText('f', 'name', context.locale)} as "fairName",
      (select l.code from language l where l.id = f.main_language_id) as "mainLanguage",
      array(select l.code from fair_language fl join language l on l.id = fl.language_id
        where fl.fair_id = f.id order by l.id) as "fairLanguages"
    from mailing m join fair f on f.id = m.fair_id where m.id = ${id}
    ${isLocked ? sql`for update of m` : sql``}`
  if (!row) throw notFound()
  await assertOrganizer(row.fair, context)
  return row
}

/** Locked until the transaction ends. @throws 409 once it has been sent */
export async function ownDraft(id: number, context: Context): Promise<KeptMailing> {
  const mailing = await ownMailing(id, context, true)
  if (mailing.state !== 'draft') throw conflict('mailing_sent')
  return mailing
}

/** The fair's own first: in this order words stand in for those that lack. */
export const languagesOf = ({
  mainLanguage,
  fairLanguages,
}: Pick<KeptMailing, 'mainLanguage' | 'fairLanguages'>): Locale[] => {
  const known = [mainLanguage, ...fairLanguages].flatMap(code => locales.find(one => one === code) ?? [])
  return [...new Set(known)]
}

/** The words for who reads in a language, and which they are. */
export function wordsFor(
  mailing: Pick<KeptMailing, 'words' | 'mainLanguage' | 'fairLanguages'>,
  locale: Locale,
) {
  for (const code of [locale, ...languagesOf(mailing), ...locales]) {
    const words = mailing.words[code]
    if (words?.subject && words.text) return { locale: code, words }
  }
  return null
}
