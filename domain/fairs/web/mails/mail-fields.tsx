import type { Locale } from '#platform/contract/locale.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { MailModels } from './mail-models.tsx'
import { MailWordFields } from './mail-word-fields.tsx'
import styles from './mails.module.css'
import type { FairMail, MailDraft } from './use-mail-draft.ts'

type Props = { kind: string; mail: FairMail; code: Locale; draft: MailDraft }

/** A mail of the fair in one language: whose words they are, and the words. */
export function MailFields({ kind, mail: { names, link }, code, draft }: Props) {
  const t = useWords('fairs')
  return (
    <>
      <div className={styles.whose}>
        <Badge tone={draft.own[code] ? 'fair' : 'neutral'}>
          {t(draft.own[code] ? 'mails.own' : 'mails.standard')}
        </Badge>
        <MailModels kind={kind} code={code} draft={draft} />
      </div>
      <MailWordFields
        code={code}
        words={draft.wordsIn(code)}
        names={names}
        hasLink={link !== 'none'}
        problems={draft.problemsIn(code)}
        write={part => draft.write(code, part)}
      />
    </>
  )
}
