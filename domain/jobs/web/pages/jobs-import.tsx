import { BriefcaseBusiness } from 'lucide-react'
import { useState } from 'react'
import { languagesOf, useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { importLimits } from '#platform/contract/import.ts'
import { useRefresh } from '#platform/web/api/api-context.tsx'
import { ImportDone } from '#platform/web/import/done.tsx'
import { ImportSteps } from '#platform/web/import/import-steps.tsx'
import { useImport } from '#platform/web/import/use-import.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Figure, Figures } from '#platform/web/ui/figure-card.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { jobFacets, jobList } from '../../contract/job-calls.ts'
import { jobCounts } from '../../contract/job-counts.ts'
import { type OfferImportPreview, offerFields, offerImport } from '../../contract/job-import.ts'
import { newestJobs } from '../../contract/newest-jobs.ts'
import { ownJobs } from '../../contract/own-jobs.ts'
import { jobPaths } from '../../contract/paths.ts'
import { ModuleOff } from '../module-off.tsx'

/** Offers from a file: new ones come as drafts, those of the same reference are brought up to date. */
export default function JobsImportPage() {
  return useCurrentFair().isUsingJobModule ? <OfferImport /> : <ModuleOff />
}

function OfferImport() {
  const t = useWords('jobs')
  const fair = useCurrentFair()
  const href = useSalonHref()
  const refresh = useRefresh()
  const own = useLocale()
  const rows = new Intl.NumberFormat(own).format(importLimits.rows)
  const spoken = languagesOf(fair)
  const [locale, setLocale] = useState(spoken.find(one => one === own) ?? spoken[0] ?? own)
  const state = useImport(offerImport, {
    params: { id: fair.id },
    query: { locale },
    whenDone: () => refresh(ownJobs, jobList, jobFacets, jobCounts, newestJobs),
  })
  return (
    <>
      <PageTitle title={t('import.title')} lead={t('import.lead')} />
      <ImportSteps
        label={t('import.title')}
        state={state}
        fields={offerFields}
        labelOf={field => t(`import.field_${field}`)}
        fileHint={t('import.file_hint', { rows })}
        fileLead={t('import.file_lead')}
        exampleName="offers.csv"
        accepts={['.xml', '.json', '.jsonld']}
        options={
          <SelectField
            label={t('import.locale')}
            value={locale}
            options={spoken.map(id => ({ id, label: languageNames[id] }))}
            onChange={id => id && setLocale(id)}
          />
        }
        changes={preview => <OfferFigures preview={preview} />}
        done={preview => (
          <ImportDone
            state={state}
            title={t('import.done', { count: preview.created + preview.updated })}
            text={t('import.done_text')}
            links={
              <ButtonLink icon={BriefcaseBusiness} href={href(jobPaths.jobsMyoffers)}>
                {t('import.see')}
              </ButtonLink>
            }
          >
            <OfferFigures preview={preview} />
          </ImportDone>
        )}
      />
    </>
  )
}

function OfferFigures({ preview }: { preview: OfferImportPreview }) {
  const t = useWords('jobs')
  const number = new Intl.NumberFormat(useLocale())
  return (
    <Figures>
      {(['created', 'updated'] as const)
        .filter(kind => kind === 'created' || preview[kind])
        .map(kind => (
          <Figure
            key={kind}
            label={t(`import.${kind}`)}
            value={number.format(preview[kind])}
            sentence={t(`import.${kind}_text`)}
          />
        ))}
    </Figures>
  )
}
