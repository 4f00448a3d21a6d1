import { useNavigate } from 'react-router'
import { defaultFairs } from '#domain/fairs/contract/public-fair.ts'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { backFirms, backFirmsConfig } from '../../contract/back-firms.ts'
import { createFirm } from '../../contract/firm-changes.ts'
import { frontFirms } from '../../contract/front-firms.ts'
import { exhibitorPaths } from '../../contract/paths.ts'
import type { FirmDraft } from './firm-draft.ts'
import { FirmForm } from './firm-form.tsx'

const nothing: FirmDraft = { color: '#2f6fa8', shape: 'sq', isVisible: true }

/** An exhibitor that the organizer adds to the fair; the logo and the people follow once it is there. */
export function CreateFirm() {
  const t = useWords('exhibitors')
  const api = useApi()
  const fair = useFair()
  const href = useSalonHref()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const draft = useDraft<FirmDraft>(nothing, `draft:firm:new:${fair?.id ?? 0}`)
  return (
    <FirmForm
      draft={draft}
      isRunner
      isNew
      onSend={async ({ fields, sectors }) => {
        const made = await api.call(createFirm, {
          body: { ...fields, ...sectors, ...(fair && { fair: fair.id }) },
        })
        draft.reset()
        await refresh(backFirms, backFirmsConfig, frontFirms, defaultFairs)
        toast.success(t('firm.created', { name: made.name }))
        await navigate(`${href(exhibitorPaths.exhibitorManage)}?firm=${made.id}`)
      }}
    />
  )
}
