import type { Locale } from '#platform/contract/locale.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { RichTextField } from '#platform/web/ui/rich-text-field.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { MailField } from '../../contract/mail-words.ts'
import { MailModels } from './mail-models.tsx'
import styles from './mails.module.css'
import { SubjectField } from './subject-field.tsx'
import type { FairMail, MailDraft } from './use-mail-draft.ts'

/** Placeholders in a sentence about them: filled in by themselves. */
const shown = { name: '{{firstName}}', link: '{{link}}' }

type Props = { kind: string; mail: FairMail; code: Locale; draft: MailDraft }

/** Subject, text and button of one language, with what keeps them from being sent beside each. */
export function MailFields({ kind, mail: { names, link }, code, draft }: Props) {
  const t = useWords('fairs')
  const { subject, text, action = '' } = draft.wordsIn(code)
  const inserts = names.map(({ name, label }) => ({ id: name, label, hint: `{{${name}}}` }))
  const problems = draft.problemsIn(code)
  const problem = (field: MailField) =>
    problems
      .filter(one => one.field === field)
      .map(({ code: what, name }) => t(`mails.problem_${what}`, { written: name, ...shown }))
      .join(' ') || undefined
  return (
    <>
      <div className={styles.whose}>
        <Badge tone={draft.own[code] ? 'fair' : 'neutral'}>
          {t(draft.own[code] ? 'mails.own' : 'mails.standard')}
        </Badge>
        <MailModels kind={kind} code={code} draft={draft} />
      </div>
      <SubjectField
        key={`${code} subject`}
        name="subject"
        label={t('mails.subject')}
        isRequired
        error={problem('subject')}
        value={subject}
        maxLength={200}
        onChange={next => draft.write(code, { subject: next })}
        insertLabel={t('mails.insert')}
        inserts={inserts.filter(({ id }) => id !== 'link')}
      />
      <RichTextField
        key={`${code} text`}
        label={t('mails.text')}
        hint={t(link === 'none' ? 'mails.text_hint' : 'mails.text_hint_link', shown)}
        lang={code}
        error={problem('text')}
        value={text}
        onChange={next => draft.write(code, { text: next })}
        inserts={{
          label: t('mails.insert'),
          // The button is a paragraph of its own.
          entries: inserts.map(one => ({
            ...one,
            html: one.id === 'link' ? `<p>${one.hint}</p>` : one.hint,
          })),
        }}
      />
      {link !== 'none' && (
        <div className={styles.action}>
          <TextField
            key={`${code} action`}
            name="action"
            label={t('mails.action')}
            hint={t('mails.action_hint')}
            error={problem('action')}
            value={action}
            maxLength={80}
            onChange={next => draft.write(code, { action: next })}
          />
        </div>
      )}
    </>
  )
}
