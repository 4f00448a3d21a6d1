import { useQuery } from '@tanstack/react-query'
import { countries } from '#domain/reference/contract/geography.ts'
import type { DraftOf, RecordOf } from '#platform/contract/resource.ts'
import { listQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { DraftFields } from '#platform/web/forms/draft-fields.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Form, FormSection } from '#platform/web/ui/form.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { dashboard, readAccount } from '../../contract/accounts.ts'
import { billingConfigurations } from '../../contract/configuration.ts'
import { readPrices } from '../../contract/prices.ts'
import styles from '../billing.module.css'
import { configurationSections } from './sections.ts'
import { VatRates } from './vat-rates.tsx'

type Configuration = RecordOf<typeof billingConfigurations>

/** `kept` is changed; without it one is made, beginning with `first`. */
export function ConfigurationForm({
  fair,
  kept,
  first,
}: {
  fair: number | null
  kept: Configuration | undefined
  first: DraftOf<typeof billingConfigurations>
}) {
  const t = useWords('billing')
  const api = useApi()
  const refresh = useRefresh()
  const { data } = useQuery(listQuery(api, countries, { pagination: false }))
  const known = data?.rows ?? []
  const draft = useDraft<DraftOf<typeof billingConfigurations>>(
    kept ?? first,
    `draft:billing:${fair ?? 'all'}`,
  )
  const { submit, problems, isPending } = useSubmit(async () => {
    const sent = toSend(kept ? draft.changes : { ...draft.value, fair })
    await (kept ? api.update(billingConfigurations, kept.id, sent) : api.create(billingConfigurations, sent))
    draft.reset()
    await refresh(billingConfigurations, readPrices, dashboard, readAccount)
    toast.success(t('configure.saved'))
  })
  return (
    <Form problems={problems} onSubmit={submit} aria-label={t('configure.title')}>
      {configurationSections(known).map(section => (
        <FormSection
          key={section.id}
          title={t(`configure.section_${section.id}`)}
          hint={t(`configure.section_${section.id}_hint`)}
        >
          <DraftFields draft={draft} t={t} prefix="configure" fields={section.fields} />
          {section.id === 'money' && (
            <VatRates
              rates={draft.value.vatRates ?? []}
              countries={known}
              onChange={rates => draft.set('vatRates', rates)}
            />
          )}
        </FormSection>
      ))}
      <div className={styles.save}>
        <SaveActions draft={draft} isPending={isPending} isDisabled={Boolean(kept) && !draft.isChanged} />
      </div>
    </Form>
  )
}

/** Empty fields as nothing; lines of rates without a country are left out. */
const toSend = ({ vatRates, ...values }: DraftOf<typeof billingConfigurations>) => ({
  ...Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name !== 'id' && name !== 'version')
      .map(([name, value]) => [name, value === '' && name !== 'numberPrefix' ? null : value]),
  ),
  ...(vatRates && { vatRates: vatRates.filter(rate => rate.country) }),
})
