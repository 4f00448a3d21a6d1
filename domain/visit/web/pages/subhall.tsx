import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { visitHalls } from '#domain/halls/contract/hall-visit.ts'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { useLivePlace } from '#domain/stands/web/use-live-place.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { LoadContext } from '#platform/web/screens/screen.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Card, CardGrid } from '#platform/web/ui/card.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './hall.module.css'

/** The halls inside a hall (`?hall=`), or all that lie inside another. */
export default function SubhallPage() {
  const t = useWords('visit')
  const api = useApi()
  const href = useSalonHref()
  const fair = useCurrentFair()
  const [search] = useSearchParams()
  const { data: halls } = useSuspenseQuery(callQuery(api, visitHalls, { query: { fair: fair.id } }))
  useLivePlace(`fair:${fair.id}`, visitHalls)
  const parent = halls.find(hall => String(hall.id) === search.get('hall'))
  const inside = halls.filter(hall => (parent ? hall.parent === parent.id : hall.parent !== null))
  return (
    <div className={styles.list}>
      <PageTitle title={parent ? parent.name : t('subhall.all')} lead={parent && t('subhall.lead')} />
      {inside.length ? (
        <CardGrid>
          {inside.map(hall => (
            <Card
              key={hall.id}
              title={t('hall.named', { letter: hall.letter, name: hall.name })}
              href={href(visitPaths.fairVisit, { id: hall.id })}
            >
              {t('scenes:scene.stands', { count: hall.stands })}
            </Card>
          ))}
        </CardGrid>
      ) : (
        <EmptyState
          title={t('subhall.none')}
          action={<ButtonLink href={href(visitPaths.fairVisitLobby)}>{t('hall.to_lobby')}</ButtonLink>}
        >
          {t(parent ? 'subhall.none_text' : 'subhall.none_in_any')}
        </EmptyState>
      )}
    </div>
  )
}

export const load = ({ api, queries, fair }: LoadContext<PublicFair>) =>
  fair
    ? queries.ensureQueryData(callQuery(api, visitHalls, { query: { fair: fair.id } }))
    : Promise.resolve(null)
