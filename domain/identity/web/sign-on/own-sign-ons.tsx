import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { dateLocale } from '#platform/contract/locale.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { ownSignOns, removeSignOn } from '../../contract/single-sign-on.ts'
import { EndButton } from '../profile/end-button.tsx'
import styles from '../profile/security.module.css'
import { useSignOn } from './use-sign-on.ts'

/** Which providers open the account, and the way to have them open it no more. Nothing where there is no provider. */
export function OwnSignOns() {
  return useSignOn() && <SignOns />
}

function SignOns() {
  const t = useWords('identity')
  const api = useApi()
  const refresh = useRefresh()
  const moment = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'medium', timeStyle: 'short' })
  const provider = useSignOn()
  const { data, error, refetch } = useQuery(callQuery(api, ownSignOns))
  const remove = async (id: number) => {
    await api.call(removeSignOn, { params: { id } })
    await refresh(ownSignOns)
    toast.success(t('sign_on.removed'))
  }
  return (
    <section className={styles.part} aria-labelledby="own-sign-ons">
      <h2 id="own-sign-ons" className={styles.title}>
        {t('sign_on.title')}
      </h2>
      <p className={styles.text}>{t(data?.length ? 'sign_on.text' : 'sign_on.none', { name: provider })}</p>
      {error && (
        <ErrorState title={t('sign_on.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <Skeleton shape="rows" count={1} />}
      {data && data.length > 0 && (
        <ul className={styles.sessions}>
          {data.map(({ id, name, lastUsedAt }) => (
            <li key={id} className={styles.session}>
              <Icon of={KeyRound} />
              <div className={styles.words}>
                <b>{name}</b>
                <span className={styles.quiet}>
                  {t('sign_on.last_used', { date: moment.format(new Date(lastUsedAt)) })}
                </span>
              </div>
              <EndButton variant="ghost" label={t('sign_on.remove')} onEnd={() => remove(id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
