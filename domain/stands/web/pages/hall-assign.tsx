import { Box, List, Undo2, Upload } from 'lucide-react'
import { useParams } from 'react-router'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { hallPaths } from '#domain/halls/contract/paths.ts'
import { freePlaces, waitingStands } from '#domain/halls/contract/rules.ts'
import { useFace } from '#domain/scenes/web/use-face.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { PlanBoard } from '../plan/plan-board.tsx'
import { usePlan } from '../plan/use-plan.ts'

/** The plan: which stand stands where. */
export default function HallAssignPage() {
  const t = useWords('halls')
  const fair = useCurrentFair()
  const href = useSalonHref()
  const { id } = useParams()
  const { face, setFace } = useFace()
  const state = usePlan(fair.id)
  const { plan, error, refetch } = state
  if (!plan) return <LoadState of={{ error, refetch }} failed={t('plan.failed')} shape="card" count={2} />
  const hall = plan.halls.find(one => one.id === Number(id)) ?? plan.halls[0]
  if (!hall)
    return (
      <>
        <PageTitle title={t('plan.title')} />
        <EmptyState
          level={2}
          title={t('plan.no_hall')}
          action={
            <>
              <ButtonLink icon={Upload} href={href(exhibitorPaths.exhibitorImport)}>
                {t('plan.import')}
              </ButtonLink>{' '}
              <ButtonLink variant="secondary" href={href(hallPaths.hallCreate)}>
                {t('plan.create_hall')}
              </ButtonLink>
            </>
          }
        >
          {t('plan.no_hall_text')}
        </EmptyState>
      </>
    )
  const free = freePlaces(hall).length
  return (
    <>
      <PageTitle
        title={t('plan.title')}
        lead={[
          hall.name === hall.letter
            ? t('plan.hall_named', { letter: hall.letter })
            : t('plan.hall_with_name', { letter: hall.letter, name: hall.name }),
          t('plan.placed', { count: hall.places.length - free }),
          t('plan.free_places', { count: free }),
          t('plan.waiting', { count: waitingStands(plan).length }),
        ].join(' · ')}
        actions={
          <>
            <Button
              variant="ghost"
              icon={Undo2}
              isDisabled={!state.canUndo}
              aria-keyshortcuts="Control+Z"
              onPress={state.undo}
            >
              {t('plan.undo')}
            </Button>
            <ButtonLink variant="secondary" icon={Upload} href={href(exhibitorPaths.exhibitorImport)}>
              {t('plan.import')}
            </ButtonLink>
            <Segmented
              label={t('plan.face')}
              value={face}
              onChange={next => setFace(next === 'list' ? 'list' : 'scene')}
              segments={[
                { id: 'scene', label: t('plan.face_scene'), icon: Box },
                { id: 'list', label: t('plan.face_list'), icon: List },
              ]}
            />
          </>
        }
      />
      <PlanBoard plan={plan} hall={hall} state={state} face={face} />
    </>
  )
}
