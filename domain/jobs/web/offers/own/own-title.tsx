import { Plus, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import type { TableFormat } from '#platform/contract/table-format.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { isFor } from '#platform/web/screens/screen.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { ExportButton } from '#platform/web/ui/export-button.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { exportJobs } from '../../../contract/job-calls.ts'
import { jobPaths } from '../../../contract/paths.ts'
import { offerKeepers } from '../keepers.ts'
import { FeedAddress } from './feed-address.tsx'

/** The way to write an offer, for whoever may. */
export function CreateOffer() {
  const t = useWords('jobs')
  const href = useSalonHref()
  const { roles } = usePerson()
  return isFor(offerKeepers, roles) ? (
    <ButtonLink size="small" icon={Plus} href={href(jobPaths.jobsCreate)}>
      {t('own_offers.create')}
    </ButtonLink>
  ) : null
}

/** The head of both faces of the list, with how offers come in and go out. */
export function OwnTitle({ lead }: { lead: ReactNode }) {
  const t = useWords('jobs')
  const api = useApi()
  const href = useSalonHref()
  const fair = useCurrentFair()
  const { roles } = usePerson()
  const { run, isPending } = useAction()
  const download = (format: TableFormat) =>
    run(async () => {
      const query = new URLSearchParams({ fair: String(fair.id), format })
      saveFile(await api.file(`${exportJobs.path}?${query}`), `offers.${format}`)
    })
  return (
    <PageTitle
      isShort
      title={t('own_offers.title')}
      lead={lead}
      actions={
        isFor(offerKeepers, roles) && (
          <>
            <FeedAddress />
            <ExportButton label={t('own_offers.export')} isPending={isPending} onExport={download} />
            <ButtonLink variant="secondary" size="small" icon={Upload} href={href(jobPaths.jobsImport)}>
              {t('own_offers.import')}
            </ButtonLink>
            <CreateOffer />
          </>
        )
      }
    />
  )
}
