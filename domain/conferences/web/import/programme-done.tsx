import { CalendarDays, Send } from 'lucide-react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useAttempt } from '#platform/web/api/use-attempt.ts'
import { ImportDone } from '#platform/web/import/done.tsx'
import { ProblemNote } from '#platform/web/import/problem-note.tsx'
import type { ImportState } from '#platform/web/import/use-import.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { publishProgram } from '../../contract/calls.ts'
import { conferencePaths } from '../../contract/paths.ts'
import type { ProgrammePreview } from '../../contract/programme-import.ts'
import { ProgrammeFigures } from './programme-figures.tsx'

type Props = {
  state: ImportState<unknown>
  preview: ProgrammePreview
  isPublished: boolean
  whenPublished: () => Promise<unknown>
}

/** What has happened; a programme that is a draft is published from here. */
export function ProgrammeDone({ state, preview, isPublished, whenPublished }: Props) {
  const t = useWords('conferences')
  const api = useApi()
  const href = useSalonHref()
  const { isPending, problem, attempt } = useAttempt()
  const { id } = preview.program
  const publish = () =>
    attempt(async () => {
      if (id === null) return
      await api.call(publishProgram, { params: { id } })
      toast.success(t('import.published'))
      await whenPublished()
    })
  return (
    <ImportDone
      state={state}
      title={t('import.done', { count: preview.rows - preview.leftOut })}
      text={t(isPublished ? 'import.done_published' : 'import.done_draft')}
      links={
        <>
          {!isPublished && (
            <Button icon={Send} isPending={isPending} onPress={() => void publish()}>
              {t('import.publish')}
            </Button>
          )}
          <ButtonLink
            variant={isPublished ? undefined : 'secondary'}
            icon={CalendarDays}
            href={href(conferencePaths.conferenceProgram)}
          >
            {t('import.see_program')}
          </ButtonLink>
        </>
      }
    >
      <ProgrammeFigures preview={preview} />
      <ProblemNote problem={problem} />
    </ImportDone>
  )
}
