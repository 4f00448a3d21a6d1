import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { hrefOf } from '#platform/contract/href.ts'
import { listQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ComboboxField } from '#platform/web/ui/combobox.tsx'
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
import { timeZonesIn } from '../time-zones.ts'
import styles from './fair-create.module.css'

/** Fairs that are already called so, or found there. */
function useAlikeFairs(name: string, homepage: string) {
  const api = useApi()
  const wanted = useDeferredValue(name.trim())
  const address = useDeferredValue(homepage)
  const { data: named } = useQuery({
    ...listQuery(api, fairs, { search: wanted, itemsPerPage: 20 }),
    enabled: wanted.length > 2,
  })
  const { data: found } = useQuery({
    ...listQuery(api, fairs, { homepage: address }),
    enabled: address.length > 1,
  })
  const isSame = (one: string | undefined) => one?.toLocaleLowerCase() === wanted.toLocaleLowerCase()
  return {
    hasName: Boolean(wanted) && Boolean(named?.rows.some(fair => isSame(fair.name))),
    hasAddress: Boolean(found?.rows.some(fair => fair.homepage === address)),
  }
}

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
  const [timeZone, setTimeZone] = useState('Europe/Paris')
  const homepage = slug ?? proposedSlug(name)
  const alike = useAlikeFairs(name, homepage)
  const { submit, problems, isPending } = useSubmit(async () => {
    const fair = await api.create(fairs, {
      homepage,
      timeZone,
      translations: { [locale]: { name } },
      ...dates,
    })
    await refresh(fairs, defaultFairs)
    toast.success(t('create.done'))
    await navigate(hrefOf(fairPaths.fairEdit, { id: fair.id }, fair.homepage))
  })
  return (
    <div className={styles.page}>
      <PageTitle title={t('create.title')} lead={t('create.lead')} />
      <Form problems={problems} onSubmit={submit}>
        <TextField
          name="name"
          label={t('create.name')}
          hint={alike.hasName ? t('create.same_name') : undefined}
          isRequired
          value={name}
          onChange={setName}
          maxLength={120}
        />
        <TextField
          name="homepage"
          label={t('create.homepage')}
          hint={t('create.homepage_hint', { address: `/${homepage || '…'}` })}
          error={alike.hasAddress ? t('create.same_homepage') : undefined}
          isRequired
          value={homepage}
          onChange={setSlug}
          maxLength={60}
        />
        <ComboboxField
          name="timeZone"
          label={t('settings.timeZone')}
          hint={t('settings.timeZone_hint')}
          options={timeZonesIn(locale)}
          value={timeZone}
          onChange={zone => setTimeZone(zone ?? timeZone)}
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
    </div>
  )
}
