import { useState } from 'react'
import { useNavigate } from 'react-router'
import { hrefOf } from '#platform/contract/href.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { DateTimeField } from '#platform/web/ui/date-time-field.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Form, FormActions, FormRow } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { duplicateFair } from '../../contract/duplicate.ts'
import { fairs } from '../../contract/fair.ts'
import { fairPaths } from '../../contract/paths.ts'
import { defaultFairs } from '../../contract/public-fair.ts'
import { proposedSlug } from '../../contract/rules.ts'
import { aYearLater, nextYearIn } from './later-date.ts'
import type { YearlyFair } from './yearly-fair.ts'

/** Asks how the fair made after this one is called, when it is, and whether its exhibitors come along. */
export function DuplicateFair({ fair, onClose }: { fair: YearlyFair; onClose: () => void }) {
  const t = useWords('fairs')
  const api = useApi()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const old = fair.name ?? fair.homepage
  const [name, setName] = useState(nextYearIn(old, fair.startDate))
  const [slug, setSlug] = useState<string | null>(null)
  const [withExhibitors, setWithExhibitors] = useState(false)
  const [dates, setDates] = useState({
    startDate: aYearLater(fair.startDate, fair.timeZone),
    endDate: aYearLater(fair.endDate, fair.timeZone),
  })
  const proposed = proposedSlug(name)
  const homepage = slug ?? (proposed === fair.homepage ? `${proposed}-2` : proposed)
  const { submit, problems, isPending } = useSubmit(async () => {
    const made = await api.call(duplicateFair, {
      params: { id: fair.id },
      body: { name, homepage, withExhibitors, ...dates },
    })
    await refresh(fairs, defaultFairs)
    toast.success(t('year.made', { name }))
    onClose()
    await navigate(hrefOf(fairPaths.fairEdit, { id: made.id }, made.homepage))
  })
  return (
    <Dialog
      isOpen
      isBusy={isPending}
      title={t('year.duplicate_title', { name: old })}
      lead={t('year.duplicate_lead')}
      onOpenChange={isOpen => isOpen || onClose()}
    >
      <Form problems={problems} onSubmit={submit}>
        <TextField
          name="name"
          label={t('year.name')}
          isRequired
          value={name}
          onChange={setName}
          maxLength={120}
        />
        <TextField
          name="homepage"
          label={t('create.homepage')}
          hint={t('create.homepage_hint', { address: `/${homepage || '…'}` })}
          isRequired
          value={homepage}
          onChange={setSlug}
          maxLength={60}
        />
        <FormRow>
          <DateTimeField
            name="startDate"
            label={t('settings.startDate')}
            timeZone={fair.timeZone}
            value={dates.startDate}
            onChange={startDate => setDates(now => ({ ...now, startDate }))}
          />
          <DateTimeField
            name="endDate"
            label={t('settings.endDate')}
            timeZone={fair.timeZone}
            value={dates.endDate}
            onChange={endDate => setDates(now => ({ ...now, endDate }))}
          />
        </FormRow>
        <CheckboxField
          name="withExhibitors"
          hint={t('year.with_exhibitors_hint')}
          isSelected={withExhibitors}
          onChange={setWithExhibitors}
        >
          {t('year.with_exhibitors')}
        </CheckboxField>
        <FormActions>
          <Button type="submit" isPending={isPending}>
            {t('year.make')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
