import { ExportButton } from '#platform/web/ui/export-button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { useAddressQuery } from '../use-address-query.ts'
import { trackingParameters } from './tracking.tsx'
import { useExport } from './use-export.ts'

/** The list as it is narrowed and ordered now, as a file. */
export function TrackingExport({ fair }: { fair?: number }) {
  const t = useWords('exhibitors')
  const { asked } = useAddressQuery(trackingParameters)
  const { download, isPending } = useExport(asked, fair)
  return <ExportButton label={t('tracking.export')} isPending={isPending} onExport={download} />
}
