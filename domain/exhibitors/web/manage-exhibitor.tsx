import { useQuery } from '@tanstack/react-query'
import { Check, Eye, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { UnderOwnFair } from '#domain/fairs/web/under-own-fair.tsx'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { recordQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { firms } from '../contract/firm.ts'
import { exhibitorPaths } from '../contract/paths.ts'
import { CreateFirm } from './firm-form/create-firm.tsx'
import { EditFirm } from './firm-form/edit-firm.tsx'
import { SharedFirm } from './firm-form/shared-firm.tsx'
import { FirmStands } from './firm-stands.tsx'
import { RemoveFirm } from './remove-firm.tsx'
import { type Boothless, BoothOffer } from './tracking/booth-offer.tsx'
import { ValidationBadge } from './tracking/states.tsx'
import { useValidation } from './tracking/use-validation.ts'
import { useIsShared } from './use-is-shared.ts'

/** What later domains show of a firm below it. */
type Props = { more: (firm: RecordOf<typeof firms>) => ReactNode }

/** An exhibitor as its organizer keeps it; without one in the address, a new one. */
export function ManageExhibitor({ more }: Props) {
  const t = useWords('exhibitors')
  const api = useApi()
  const [search] = useSearchParams()
  const id = Number(search.get('firm')) || 0
  const fair = useFair()
  const { data: firm, error, refetch } = useQuery({ ...recordQuery(api, firms, id), enabled: id > 0 })
  const fairs = firm?.fairFirms.map(one => one.fair.id) ?? []
  const within = fairs.find(one => one === fair?.id) ?? fairs[0]
  if (!id)
    return (
      <>
        <PageTitle title={t('firm.new')} lead={t('firm.new_lead')} />
        <CreateFirm />
      </>
    )
  if (error)
    return (
      <ErrorState title={t('firm.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!firm) return <Skeleton shape="rows" count={8} />
  return (
    <UnderOwnFair
      of={within ?? 0}
      address={slug => `${hrefOf(exhibitorPaths.exhibitorManage, {}, slug)}?firm=${id}`}
    >
      <Manage key={firm.id} firm={firm}>
        {more(firm)}
      </Manage>
    </UnderOwnFair>
  )
}

function Manage({ firm, children }: { firm: RecordOf<typeof firms>; children: ReactNode }) {
  const t = useWords('exhibitors')
  const href = useSalonHref()
  const fair = useFair()
  const isShared = useIsShared(firm.id)
  const { decide, isPending } = useValidation()
  const [isRemoving, setRemoving] = useState(false)
  const participation = firm.fairFirms.find(one => one.fair.id === fair?.id)
  const [boothless, offerBooths] = useState<readonly Boothless[]>([])
  const approve = async () => {
    if (!participation) return
    const { id: fairFirm, fair, isValidated } = participation
    const approved = { fairFirm, name: firm.name, fair, isValidated }
    const hasBooth = firm.stands.some(stand => stand.fair.id === participation.fair.id)
    if ((await decide([approved], 1)) && !hasBooth) offerBooths([approved])
  }
  return (
    <>
      <PageTitle
        title={firm.name}
        before={participation && <ValidationBadge state={participation.isValidated} />}
        lead={t('firm.manage_lead')}
        actions={
          <>
            <ButtonLink
              variant="secondary"
              icon={Eye}
              href={href(exhibitorPaths.exhibitorsId, { id: firm.id })}
            >
              {t('tracking.see')}
            </ButtonLink>
            <Button variant="ghost" icon={Trash2} onPress={() => setRemoving(true)}>
              {t('firm.remove')}
            </Button>
            {participation && participation.isValidated !== validationState.validated && (
              <Button icon={Check} isPending={isPending} onPress={() => void approve()}>
                {t('tracking.validate')}
              </Button>
            )}
          </>
        }
      />
      {isShared === undefined ? (
        <Skeleton shape="rows" count={6} />
      ) : isShared ? (
        <SharedFirm firm={firm} />
      ) : (
        <EditFirm firm={firm} />
      )}
      <FirmStands firm={firm} />
      {children}
      <BoothOffer firms={boothless} onClose={() => offerBooths([])} />
      <RemoveFirm firm={firm} isOpen={isRemoving} onOpenChange={setRemoving} />
    </>
  )
}
