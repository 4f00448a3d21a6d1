import { useQuery } from '@tanstack/react-query'
import { Eye, PencilRuler, UsersRound } from 'lucide-react'
import type { Static } from 'typebox'
import { AskOrganizer } from '#domain/fairs/web/ask-organizer.tsx'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import type { BoothScene } from '#domain/scenes/contract/scene.ts'
import { bareBooth } from '#domain/scenes/web/bare-booth.ts'
import { BoothThumb } from '#domain/scenes/web/thumbs.tsx'
import { hrefOf } from '#platform/contract/href.ts'
import { runners } from '#platform/contract/runners.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Card, CardGrid } from '#platform/web/ui/card.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { myStands } from '../../contract/endpoints.ts'
import { standPaths } from '../../contract/paths.ts'
import { AskOrganizers } from '../barred-booth.tsx'
import { FairBooths } from '../fair-booths.tsx'
import styles from './configuration-stands.module.css'

type MyStand = Static<NonNullable<(typeof myStands)['response']>>[number]

/** The booths that somebody configures or staffs, this fair's first, with what is still to do. */
export default function ConfigurationStandsPage() {
  const t = useWords('stands')
  const api = useApi()
  const fair = useFair()
  const { roles } = usePerson()
  const isOrganizer = runners.some(role => roles.includes(role))
  const { data, error, refetch } = useQuery(callQuery(api, myStands))
  if (error)
    return (
      <ErrorState title={t('booths.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="card" count={2} />
  const sorted = [...data].sort((a, b) => Number(b.fair.id === fair?.id) - Number(a.fair.id === fair?.id))
  return (
    <>
      <PageTitle
        title={t(isOrganizer ? 'booths.of_fair' : 'booths.title')}
        lead={isOrganizer ? undefined : t('booths.lead')}
      />
      {isOrganizer && fair && <FairBooths fair={fair.id} />}
      {sorted.length ? (
        <CardGrid minWidth={340}>
          {sorted.map(stand => (
            <BoothEntry key={stand.id} stand={stand} />
          ))}
        </CardGrid>
      ) : (
        !isOrganizer && (
          <EmptyState title={t('configure.none')} action={<AskOrganizer />}>
            {t('configure.none_text')}
          </EmptyState>
        )
      )}
    </>
  )
}

const sceneOf = ({ id, number, name, color, drawing }: MyStand): BoothScene => ({
  ...bareBooth,
  ...drawing,
  id,
  number: number ?? '',
  name,
  color,
})

/** What somebody may do with a booth of theirs. */
function BoothActions({ stand, place }: { stand: MyStand; place: string }) {
  const t = useWords('stands')
  const to = (path: string) => hrefOf(path, { id: stand.id }, stand.fair.homepage)
  return (
    <div className={styles.actions}>
      {stand.mayConfigure && (
        <ButtonLink
          variant="soft"
          icon={PencilRuler}
          href={to(standPaths.standConfigure)}
          aria-label={t('booths.configure_named', { place, fair: stand.fair.name })}
        >
          {t('booths.configure')}
        </ButtonLink>
      )}
      <ButtonLink variant="ghost" icon={Eye} href={to(standPaths.standPreview)}>
        {t('booths.preview')}
      </ButtonLink>
      {stand.mayConfigure && (
        <ButtonLink variant="ghost" icon={UsersRound} href={to(standPaths.standAddContacts)}>
          {t('booths.contacts')}
        </ButtonLink>
      )}
    </div>
  )
}

function StateBadge({ stand: { barrier, configurationState } }: { stand: MyStand }) {
  const t = useWords('stands')
  if (barrier)
    return (
      <Badge tone={barrier.endsWith('refused') ? 'err' : 'neutral'}>
        {t(`barrier.is_${barrier.endsWith('refused') ? 'refused' : 'waiting'}`)}
      </Badge>
    )
  return (
    <Badge tone={configurationState === 'configured' ? 'ok' : 'neutral'}>
      {t(`configure.state_${configurationState}`)}
    </Badge>
  )
}

function BoothEntry({ stand }: { stand: MyStand }) {
  const t = useWords('stands')
  const { barrier, fair } = stand
  const place = stand.number
    ? t('scenes:scene.stand_number', { number: stand.number })
    : t('configure.unplaced')
  return (
    <Card
      title={stand.name}
      level={2}
      aside={<StateBadge stand={stand} />}
      footer={
        barrier ? <AskOrganizers salon={fair.homepage} /> : <BoothActions stand={stand} place={place} />
      }
    >
      <div className={styles.drawing}>
        <BoothThumb booth={sceneOf(stand)} room={5} />
      </div>
      <p className={styles.where}>
        {place} · {fair.name}
        {!stand.isVisible && <Badge>{t('configure.is_hidden')}</Badge>}
      </p>
      {barrier && (
        <div className={styles.barrier}>
          <b>{t(`barrier.${barrier}`, { fair: fair.name })}</b>
          <p>{t(`barrier.${barrier}_text`)}</p>
        </div>
      )}
    </Card>
  )
}
