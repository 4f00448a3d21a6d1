import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, FormActions, FormRow } from '#platform/web/ui/form.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type Account, dashboard, type Place, readAccount, writeAccount } from '../../contract/accounts.ts'
import { states } from '../../contract/sides.ts'
import { NextStep } from './next-step.tsx'
import { Sales } from './sales.tsx'

type AgreedTerms = Pick<Account, 'state' | 'discount' | 'sales' | 'version'>

/** What was agreed: the state, set by hand, and a discount. */
export function AccountForm({ place, account }: { place: Place; account: Account }) {
  const t = useWords('billing')
  const api = useApi()
  const refresh = useRefresh()
  const { state, discount, sales, version } = account
  const draft = useDraft<AgreedTerms>(
    { state, discount, sales, version },
    `draft:account:${place.side}:${place.fair}:${place.firm}`,
  )
  // Upon what was there when the first field was changed.
  const change = (next: Partial<AgreedTerms>) =>
    draft.setAll({ ...next, version: Number(draft.value.version) })
  const { submit, problems, isPending } = useSubmit(async () => {
    await api.call(writeAccount, { params: place, body: draft.changes }).catch(async error => {
      // Giving up what was changed here shows what stands there now.
      if (error instanceof ProblemError && error.status === 412) await refresh(readAccount)
      throw error
    })
    draft.reset()
    await refresh(dashboard, readAccount)
    toast.success(t('account.saved'))
  })
  const isInvoiced = account.invoices.some(one => !one.cancels && !one.isCancelled)
  return (
    <Form problems={problems} onSubmit={submit} aria-label={t('account.terms')}>
      <Sales
        side={place.side}
        fair={place.fair}
        sales={draft.value.sales}
        onChange={sales => change({ sales })}
      />
      <FormRow>
        <SelectField
          name="state"
          label={t('dashboard.state')}
          value={String(draft.value.state)}
          options={states.map(id => ({
            id,
            label: t(`state.${id}`),
            isDisabled: isInvoiced && (id === 'open' || id === 'quoted'),
          }))}
          onChange={next => {
            const state = states.find(one => one === next)
            if (state) change({ state })
          }}
        />
        <NumberField
          name="discount"
          label={t('account.discount')}
          hasSteps={false}
          value={Number(draft.value.discount) / 10000}
          minValue={0}
          maxValue={1}
          step={0.0001}
          formatOptions={{ style: 'percent', maximumFractionDigits: 2 }}
          onChange={value => change({ discount: Number.isNaN(value) ? 0 : Math.round(value * 10000) })}
        />
      </FormRow>
      <FormActions>
        {draft.isChanged ? (
          <>
            <Button type="submit" isPending={isPending}>
              {t('account.save')}
            </Button>
            <Button variant="ghost" onPress={draft.reset}>
              {t('account.discard')}
            </Button>
          </>
        ) : (
          <NextStep place={place} account={account} />
        )}
      </FormActions>
    </Form>
  )
}
