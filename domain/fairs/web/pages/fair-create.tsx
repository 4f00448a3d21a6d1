import { useState } from 'react'
import { useNavigate } from 'react-router'
import { hrefOf } from '#platform/contract/href.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { DateTimeField } from '#platform/web/ui/date-time-field.tsx'
import { Form, FormActions, FormRow } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { fairs } from '../../contract/fair.ts'
import { fairPaths } from '../../contract/paths.ts'
import { defaultFairs } from '../../contract/public-fair.ts'
import { proposedSlug } from '../../contract/rules.ts'

/** A fair in a minute: a name, an address, two dates. Everything else has a default and its place in the settings. */
export default function FairCreatePage() {
  const t = useWords('fairs')
  const api = useApi()
  const locale = useLocale()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [name, setName] = useState('')
  const [slug, setSlug] = useState<string | null>(null)
  const [dates, setDates] = useState<{ startDate: string | null; endDate: string | null }>({
    startDate: null,
    endDate: null,
  })
  const timeZone = 'Europe/Paris'
  const homepage = slug ?? proposedSlug(name)
  const { submit, problems, isPending } = useSubmit(async () => {
    const fair = await api.create(fairs, { homepage, translations: { [locale]: { name } }, ...dates })
    await refresh(fairs, defaultFairs)
    toast.success(t('create.done'))
    await navigate(hrefOf(fairPaths.fairEdit, { id: fair.id }, fair.homepage))
  })
  return (
    <>
      <PageTitle title={t('create.title')} lead={t('create.lead')} />
      <Form problems={problems} onSubmit={submit}>
        <TextField
          name="name"
          label={t('create.name')}
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
            timeZone={timeZone}
            value={dates.startDate}
            onChange={startDate => setDates(now => ({ ...now, startDate }))}
          />
          <DateTimeField
            name="endDate"
            label={t('settings.endDate')}
            timeZone={timeZone}
            value={dates.endDate}
            onChange={endDate => setDates(now => ({ ...now, endDate }))}
          />
        </FormRow>
        <FormActions>
          <Button type="submit" isPending={isPending}>
            {t('create.submit')}
          </Button>
        </FormActions>
      </Form>
    </>
  )
}
