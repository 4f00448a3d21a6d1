import { OctagonX } from 'lucide-react'
import { useState } from 'react'
import { MailPreview } from '#domain/fairs/web/mails/mail-preview.tsx'
import { dateLocale } from '#platform/contract/locale.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Figure, Figures } from '#platform/web/ui/figure-card.tsx'
import { Progress } from '#platform/web/ui/progress.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import {
  leftOutReasons,
  listMailings,
  type Mailing,
  previewMailing,
  readersOfMailing,
  readMailing,
  stopMailing,
} from '../../contract/mailings.ts'
import styles from './mailings.module.css'
import { ReaderList } from './reader-list.tsx'
import { useMailingDraft } from './use-mailing-draft.ts'

/** What was sent: to whom, how far it is, what failed, and what it says. */
export function SentMailing({ mailing }: { mailing: Mailing }) {
  const t = useWords('people')
  const api = useApi()
  const locale = useLocale()
  // Nobody writes it any more.
  const { worded, wordsIn } = useMailingDraft(mailing, 0)
  const [code, setCode] = useState(worded[0] ?? 'fr')
  const [listed, list] = useState<'all' | 'failed' | null>(null)
  const { id, page, deadline, progress, readers, state, sentAt, sentBy } = mailing
  const moment = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeStyle: 'short' })
  const done = readers.total - progress.waiting
  return (
    <div className={styles.sent}>
      <p className={styles.quiet}>
        {sentAt &&
          t(sentBy ? 'mailing.sent_on_by' : 'mailing.sent_on', {
            when: moment.format(new Date(sentAt)),
            name: sentBy ?? '',
          })}
      </p>
      {state === 'sending' && (
        <>
          <Progress
            label={t('mailing.state_sending')}
            value={done}
            max={readers.total}
            valueLabel={t('mailing.done_of', { done, total: readers.total })}
          />
          <Stop id={id} />
        </>
      )}
      <Figures>
        <Figure
          label={t('mailing.reader_delivered')}
          value={progress.delivered}
          of={t('mailing.of_total', { total: readers.total })}
        />
        {progress.underway > 0 && <Figure label={t('mailing.reader_underway')} value={progress.underway} />}
        {progress.kept > 0 && (
          <Figure
            label={t('mailing.reader_kept')}
            value={progress.kept}
            sentence={t('mailing.kept_sentence')}
          />
        )}
        <Figure label={t('mailing.reader_failed')} value={progress.failed} />
        {progress.leftOut > 0 && (
          <Figure
            label={t(state === 'stopped' ? 'mailing.state_stopped' : 'mailing.reader_leftOut')}
            value={progress.leftOut}
          />
        )}
      </Figures>
      <ul className={styles.quiet}>
        {leftOutReasons
          .filter(reason => readers.leftOut[reason] > 0)
          .map(reason => (
            <li key={reason}>{t(`mailing.left_out_${reason}`, { count: readers.leftOut[reason] })}</li>
          ))}
      </ul>
      <div className={styles.actions}>
        {progress.failed > 0 && (
          <Button variant="secondary" size="small" onPress={() => list('failed')}>
            {t('mailing.show_failed')}
          </Button>
        )}
        <Button variant="secondary" size="small" onPress={() => list('all')}>
          {t('mailing.show_readers')}
        </Button>
      </div>
      {worded.length > 1 && (
        <Segmented
          label={t('mailing.languages')}
          value={code}
          onChange={setCode}
          segments={worded.map(one => ({ id: one, label: languageNames[one] }))}
        />
      )}
      <MailPreview
        name={['mailing', id]}
        code={code}
        draft={{ locale: code, ...wordsIn(code), page, deadline }}
        load={body => api.call(previewMailing, { params: { id }, body })}
      />
      {listed && (
        <ReaderList
          mailing={mailing}
          {...(listed === 'failed' && { state: 'failed' })}
          onClose={() => list(null)}
        />
      )}
    </div>
  )
}

function Stop({ id }: { id: number }) {
  const t = useWords('people')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const stop = () =>
    run(async () => {
      try {
        const { stopped } = await api.call(stopMailing, { params: { id } })
        toast.success(t('mailing.stopped', { count: stopped }))
      } finally {
        await refresh(readMailing, listMailings, readersOfMailing)
      }
    })
  return (
    <div>
      <Button variant="secondary" size="small" icon={OctagonX} isPending={isPending} onPress={stop}>
        {t('mailing.stop')}
      </Button>
    </div>
  )
}
