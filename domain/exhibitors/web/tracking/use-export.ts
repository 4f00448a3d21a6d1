import type { TableFormat } from '#platform/contract/table-format.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { exportFirms } from '../../contract/back-firms.ts'

/** The list as it is narrowed and ordered now, as a file. */
export function useExport(asked: Readonly<Record<string, string>>, fair: number | undefined) {
  const api = useApi()
  const { run, isPending } = useAction()
  const { page: _page, ...narrowed } = asked
  const query = { ...narrowed, ...(fair && { fair: String(fair) }) }
  return {
    isPending,
    download: (format: TableFormat) =>
      run(async () => {
        const file = await api.file(`${exportFirms.path}?${new URLSearchParams({ ...query, format })}`)
        saveFile(file, `exhibitors.${format}`)
      }),
  }
}
