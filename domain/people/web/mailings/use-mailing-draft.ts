import { type MailWords, mailProblems } from '#domain/fairs/contract/mail-words.ts'
import { type Locale, locales } from '#platform/contract/locale.ts'
import { machineStorage, ownKey } from '#platform/web/browser-storage.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import type { Mailing } from '../../contract/mailings.ts'

type Written = Pick<Mailing, 'staff' | 'page' | 'deadline' | 'words' | 'version'>

const empty: MailWords = { subject: '', text: '' }

const withoutTags = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/g, '')
const isBlank = ({ subject, text }: MailWords) => !subject.trim() && !withoutTags(text)
const namesDeadline = ({ subject, text, action = '' }: MailWords) =>
  /\{\{\s*deadline\s*\}\}/.test(subject + text + action)

/** A mailing while `person` writes it: who gets it, and its words by language. A language that is emptied has none. */
export function useMailingDraft(mailing: Mailing, person: number) {
  const { staff, page, deadline, words: kept, version } = mailing
  const draft = useDraft<Written>(
    { staff, page, deadline, words: kept, version },
    ownKey(person, `draft:mailing:${mailing.id}`),
    machineStorage,
  )
  const written = draft.value
  const spec = { link: 'offered' as const, names: mailing.names.map(({ name }) => name) }
  const wordsIn = (code: Locale) => written.words[code] ?? empty
  const problemsIn = (code: Locale) => (written.words[code] ? mailProblems(spec, wordsIn(code)) : [])
  const worded = locales.filter(code => written.words[code])
  const keep = (part: Partial<Written>) =>
    draft.setAll({ ...draft.changes, ...part, version: Number(draft.changes.version ?? version) })
  return {
    written,
    wordsIn,
    problemsIn,
    /** Languages that have words, the fair's own first. */
    worded: [...new Set([...mailing.languages, ...locales])].filter(code => worded.includes(code)),
    isChanged: draft.isChanged,
    /** Somebody else has saved since these changes were begun. */
    isStale: draft.isChanged && written.version !== version,
    keepMine: () => draft.set('version', version),
    reset: draft.reset,
    other: draft.other,
    set: keep,
    write: (code: Locale, part: Partial<MailWords>) => {
      const { action, ...rest } = { ...wordsIn(code), ...part }
      const next = { ...rest, ...(action && { action }) }
      const { [code]: _before, ...others } = written.words
      keep({ words: isBlank(next) ? others : { ...others, [code]: next } })
    },
    firstWrong: () => worded.find(code => problemsIn(code).length > 0),
    lacksDeadline: written.deadline === null && worded.some(code => namesDeadline(wordsIn(code))),
  }
}

export type MailingDraft = ReturnType<typeof useMailingDraft>

/** Into which language those fall back who read in one that has no words, as the server does it. */
export const fallbackFor = (worded: readonly Locale[], locale: Locale): Locale | undefined =>
  worded.includes(locale) ? locale : worded[0]
