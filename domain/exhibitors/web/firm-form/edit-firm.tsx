import { ReceiptText } from 'lucide-react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { RecordOf } from '#platform/contract/resource.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { backFirms } from '../../contract/back-firms.ts'
import { firms } from '../../contract/firm.ts'
import { computedFirm, firmCard } from '../../contract/firm-card.ts'
import { changeSectors } from '../../contract/firm-changes.ts'
import { frontFirms, frontFirmsConfig } from '../../contract/front-firms.ts'
import { firmBilling } from '../../contract/paths.ts'
import { useMayDecide } from '../tracking/tracking-actions.ts'
import type { FirmDraft } from './firm-draft.ts'
import { FirmForm } from './firm-form.tsx'
import { LogoField } from './logo-field.tsx'

/** A firm as it is, to change. */
export function EditFirm({ firm }: { firm: RecordOf<typeof firms> }) {
  const t = useWords('exhibitors')
  const api = useApi()
  const refresh = useRefresh()
  const href = useSalonHref()
  const isRunner = useMayDecide()
  const draft = useDraft<FirmDraft>(firm, `draft:firm:${firm.id}`)
  return (
    <FirmForm
      draft={draft}
      isRunner={isRunner}
      logo={<LogoField firm={firm} />}
      billing={
        <div>
          <ButtonLink
            variant="secondary"
            size="small"
            icon={ReceiptText}
            href={href(firmBilling, { id: firm.id })}
          >
            {t('tracking.billing')}
          </ButtonLink>
        </div>
      }
      onSend={async ({ fields, sectors }) => {
        if (sectors) await api.call(changeSectors, { params: { id: firm.id }, body: sectors })
        if (Object.keys(fields).length) await api.update(firms, firm.id, fields)
        draft.reset()
        await refresh(firms, frontFirms, frontFirmsConfig, backFirms, computedFirm, firmCard)
        toast.success(t('firm.saved'))
      }}
    />
  )
}
