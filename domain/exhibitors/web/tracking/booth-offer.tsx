import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type BackFirm, backFirms, backFirmsConfig } from '../../contract/back-firms.ts'
import { boothsForFirms, hallsWithRoom } from '../../contract/booths-for-firms.ts'
import { firms as allFirms } from '../../contract/firm.ts'

export type Boothless = Pick<BackFirm, 'fairFirm' | 'name'> & { fair: { id: number } }

const later = '-'

/** Exhibitors who were just approved and have no booth: one each, in a hall or to be placed later. */
export function BoothOffer({ firms, onClose }: { firms: readonly Boothless[]; onClose: () => void }) {
  const t = useWords('exhibitors')
  const say = useWords('validations')
  const api = useApi()
  const refresh = useRefresh()
  const [hall, setHall] = useState(later)
  const [isPending, setPending] = useState(false)
  const fairs = new Set(firms.map(one => one.fair.id))
  const fair = firms[0]?.fair.id ?? 0
  const { data: halls } = useQuery({
    ...callQuery(api, hallsWithRoom, { params: { id: fair } }),
    enabled: fairs.size === 1,
  })
  const close = () => {
    setHall(later)
    onClose()
  }
  const create = async () => {
    setPending(true)
    try {
      const { created, placed } = await api.call(boothsForFirms, {
        body: {
          ids: firms.map(one => one.fairFirm),
          ...(hall !== later && { fairHall: Number(hall) }),
        },
      })
      await refresh(backFirms, backFirmsConfig, allFirms)
      toast.success(t('tracking.booths_created', { count: created }), {
        hint: hall === later ? undefined : t('tracking.booths_placed', { count: placed }),
      })
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      toast.error(t('tracking.booths_not_created'), { hint: problemsOf(error, say).message })
    } finally {
      setPending(false)
      close()
    }
  }
  return (
    <Confirm
      isOpen={firms.length > 0}
      onOpenChange={isOpen => isOpen || close()}
      title={t('tracking.offer_title', { count: firms.length, name: firms[0]?.name ?? '' })}
      confirmLabel={t('tracking.offer_confirm', { count: firms.length })}
      isPending={isPending}
      onConfirm={() => void create()}
    >
      <p>{t('tracking.offer_text')}</p>
      {halls && halls.length > 0 && (
        <SelectField
          label={t('tracking.offer_hall')}
          options={[
            { id: later, label: t('tracking.offer_later') },
            ...halls.map(one => ({
              id: String(one.id),
              label: one.name,
              hint: t('tracking.offer_free', { count: one.free }),
              isDisabled: one.free === 0,
            })),
          ]}
          value={hall}
          onChange={id => setHall(String(id ?? later))}
        />
      )}
    </Confirm>
  )
}
