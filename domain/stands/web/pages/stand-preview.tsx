import { useQuery } from '@tanstack/react-query'
import { PencilRuler } from 'lucide-react'
import { useParams } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import place from '#domain/scenes/web/stage.module.css'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { standPaths } from '../../contract/paths.ts'
import { previewStand } from '../../contract/stand-visit.ts'
import { BarredBooth } from '../barred-booth.tsx'
import styles from '../booth/booth.module.css'
import { BoothVisit } from '../booth/booth-visit.tsx'
import { OwnBooth } from '../own-booth.tsx'
import { useLivePlace } from '../use-live-place.ts'

/** A booth as the visitor sees it or will see it, shown or hidden: the one of the address, or one's own. */
export default function StandPreviewPage() {
  const { id } = useParams()
  return id === undefined ? (
    <div className={place.list}>
      <OwnBooth path={standPaths.standPreview} toSee />
    </div>
  ) : (
    <Preview id={Number(id)} />
  )
}

function Preview({ id }: { id: number }) {
  const t = useWords('stands')
  const api = useApi()
  const href = useSalonHref()
  const { roles } = usePerson()
  const mayConfigure = roles.some(role => role !== 'standContact')
  const { data, error, refetch } = useQuery({
    ...callQuery(api, previewStand, { params: { id } }),
    enabled: id > 0,
    staleTime: 0,
  })
  useLivePlace(`stand:${id}`, previewStand)
  if ((error && !data) || id <= 0)
    return (
      <div className={place.list}>
        <BarredBooth id={id}>
          <ErrorState
            level={1}
            title={t('preview.failed')}
            onRetry={() => void refetch()}
            action={
              <ButtonLink variant="secondary" href={href(standPaths.userConfigurationStands)}>
                {t('booths.title')}
              </ButtonLink>
            }
          >
            {error?.message}
          </ErrorState>
        </BarredBooth>
      </div>
    )
  if (!data) return <Skeleton shape="rows" count={8} />
  return (
    <BoothVisit
      visit={data}
      notice={
        <div className={styles.notice}>
          <p>
            <b>{t('preview.title')}</b> {t('preview.text')}
          </p>
          {mayConfigure && (
            <ButtonLink
              variant="soft"
              size="small"
              icon={PencilRuler}
              href={href(standPaths.standConfigure, { id })}
            >
              {t('preview.back')}
            </ButtonLink>
          )}
        </div>
      }
    />
  )
}
