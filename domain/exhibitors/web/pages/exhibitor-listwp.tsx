import { ExternalLink } from 'lucide-react'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { callQuery } from '#platform/web/api/api-context.tsx'
import { ensureParts, partsIn } from '#platform/web/api/parts-query.ts'
import type { LoadContext } from '#platform/web/screens/screen.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { embeddedFirms, frontFirmsConfig } from '../../contract/front-firms.ts'
import { FrontList } from '../front/front-list.tsx'
import { frontAsked, frontQuery } from '../front/front-query.ts'
import styles from './exhibitor-listwp.module.css'

/** The exhibitors inside another site: no frame of ours, the theme of the fair, every link in a tab of its own. */
export default function ExhibitorListwpPage() {
  const t = useWords('exhibitors')
  const fair = useCurrentFair()
  return (
    <div className={styles.page}>
      <FrontList
        from={embeddedFirms}
        isEmbedded
        title={count => (
          <div className={styles.head}>
            <h1 className={styles.title}>{t('list.count', { count })}</h1>
            <ButtonLink
              variant="soft"
              size="small"
              iconAfter={ExternalLink}
              href={`/${fair.homepage}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {fair.name}
            </ButtonLink>
          </div>
        )}
      />
    </div>
  )
}

export async function load({ api, queries, fair, search }: LoadContext<PublicFair>) {
  if (!fair) return null
  const asked = frontAsked(search)
  await Promise.all([
    ensureParts(queries, frontQuery(api, embeddedFirms, fair.id, asked), partsIn(asked.page)),
    queries.ensureQueryData(callQuery(api, frontFirmsConfig, { query: { fair: fair.id } })),
  ])
  return null
}

export const head = (_: null, t: (key: string) => string) => ({
  title: t('screens.exhibitorListwp'),
  noIndex: true,
})
