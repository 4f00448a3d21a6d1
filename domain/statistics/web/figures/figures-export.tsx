import type { TableFormat } from '#platform/contract/table-format.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { ExportButton } from '#platform/web/ui/export-button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { exportStatistics, type FigurePart } from '../../contract/figures.ts'

/** What the page lists of what lies within something. */
export type Listed = 'fair_halls' | 'stands' | 'stand_resources' | 'stand_videos' | 'jobs'

type Props = {
  asked: Readonly<Record<string, string | number | undefined>>
  /** What is taken along: a list by what it lists, or a part of the page. */
  name: Listed | 'firms' | 'hours' | FigurePart
}

/** What a list or a chart shows, as a file with its period and filters. */
export function FiguresExport({ asked, name }: Props) {
  const t = useWords('statistics')
  const api = useApi()
  const { run, isPending } = useAction()
  const download = async (format: TableFormat) => {
    const query = new URLSearchParams({ format })
    for (const [key, value] of Object.entries(asked)) if (value !== undefined) query.set(key, String(value))
    saveFile(await api.file(`${exportStatistics.path}?${query}`), `${t(`export.file_${name}`)}.${format}`)
  }
  return (
    <ExportButton
      label={t(`export.${name}`)}
      isPending={isPending}
      onExport={format => run(() => download(format))}
    />
  )
}
