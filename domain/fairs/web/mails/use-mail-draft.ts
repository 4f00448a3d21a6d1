import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { type Locale, locales } from '#platform/contract/locale.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import type { readMail } from '../../contract/mail-calls.ts'
import { type MailWords, mailProblems } from '../../contract/mail-words.ts'

export type FairMail = ResponseOf<typeof readMail>
type Own = Partial<Record<Locale, MailWords>>

const plain = ({ subject, text, action = '' }: MailWords) =>
  [subject, text.replaceAll('<br />', '<br>'), action].join('\n')

const empty: MailWords = { subject: '', text: '' }

/** One mail while it is worded: each language has its own words or the standard ones, and which, shows by itself. */
export function useMailDraft(fair: number, kind: string, mail: FairMail) {
  const { own: kept, standard, version, link } = mail
  const spec = { link, names: mail.names.map(({ name }) => name) }
  const draft = useDraft<{ own: Own; version: string }>({ own: kept, version }, `draft:mail:${fair}:${kind}`)
  const own = draft.value.own
  const standardIn = (code: Locale) => standard[code] ?? empty
  const wordsIn = (code: Locale) => own[code] ?? standardIn(code)
  const keep = (code: Locale, words: MailWords | undefined) =>
    draft.setAll({ own: { ...own, [code]: words }, version: draft.value.version })
  /** @returns the way back */
  const put = (code: Locale, words: MailWords | undefined) => {
    const before = own[code]
    keep(code, words)
    return () => keep(code, before)
  }
  const written = (code: Locale, { action, ...rest }: MailWords) => {
    const words = { ...rest, ...(action && { action }) }
    return put(code, plain(words) === plain(standardIn(code)) ? undefined : words)
  }
  return {
    own,
    wordsIn,
    standardIn,
    isChanged: draft.isChanged,
    /** Somebody has saved other words since these were begun. */
    isStale: draft.isChanged && draft.value.version !== version,
    keepMine: () => draft.set('version', version),
    reset: draft.reset,
    version: String(draft.value.version),
    write: (code: Locale, part: Partial<MailWords>) => void written(code, { ...wordsIn(code), ...part }),
    beginFrom: written,
    toStandard: (code: Locale) => put(code, undefined),
    problemsIn: (code: Locale) => mailProblems(spec, wordsIn(code)),
    /** The first language whose own words cannot be sent so. */
    firstWrong: () => locales.find(code => own[code] && mailProblems(spec, wordsIn(code)).length > 0),
  }
}

export type MailDraft = ReturnType<typeof useMailDraft>
