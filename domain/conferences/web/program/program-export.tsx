import { CalendarPlus, Download } from 'lucide-react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { useApi } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button, type ButtonProps } from '#platform/web/ui/button.tsx'
import { MenuButton } from '#platform/web/ui/menu.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ConferenceProgram } from '../../contract/calls.ts'
import { type ProgrammeFormat, programmeExports } from '../../contract/programme-export.ts'

const exportPath = (program: number, format: ProgrammeFormat) =>
  programmeExports[format].path.replace('{id}', String(program))

/** A published programme as a file, or followed by a calendar, which reads what everybody may. */
export function ProgramExport({
  program: { id, state, name },
  size,
}: Pick<ButtonProps, 'size'> & { program: ConferenceProgram }) {
  const t = useWords('conferences')
  const api = useApi()
  const { isPublicAccess } = useCurrentFair()
  const { run, isPending } = useAction()
  if (state !== 'published') return null
  const saved = (format: ProgrammeFormat, label: string, hint?: string) => ({
    id: format,
    label,
    ...(hint && { hint }),
    onAction: () => run(async () => saveFile(await api.file(exportPath(id, format)), format)),
  })
  const subscribe = () => {
    location.assign(`webcal://${location.host}/api${exportPath(id, 'calendar.ics')}`)
  }
  return (
    <MenuButton
      groups={[
        {
          id: 'files',
          title: t('program.export_files'),
          entries: [
            saved('calendar.ics', t('program.export_calendar')),
            saved('programme.xlsx', t('program.export_workbook')),
            saved('programme.csv', t('program.export_table')),
            saved('schedule.xml', 'schedule.xml', t('program.export_tools')),
            saved('schedule.json', 'schedule.json', t('program.export_tools')),
          ],
        },
        {
          id: 'follow',
          title: t('program.follow'),
          entries: isPublicAccess
            ? [{ id: 'subscribe', label: t('program.subscribe'), icon: CalendarPlus, onAction: subscribe }]
            : [],
        },
      ]}
      trigger={
        <Button
          variant="secondary"
          icon={Download}
          isPending={isPending}
          aria-label={t('program.export_named', { name: name || t('program.title') })}
          {...(size && { size })}
        >
          {t('program.export')}
        </Button>
      }
    />
  )
}
