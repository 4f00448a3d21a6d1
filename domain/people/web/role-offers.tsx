import { useQuery } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import { dateLocale } from '#platform/contract/locale.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { offerDays, type RoleOffer, roleOffers, withdrawOffer } from '../contract/role-offers.ts'
import styles from './role-offers.module.css'

/** People with an account who have been offered a role in a fair or by a firm and have not answered; nothing where there are none. */
export function RoleOffers({ fair, firm }: { fair?: number; firm?: number }) {
  const t = useWords('people')
  const api = useApi()
  const { data, error, refetch } = useQuery(callQuery(api, roleOffers, { query: { fair, firm } }))
  if (error)
    return (
      <ErrorState title={t('offers.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data?.length) return null
  return (
    <section className={styles.part} aria-labelledby="role-offers">
      <h2 id="role-offers">{t('offers.title')}</h2>
      <p className={styles.small}>{t('offers.text', { days: offerDays })}</p>
      <ul className={styles.list}>
        {data.map(offer => (
          <Row key={offer.id} offer={offer} />
        ))}
      </ul>
    </section>
  )
}

const dayLength = 24 * 3600 * 1000

function Row({ offer }: { offer: RoleOffer }) {
  const t = useWords('people')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const day = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'medium' })
  const name = `${offer.firstName} ${offer.lastName}`
  const until = day.format(new Date(Date.parse(offer.createdAt) + offerDays * dayLength))
  const withdraw = () =>
    run(async () => {
      await api.call(withdrawOffer, { params: { id: offer.id } })
      await refresh(roleOffers)
      toast.success(t('offers.withdrawn'))
    })
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <b>{name}</b>
        <span className={styles.small}>
          {[offer.userType.name, offer.firm?.name, offer.fair.name, t('offers.until', { date: until })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <Button
        variant="ghost"
        icon={UserX}
        isPending={isPending}
        aria-label={t('offers.withdraw_name', { name })}
        onPress={withdraw}
      >
        {t('offers.withdraw')}
      </Button>
    </li>
  )
}
