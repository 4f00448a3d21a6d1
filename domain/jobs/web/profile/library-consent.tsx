import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { changePool, readPool } from '../../contract/profile-calls.ts'
import { useDays } from '../use-days.ts'
import styles from './profile.module.css'

/** In whose library one’s CV is found: given and taken back fair by fair, here and nowhere else. */
export function LibraryConsent({ profile }: { profile: number }) {
  const t = useWords('jobs')
  const api = useApi()
  const refresh = useRefresh()
  const days = useDays()
  const { run, isPending } = useAction()
  const { data, error, refetch } = useQuery({
    ...callQuery(api, readPool, { params: { id: profile } }),
    staleTime: 0,
  })
  const shown = (data ?? []).filter(({ fair, since }) => fair.hasLibrary || since)
  const change = (fair: number, name: string, isIn: boolean) =>
    run(async () => {
      await api.call(changePool, { params: { id: profile }, body: { fair, isIn } })
      await refresh(readPool)
      toast.success(t(isIn ? 'profile.in_library' : 'profile.out_of_library', { fair: name }))
    })
  return (
    <section className={styles.section} id="library" aria-labelledby="library-title">
      <h2 id="library-title">{t('profile.library')}</h2>
      <p className={styles.hint}>{t('profile.library_text')}</p>
      {error ? (
        <ErrorState title={t('profile.library_failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="rows" count={2} />
      ) : shown.length ? (
        <ul>
          {shown.map(({ fair, since }) => (
            <li key={fair.id}>
              <SwitchField
                label={fair.name}
                hint={
                  since ? t('profile.library_since', { day: days.day(since) }) : t('profile.library_not_in')
                }
                isSelected={since !== null}
                isDisabled={isPending}
                onChange={isIn => change(fair.id, fair.name, isIn)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('profile.library_none')}</p>
      )}
    </section>
  )
}
