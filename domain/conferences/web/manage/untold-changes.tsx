import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { tellChanges, untoldChanges } from '../../contract/notices.ts'
import styles from './program-states.module.css'

/** What has changed and concerns people who have not been told yet; nothing where nobody is concerned. */
export function UntoldChanges({ fair }: { fair: number }) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const of = { params: { id: fair } }
  const { data } = useQuery(callQuery(api, untoldChanges, of))
  if (!data?.people) return null
  const sessions = new Set(data.changes.map(({ conference }) => conference)).size
  const tell = () =>
    run(async () => {
      const { people } = await api.call(tellChanges, of)
      await refresh(untoldChanges)
      toast.success(t('notice.told', { count: people }))
    })
  return (
    <section className={styles.notice} aria-label={t('notice.title')}>
      <p>
        <b>{t('notice.changed', { count: sessions })}</b> {t('notice.concerned', { count: data.people })}
      </p>
      <Button size="small" variant="secondary" icon={BellRing} isPending={isPending} onPress={tell}>
        {t('notice.tell')}
      </Button>
    </section>
  )
}
