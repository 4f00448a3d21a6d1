import { Download } from 'lucide-react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Profile } from './profile-fields.ts'

/** One’s own CV to take along, in the format that other services read. */
export function ExportCv({ profile: { id, locale } }: { profile: Profile }) {
  const t = useWords('jobs')
  const api = useApi()
  const { run, isPending } = useAction()
  return (
    <Button
      variant="ghost"
      size="small"
      icon={Download}
      isPending={isPending}
      onPress={() =>
        run(async () =>
          saveFile(await api.file(`/job_profiles/${id}/json-resume?locale=${locale}`), 'resume.json'),
        )
      }
    >
      {t('cv_import.export')}
    </Button>
  )
}
