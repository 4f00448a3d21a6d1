import { useQuery } from '@tanstack/react-query'
import { Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { boothLabel, findsBooth } from '#domain/exhibitors/contract/booth-label.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { standPaths } from '../contract/paths.ts'
import { standsLight } from '../contract/stand-lists.ts'
import styles from './fair-booths.module.css'

/** Every booth of the fair, for those who organize it. */
export function FairBooths({ fair }: { fair: number }) {
  const t = useWords('stands')
  const api = useApi()
  const href = useSalonHref()
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useQuery(callQuery(api, standsLight, { query: { fair } }))
  if (error)
    return (
      <ErrorState title={t('booths.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="rows" count={6} />
  const create = (
    <ButtonLink icon={Plus} href={href(standPaths.standCreate)}>
      {t('create.title')}
    </ButtonLink>
  )
  if (!data.length)
    return (
      <EmptyState title={t('booths.no_booth')} action={create}>
        {t('booths.no_booth_text')}
      </EmptyState>
    )
  const found = data.filter(stand => findsBooth(search, stand.firm.name, boothLabel(stand)))
  return (
    <section className={styles.booths} aria-label={t('booths.of_fair')}>
      <div className={styles.head}>
        <TextField
          label={t('booths.search')}
          type="search"
          before={<Icon of={Search} size="small" />}
          value={search}
          onChange={setSearch}
        />
        {create}
      </div>
      <ul>
        {found.map(stand => {
          const place = boothLabel(stand) || t('booths.without_place')
          return (
            <li key={stand.id} className={styles.row}>
              <span className={styles.place}>{place}</span>
              <span className={styles.name}>
                {stand.firm.name} {!stand.isVisible && <Badge>{t('configure.is_hidden')}</Badge>}
              </span>
              <ButtonLink
                variant="soft"
                size="small"
                href={href(standPaths.standConfigure, { id: stand.id })}
                aria-label={t('booths.configure_named', { place, fair: stand.firm.name })}
              >
                {t('booths.configure')}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
      {!found.length && <p className={styles.none}>{t('booths.none_found')}</p>}
    </section>
  )
}
