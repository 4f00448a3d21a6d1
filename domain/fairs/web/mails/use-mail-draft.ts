import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { type Locale, locales } from '#platform/contract/locale.ts'
import { keysOf } from '#platform/contract/record.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { same } from '#platform/web/saving/unsaved.ts'
import { useSaving } from '#platform/web/saving/use-saving.ts'
import { fairEmails } from '../../contract/fair-email.ts'
import { changesOfMail, listMails, readMail, writeMail, writeMailDraft } from '../../contract/mail-calls.ts'
import { mailFieldsOf, mailOfFields } from '../../contract/mail-fields.ts'
import { type MailWords, mailProblems } from '../../contract/mail-words.ts'

export type FairMail = ResponseOf<typeof readMail>

const plain = ({ subject, text, action = '' }: MailWords) =>
  [subject, text.replaceAll('<br />', '<br>'), action].join('\n')

const empty: MailWords = { subject: '', text: '' }

const savedOf = ({ own, draft, draftVersion }: Pick<FairMail, 'own' | 'draft' | 'draftVersion'>) => ({
  version: draftVersion,
  fields: mailFieldsOf(draft ?? own),
})

/**
 * One mail while it is worded: each language has its own words or the standard ones, and which, shows by itself. What is
 * written is kept as a draft by itself; it is sent once it is published.
 */
export function useMailDraft(fair: number, kind: string, mail: FairMail) {
  const { standard, link } = mail
  const api = useApi()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const params = { id: fair, kind }
  const query = callQuery(api, readMail, { params })
  const spec = { link, names: mail.names.map(({ name }) => name) }
  const saved = useMemo(() => savedOf(mail), [mail])
  const write = async (words: FairMail['draft'], version: number, isKeptAlive = false) => {
    const kept = await api.call(writeMailDraft, { params, body: { words, version }, isKeptAlive })
    const now = { ...(queries.getQueryData(query.queryKey) ?? mail), ...kept }
    queries.setQueryData(query.queryKey, now)
    void refresh(changesOfMail)
    return savedOf(now)
  }
  const saving = useSaving({
    key: `draft:mail:${fair}:${kind}`,
    saved,
    send: (changes, { version, fields }, { isKeptAlive }) =>
      write(mailOfFields({ ...fields, ...changes }), version, isKeptAlive),
    read: async () => {
      const now = await api.call(readMail, { params })
      queries.setQueryData(query.queryKey, now)
      return savedOf(now)
    },
  })
  const own = useMemo(() => mailOfFields(saving.fields), [saving.fields])
  const standardIn = (code: Locale) => standard[code] ?? empty
  const wordsIn = (code: Locale) => own[code] ?? standardIn(code)
  const keep = (code: Locale, words: MailWords | undefined, isTyped: boolean) => {
    const before = saving.now()
    const after = mailFieldsOf({ ...mailOfFields(before), [code]: words })
    const changed = keysOf(after).filter(field => !same(before[field], after[field]))
    saving.set(Object.fromEntries(changed.map(field => [field, after[field]])), isTyped)
  }
  /** @returns the way back */
  const put = (code: Locale, words: MailWords | undefined, isTyped = false) => {
    const before = mailOfFields(saving.now())[code]
    keep(code, words, isTyped)
    return () => keep(code, before, false)
  }
  const written = (code: Locale, { action, ...rest }: MailWords, isTyped = false) => {
    const words = { ...rest, ...(action && { action }) }
    return put(code, plain(words) === plain(standardIn(code)) ? undefined : words, isTyped)
  }
  // What is kept is known here before the page is told: in between it would be neither on its way nor a draft.
  const isDraft = (queries.getQueryData(query.queryKey) ?? mail).draft !== null || saving.status !== 'saved'
  return {
    saving,
    own,
    isDraft,
    wordsIn,
    standardIn,
    write: (code: Locale, part: Partial<MailWords>) =>
      void written(code, { ...(mailOfFields(saving.now())[code] ?? standardIn(code)), ...part }, true),
    beginFrom: (code: Locale, words: MailWords) => written(code, words),
    toStandard: (code: Locale) => put(code, undefined),
    problemsIn: (code: Locale) => mailProblems(spec, wordsIn(code)),
    /** The first language whose own words cannot be sent so. */
    firstWrong: () => locales.find(code => own[code] && mailProblems(spec, wordsIn(code)).length > 0),
    /** Makes the draft what is sent. @returns whether all of it was saved by then */
    publish: async () => {
      await saving.leave()
      if (!saving.isSaved()) return false
      const words = mailOfFields(saving.now())
      try {
        const { version } = queries.getQueryData(query.queryKey) ?? mail
        await api.call(writeMail, { params, body: { own: words, version } })
        await write(null, (queries.getQueryData(query.queryKey) ?? mail).draftVersion)
      } finally {
        // Also when somebody was faster: upon their words these are published next.
        await refresh(readMail, listMails, fairEmails)
      }
      return true
    },
    /** Back to what is published. @returns what takes it back */
    discard: async () => {
      await saving.leave()
      const words = mailOfFields(saving.now())
      const versionNow = () => (queries.getQueryData(query.queryKey) ?? mail).draftVersion
      await write(null, versionNow())
      return async () => void (await write(words, versionNow()))
    },
  }
}

export type MailDraft = ReturnType<typeof useMailDraft>
