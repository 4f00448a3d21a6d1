import { useNavigate } from 'react-router'
import { defaultFairs } from '#domain/fairs/contract/public-fair.ts'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { backFirms, backFirmsConfig } from '../../contract/back-firms.ts'
import { createFirm } from '../../contract/firm-changes.ts'
import { frontFirms } from '../../contract/front-firms.ts'
import { exhibitorPaths } from '../../contract/paths.ts'
import { useFirmChoices } from './choices.ts'
import { changesOf } from './firm-draft.ts'
import { FirmFields } from './firm-fields.tsx'
import styles from './firm-form.module.css'
import { FirmPreview } from './firm-preview.tsx'

const nothing = { color: '#2f6fa8', shape: 'sq', isVisible: true }

/** An exhibitor that the organizer adds to the fair; the logo and the people follow once it is there. */
export function CreateFirm() {
  const t = useWords('exhibitors')
  const api = useApi()
  const fair = useFair()
  const href = useSalonHref()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const choices = useFirmChoices()
  const draft = useDraft(nothing, `draft:firm:new:${fair?.id ?? 0}`)
  const { submit, problems, isPending } = useSubmit(async () => {
    const { fields, sectors } = changesOf(draft)
    const made = await api.call(createFirm, {
      body: { ...fields, ...sectors, ...(fair && { fair: fair.id }) },
    })
    draft.reset()
    await refresh(backFirms, backFirmsConfig, frontFirms, defaultFairs)
    toast.success(t('firm.created', { name: made.name }))
    await navigate(`${href(exhibitorPaths.exhibitorManage)}?firm=${made.id}`)
  })
  return (
    <div className={styles.page}>
      <Form problems={problems} onSubmit={submit}>
        <FirmFields
          draft={draft}
          choices={choices}
          languages={fair?.fairLanguages.map(one => one.code) ?? []}
          isRunner
        />
        <FormActions>
          <Button type="submit" isPending={isPending}>
            {t('firm.create')}
          </Button>
        </FormActions>
      </Form>
      <FirmPreview draft={draft.value} choices={choices} />
    </div>
  )
}
