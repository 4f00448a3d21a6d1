import { ReceiptText } from 'lucide-react'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { RecordOf } from '#platform/contract/resource.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { backFirms } from '../../contract/back-firms.ts'
import { firms } from '../../contract/firm.ts'
import { computedFirm, firmCard } from '../../contract/firm-card.ts'
import { changeSectors } from '../../contract/firm-changes.ts'
import { frontFirms, frontFirmsConfig } from '../../contract/front-firms.ts'
import { firmBilling } from '../../contract/paths.ts'
import { useMayDecide } from '../tracking/tracking-actions.ts'
import { useFirmChoices } from './choices.ts'
import { changesOf } from './firm-draft.ts'
import { FirmFields } from './firm-fields.tsx'
import styles from './firm-form.module.css'
import { FirmPreview } from './firm-preview.tsx'
import { LogoField } from './logo-field.tsx'

/** A firm as it is, to change; the card beside it shows what visitors will see. */
export function EditFirm({ firm }: { firm: RecordOf<typeof firms> }) {
  const t = useWords('exhibitors')
  const api = useApi()
  const refresh = useRefresh()
  const fair = useFair()
  const href = useSalonHref()
  const choices = useFirmChoices()
  const isRunner = useMayDecide()
  const draft = useDraft(firm, `draft:firm:${firm.id}`)
  const { submit, problems, isPending } = useSubmit(async () => {
    const { fields, sectors } = changesOf(draft)
    if (sectors) await api.call(changeSectors, { params: { id: firm.id }, body: sectors })
    if (Object.keys(fields).length) await api.update(firms, firm.id, fields)
    draft.reset()
    await refresh(firms, frontFirms, frontFirmsConfig, backFirms, computedFirm, firmCard)
    toast.success(t('firm.saved'))
  })
  return (
    <div className={styles.page}>
      <Form problems={problems} onSubmit={submit}>
        <FirmFields
          draft={draft}
          choices={choices}
          languages={fair?.fairLanguages.map(one => one.code) ?? []}
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
          isRunner={isRunner}
        />
        <FormActions>
          <Button type="submit" isPending={isPending} isDisabled={!draft.isChanged}>
            {t('firm.save')}
          </Button>
          {draft.isChanged && (
            <Button variant="ghost" onPress={draft.reset}>
              {t('firm.discard')}
            </Button>
          )}
        </FormActions>
      </Form>
      <FirmPreview draft={draft.value} choices={choices} />
    </div>
  )
}
