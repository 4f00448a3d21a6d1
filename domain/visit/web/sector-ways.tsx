import { type QueryClient, useQuery } from '@tanstack/react-query'
import { frontFirmsConfig } from '#domain/exhibitors/contract/front-firms.ts'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { Api } from '#platform/web/api/client.ts'
import { ChipLink } from '#platform/web/ui/chip-link.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './sector-ways.module.css'

const offeredQuery = (api: Api, fair: PublicFair) =>
  callQuery(api, frontFirmsConfig, { query: { fair: fair.id } })

/** What a product lobby asks for ahead, for a page that is drawn on the server. */
export const loadSectorWays = (api: Api, queries: QueryClient, fair: PublicFair) =>
  fair.lobby === 'product' ? [queries.ensureQueryData(offeredQuery(api, fair))] : []

/** In a product lobby, what is shown at the fair: each sector leads to its exhibitors. */
export function SectorWays() {
  const t = useWords('visit')
  const api = useApi()
  const href = useSalonHref()
  const fair = useCurrentFair()
  const { data } = useQuery({ ...offeredQuery(api, fair), enabled: fair.lobby === 'product' })
  if (fair.lobby !== 'product' || !data?.sectors.length) return null
  return (
    <section className={styles.ways} aria-labelledby="lobby-sectors">
      <h2 id="lobby-sectors">{t('lobby.sectors')}</h2>
      <ul className={styles.chips}>
        {data.sectors.map(({ id, name }) => (
          <li key={id}>
            <ChipLink href={`${href(exhibitorPaths.exhibitorsList)}?sector=${id}`}>{name}</ChipLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
