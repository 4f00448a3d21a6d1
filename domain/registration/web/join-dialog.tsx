import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { JoinForm } from './join-form.tsx'
import { JoinLead } from './join-lead.tsx'
import styles from './registration-form.module.css'
import { useJoin, useJoinForm } from './use-join.ts'

type Fair = { id: number; homepage: string; name: string }

/** The way to a fair that has something to ask first; its own pages may not be open yet to whoever comes. */
export function JoinDialog({ fair, label }: { fair: Fair; label: string }) {
  const t = useWords('registration')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" aria-label={label} onPress={() => setOpen(true)}>
        {t('join.submit')}
      </Button>
      <Dialog title={t('join.title', { fair: fair.name })} isOpen={isOpen} onOpenChange={setOpen}>
        <Questions fair={fair} />
      </Dialog>
    </>
  )
}

function Questions({ fair }: { fair: Fair }) {
  const t = useWords('registration')
  const { data, error, refetch } = useJoinForm(fair)
  const blocks = data?.blocks ?? []
  const join = useJoin(fair, blocks)
  if (error)
    return (
      <ErrorState title={t('join.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="rows" count={4} />
  return (
    <div className={styles.asking}>
      <JoinLead type={data.type} isAsking />
      <JoinForm fair={fair} blocks={blocks} join={join} />
    </div>
  )
}
