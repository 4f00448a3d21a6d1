import type { TableFormat } from '#platform/contract/table-format.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { ExportButton } from '#platform/web/ui/export-button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { exportConferenceFigures, type figureParts } from '../../contract/statistics.ts'

type Props = { conference: number; of: (typeof figureParts)[number] }

/** A part of the figures as a file. */
export function FigureExport({ conference, of }: Props) {
  const t = useWords('conferences')
  const api = useApi()
  const { run, isPending } = useAction()
  const download = (format: TableFormat) =>
    run(async () => {
      const path = exportConferenceFigures.path.replace('{id}', String(conference))
      const query = new URLSearchParams({ of, format })
      saveFile(await api.file(`${path}?${query}`), `session-${conference}-${of}.${format}`)
    })
  return <ExportButton label={t(`presence.export_${of}`)} isPending={isPending} onExport={download} />
}
