import type { TableFormat } from '#platform/contract/table-format.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { ExportButton } from '#platform/web/ui/export-button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { exportDashboard } from '../../contract/accounts.ts'
import type { Side, State } from '../../contract/sides.ts'

type Props = {
  side: Side
  asked: { fair: number; state: State | undefined; search: string | undefined }
}

/** What the list shows, as a file. */
export function DashboardExport({ side, asked: { fair, state, search } }: Props) {
  const t = useWords('billing')
  const api = useApi()
  const { run, isPending } = useAction()
  const download = async (format: TableFormat) => {
    const asked = { format, fair: String(fair), ...(state && { state }), ...(search && { search }) }
    const path = exportDashboard.path.replace('{side}', side)
    saveFile(await api.file(`${path}?${new URLSearchParams(asked)}`), `billing-${side}.${format}`)
  }
  return (
    <ExportButton
      label={t('dashboard.export')}
      isPending={isPending}
      onExport={format => run(() => download(format))}
    />
  )
}
