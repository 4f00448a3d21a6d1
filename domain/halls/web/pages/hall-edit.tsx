import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight, LayoutGrid } from 'lucide-react'
import { useParams } from 'react-router'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { UnderOwnFair } from '#domain/fairs/web/under-own-fair.tsx'
import { hrefOf } from '#platform/contract/href.ts'
import type { DraftOf, RecordOf } from '#platform/contract/resource.ts'
import { callQuery, recordQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { fairHalls } from '../../contract/fair-hall.ts'
import { type HallLight, hallsLight } from '../../contract/hall-light.ts'
import { visitHall } from '../../contract/hall-visit.ts'
import { hallPaths } from '../../contract/paths.ts'
import { readPlan } from '../../contract/plan.ts'
import { HallForm, sentHall } from '../hall-form/hall-form.tsx'

/** A hall's settings, and the way to the hall before and after it. */
export default function HallEditPage() {
  const t = useWords('halls')
  const api = useApi()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const { id } = useParams()
  const light = useQuery(callQuery(api, hallsLight, { query: { fair: fair.id } }))
  const hallId = Number(id ?? light.data?.[0]?.id ?? 0)
  const {
    data: hall,
    error,
    refetch,
  } = useQuery({ ...recordQuery(api, fairHalls, hallId), enabled: hallId > 0 })
  const failed = error ?? light.error
  if (failed)
    return (
      <ErrorState
        title={t('hall_form.failed')}
        onRetry={() => void Promise.all([light.refetch(), hallId > 0 && refetch()])}
      >
        {failed.message}
      </ErrorState>
    )
  if (light.data && !light.data.length)
    return (
      <EmptyState
        level={2}
        title={t('plan.no_hall')}
        action={<ButtonLink href={href(hallPaths.hallCreate)}>{t('plan.create_hall')}</ButtonLink>}
      >
        {t('plan.no_hall_text')}
      </EmptyState>
    )
  if (!hall || !light.data) return <Skeleton shape="rows" count={8} />
  return (
    <UnderOwnFair of={hall.fair.id} address={slug => hrefOf(hallPaths.hallEdit, { id: hall.id }, slug)}>
      <Settings key={`${hall.id}:${hall.version}`} hall={hall} halls={light.data} />
    </UnderOwnFair>
  )
}

function Settings({ hall, halls }: { hall: RecordOf<typeof fairHalls>; halls: HallLight[] }) {
  const t = useWords('halls')
  const api = useApi()
  const href = useSalonHref()
  const refresh = useRefresh()
  const draft = useDraft<DraftOf<typeof fairHalls>>(hall, `draft:hall:${hall.id}`)
  const at = halls.findIndex(one => one.id === hall.id)
  const { submit, problems, isPending } = useSubmit(async () => {
    await api.update(fairHalls, hall.id, sentHall(draft.changes))
    draft.reset()
    await refresh(fairHalls, hallsLight, readPlan, visitHall)
    toast.success(t('hall_form.saved'))
  })
  const neighbour = (to: HallLight | undefined, key: 'previous' | 'next') =>
    to && (
      <ButtonLink
        variant="ghost"
        icon={key === 'previous' ? ArrowLeft : undefined}
        iconAfter={key === 'next' ? ArrowRight : undefined}
        href={href(hallPaths.hallEdit, { id: to.id })}
      >
        {t(`hall_form.${key}`, { letter: to.letter })}
      </ButtonLink>
    )
  return (
    <>
      <PageTitle
        title={t('plan.hall_with_name', { letter: hall.letter, name: hall.name })}
        lead={t('plan.places', { count: hall.booths })}
        actions={
          <>
            {neighbour(halls[at - 1], 'previous')}
            {neighbour(halls[at + 1], 'next')}
            <ButtonLink
              variant="secondary"
              icon={LayoutGrid}
              href={href(hallPaths.hallAssign, { id: hall.id })}
            >
              {t('plan.title')}
            </ButtonLink>
          </>
        }
      />
      <HallForm id={hall.id} draft={draft} problems={problems} isPending={isPending} onSubmit={submit} />
    </>
  )
}
