import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { mailsOfFair } from '../../contract/endpoints.ts'
import { type FairMailKind, fairMailKinds } from '../../contract/mail-kinds.ts'
import { useCurrentFair } from '../fair-context.tsx'
import { MailForm } from '../mails/mail-form.tsx'
import styles from '../texts/wording-list.module.css'
import { WordingList } from '../texts/wording-list.tsx'

/** The mails that go out in the name of the fair, each with its standard words or the fair's own. */
export default function FairEmailsPage() {
  const t = useWords('fairs')
  const api = useApi()
  const fair = useCurrentFair()
  const [open, setOpen] = useState<FairMailKind | null>(null)
  const { data, error, refetch } = useQuery(callQuery(api, mailsOfFair, { query: { fairId: fair.id } }))
  if (error)
    return (
      <ErrorState title={t('mails.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="rows" count={6} />
  const own = (kind: FairMailKind) => data.find(mail => mail.kind === kind) ?? null
  return (
    <div className={styles.page}>
      <PageTitle title={t('mails.title')} lead={t('mails.lead')} />
      {open ? (
        <MailForm key={open} fair={fair} kind={open} mail={own(open)} onDone={() => setOpen(null)} />
      ) : (
        <WordingList
          onOpen={setOpen}
          entries={fairMailKinds.map(kind => ({
            id: kind,
            title: t(`mails.kind_${kind}`),
            text: t(`mails.kind_${kind}_when`),
            isOwn: own(kind) !== null,
          }))}
        />
      )}
    </div>
  )
}
