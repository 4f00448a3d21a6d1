import { Undo2 } from 'lucide-react'
import type { Locale } from '#platform/contract/locale.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { changedLines } from './changed-lines.ts'
import styles from './mails.module.css'
import type { MailDraft } from './use-mail-draft.ts'

/** What a language says otherwise than the standard words, and the way back to them. */
export function MailChanges({ code, draft }: { code: Locale; draft: MailDraft }) {
  const t = useWords('fairs')
  if (!draft.own[code]) return null
  const lines = changedLines(draft.standardIn(code), draft.wordsIn(code))
  const back = () => {
    const undo = draft.toStandard(code)
    toast.success(t('mails.standard_again'), { action: { label: t('homepage.undo'), onPress: undo } })
  }
  return (
    <Disclosure title={t('mails.changes')}>
      <ul className={styles.changes} lang={code}>
        {lines.map(({ text, state }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          <li key={at} data-state={state}>
            {state === 'gone' ? <del>{text}</del> : state === 'new' ? <ins>{text}</ins> : text}
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="small" icon={Undo2} onPress={back}>
        {t('mails.to_standard')}
      </Button>
    </Disclosure>
  )
}
