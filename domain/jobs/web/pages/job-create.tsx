import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { selectableFirms } from '#domain/exhibitors/contract/firm-lists.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { isLocale } from '#platform/contract/locale.ts'
import { runners } from '#platform/contract/runners.ts'
import { pageQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ComboboxField } from '#platform/web/ui/combobox.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { jobs } from '../../contract/job.ts'
import { ownJobs } from '../../contract/own-jobs.ts'
import { jobPaths } from '../../contract/paths.ts'
import { ModuleOff } from '../module-off.tsx'
import styles from '../offers/edit/edit.module.css'

/** A new offer: what it is called, and whose it is; all else is written on its own page. */
export default function JobCreatePage() {
  const t = useWords('jobs')
  const api = useApi()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const locale = useLocale()
  const { user, roles } = usePerson()
  const [search] = useSearchParams()
  const isRunning = roles.some(role => runners.includes(role))
  const [title, setTitle] = useState('')
  const [chosen, choose] = useState<string | null>(search.get('firm'))
  const [typed, setTyped] = useState('')
  const firms = useQuery({
    ...pageQuery(api, selectableFirms, { query: { fair: fair.id, search: typed } }),
    enabled: isRunning,
  })
  const firm = isRunning ? chosen : (user?.firm?.id ?? null)
  const language = fair.fairLanguages.some(({ code }) => code === locale) ? locale : fair.mainLanguage.code
  const { submit, problems, isPending } = useSubmit(async () => {
    const made = await api.create(jobs, {
      fair: fair.id,
      ...(firm !== null && { firm: Number(firm) }),
      ...(isLocale(language) && { translations: { [language]: { title } } }),
    })
    await refresh(ownJobs)
    await navigate(href(jobPaths.jobsEdit, { id: made.id }))
  })
  if (!fair.isUsingJobModule) return <ModuleOff />
  return (
    <>
      <PageTitle title={t('edit.new')} lead={t('edit.new_lead')} />
      <div className={styles.create}>
        <Form problems={problems} onSubmit={submit} aria-label={t('edit.new')}>
          {isRunning && (
            <ComboboxField
              label={t('edit.firm')}
              name="firm"
              isRequired
              options={(firms.data?.rows ?? []).map(({ id, name }) => ({ id: String(id), label: name }))}
              value={chosen}
              valueLabel={firms.data?.rows.find(({ id }) => String(id) === chosen)?.name}
              onChange={choose}
              onSearch={setTyped}
              isSearching={firms.isFetching}
            />
          )}
          <TextField
            label={t('edit.title')}
            hint={t('edit.title_in', { language: isLocale(language) ? languageNames[language] : language })}
            name="title"
            isRequired
            maxLength={160}
            value={title}
            onChange={setTitle}
          />
          <FormActions>
            <Button type="submit" isPending={isPending}>
              {t('edit.create')}
            </Button>
          </FormActions>
        </Form>
      </div>
    </>
  )
}
