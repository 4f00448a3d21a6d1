import { useQuery } from '@tanstack/react-query'
import type { FrontFirm } from '#domain/exhibitors/contract/front-firms.ts'
import { exhibitorPaths, standVisit } from '#domain/exhibitors/contract/paths.ts'
import { presence } from '#domain/exhibitors/contract/presence.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { Lamp } from '#platform/web/ui/lamp.tsx'
import { Mark } from '#platform/web/ui/mark.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './wall.module.css'

/** Who exhibits, by their marks; lit where somebody is free now. */
export function Wall({ firms }: { firms: readonly FrontFirm[] }) {
  const t = useWords('visit')
  const api = useApi()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const { data = [] } = useQuery({
    ...callQuery(api, presence, { query: { fair: fair.id } }),
    enabled: typeof window !== 'undefined' && firms.length > 0,
  })
  const free = new Set(data.filter(stand => stand.free > 0).map(stand => stand.id))
  return (
    <ul className={styles.wall}>
      {firms.map(firm => {
        const stand = firm.stands[0]
        const isLit = firm.stands.some(one => free.has(one.id))
        return (
          <li key={firm.id}>
            <Link
              to={
                stand
                  ? href(standVisit, { id: stand.id })
                  : `${href(exhibitorPaths.exhibitorsList)}?search=${encodeURIComponent(firm.name)}`
              }
              aria-label={isLit ? `${firm.name}, ${t('legend.free')}` : firm.name}
              title={firm.name}
            >
              <Mark
                name={firm.name}
                color={firm.color}
                shape={firm.shape}
                initials={firm.initials}
                logo={firm.logo}
                size={46}
              />
              {isLit && <Lamp isLit />}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
