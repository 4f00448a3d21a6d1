import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type TextKind, textsOfFair } from '../../contract/fair-text.ts'
import { useCurrentFair } from '../fair-context.tsx'
import { TextForm } from '../texts/text-form.tsx'
import styles from '../texts/wording-list.module.css'
import { WordingList } from '../texts/wording-list.tsx'

/** What the law wants a fair to say, each with the standard text or the fair's own. */
export default function FairTextsPage() {
  const t = useWords('fairs')
  const api = useApi()
  const fair = useCurrentFair()
  const [open, setOpen] = useState<TextKind | null>(null)
  const { data, error, refetch } = useQuery(callQuery(api, textsOfFair, { params: { id: fair.id } }))
  if (error)
    return (
      <ErrorState title={t('texts.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="rows" count={3} />
  const text = data.find(one => one.kind === open)
  return (
    <div className={styles.page}>
      <PageTitle title={t('texts.title')} lead={t('texts.lead')} />
      {text ? (
        <TextForm key={text.kind} fair={fair} text={text} onDone={() => setOpen(null)} />
      ) : (
        <WordingList
          onOpen={setOpen}
          entries={data.map(({ kind, translations }) => ({
            id: kind,
            title: t(`texts.${kind}`),
            text: t(`texts.${kind}_about`),
            isOwn: Object.values(translations).some(Boolean),
          }))}
        />
      )}
    </div>
  )
}
