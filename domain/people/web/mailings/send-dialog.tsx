import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import { listMailings, type Mailing, readMailing, sendMailing } from '../../contract/mailings.ts'
import styles from './mailings.module.css'
import { fallbackFor, type MailingDraft } from './use-mailing-draft.ts'

type Props = { mailing: Mailing; draft: MailingDraft; onClose: () => void }

/** Asked before it goes: to how many, who reads it in another language than theirs, and for whom something stays empty. */
export function SendDialog({ mailing, draft, onClose }: Props) {
  const t = useWords('people')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const { id, version, readers } = mailing
  const fallingBack = readers.languages.flatMap(({ locale, count }) => {
    const shown = fallbackFor(draft.worded, locale)
    return shown && shown !== locale ? [{ locale, count, shown }] : []
  })
  const said = draft.worded.map(code => Object.values(draft.wordsIn(code)).join(' ')).join(' ')
  const empty = (['firm', 'booth'] as const).filter(
    name => readers.without[name] > 0 && new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).test(said),
  )
  const send = () =>
    run(async () => {
      try {
        const { readers: count } = await api.call(sendMailing, {
          params: { id },
          body: { version, count: readers.total },
        })
        toast.success(t('mailing.on_its_way', { count }))
      } finally {
        onClose()
        await refresh(readMailing, listMailings)
      }
    })
  return (
    <Confirm
      isOpen
      onOpenChange={isOpen => isOpen || onClose()}
      title={t('mailing.send_to', { count: readers.total })}
      confirmLabel={t('mailing.send_now')}
      isPending={isPending}
      onConfirm={send}
    >
      <ul className={styles.quiet}>
        {fallingBack.map(({ locale, count, shown }) => (
          <li key={locale}>
            {t('mailing.will_fall_back', {
              count,
              language: languageNames[locale],
              shown: languageNames[shown],
            })}
          </li>
        ))}
        {empty.map(name => (
          <li key={name}>{t(`mailing.empty_${name}`, { count: readers.without[name] })}</li>
        ))}
        <li>{t('mailing.can_be_stopped')}</li>
      </ul>
    </Confirm>
  )
}
