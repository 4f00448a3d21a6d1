import { FileText } from 'lucide-react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { CountedType } from '../../contract/counted.ts'
import { figuresReport } from '../../contract/figures.ts'
import { daysOf, type Period } from './period.ts'

/** The figures of the page as a file to print or to pass on. */
export function ReportButton({ of, period }: { of: { type: CountedType; id: number }; period: Period }) {
  const t = useWords('statistics')
  const api = useApi()
  const { run, isPending } = useAction()
  const download = async () => {
    const query = new URLSearchParams({ resourceType: of.type, resourceId: String(of.id), ...daysOf(period) })
    saveFile(await api.file(`${figuresReport.path}?${query}`), `${t('report.file')}.pdf`)
  }
  return (
    <Button
      variant="secondary"
      size="small"
      icon={FileText}
      isPending={isPending}
      onPress={() => void run(download)}
    >
      {t('report.button')}
    </Button>
  )
}
