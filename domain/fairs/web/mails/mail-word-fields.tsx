import type { Locale } from '#platform/contract/locale.ts'
import { RichTextField } from '#platform/web/ui/rich-text-field.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { MailField, MailProblem, MailWords } from '../../contract/mail-words.ts'
import styles from './mails.module.css'
import { SubjectField } from './subject-field.tsx'

/** Placeholders in a sentence about them: filled in by themselves. */
const shown = { name: '{{firstName}}', link: '{{link}}' }

type Props = {
  code: Locale
  words: MailWords
  /** What can be named in it. */
  names: readonly { name: string; label: string }[]
  hasLink: boolean
  problems: readonly MailProblem[]
  write: (part: Partial<MailWords>) => void
}

/** Subject, text and button in one language, with what keeps them from being sent beside each. */
export function MailWordFields({ code, words, names, hasLink, problems, write }: Props) {
  const t = useWords('fairs')
  const { subject, text, action = '' } = words
  const inserts = names.map(({ name, label }) => ({ id: name, label, hint: `{{${name}}}` }))
  const problem = (field: MailField) =>
    problems
      .filter(one => one.field === field)
      .map(({ code: what, name }) => t(`mails.problem_${what}`, { written: name, ...shown }))
      .join(' ') || undefined
  return (
    <>
      <SubjectField
        key={`${code} subject`}
        name="subject"
        label={t('mails.subject')}
        isRequired
        error={problem('subject')}
        value={subject}
        maxLength={200}
        onChange={next => write({ subject: next })}
        insertLabel={t('mails.insert')}
        inserts={inserts.filter(({ id }) => id !== 'link')}
      />
      <RichTextField
        key={`${code} text`}
        label={t('mails.text')}
        hint={t(hasLink ? 'mails.text_hint_link' : 'mails.text_hint', shown)}
        lang={code}
        error={problem('text')}
        value={text}
        onChange={next => write({ text: next })}
        inserts={{
          label: t('mails.insert'),
          // The button is a paragraph of its own.
          entries: inserts.map(one => ({
            ...one,
            html: one.id === 'link' ? `<p>${one.hint}</p>` : one.hint,
          })),
        }}
      />
      {hasLink && (
        <div className={styles.action}>
          <TextField
            key={`${code} action`}
            name="action"
            label={t('mails.action')}
            hint={t('mails.action_hint')}
            error={problem('action')}
            value={action}
            maxLength={80}
            onChange={next => write({ action: next })}
          />
        </div>
      )}
    </>
  )
}
