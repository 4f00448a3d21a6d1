import { useState } from 'react'
import { uploadMedia } from '#domain/media/contract/media-object.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useAttempt } from '#platform/web/api/use-attempt.ts'
import { FileDrop } from '#platform/web/ui/file-drop.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { OpenFile } from './open-file.tsx'

/** Bytes of a CV, as the server takes them. */
const mostBytes = 25_000_000

/** The CV as a PDF, which nobody reads but those to whom it is sent by name. */
export function CvFile({ file, onChange }: { file: unknown; onChange: (file: number | null) => void }) {
  const t = useWords('jobs')
  const api = useApi()
  const { attempt, isPending, percent, problem, setPercent } = useAttempt()
  const [name, setName] = useState<string>()
  const send = (chosen: File) =>
    attempt(async () => {
      const body = new FormData()
      body.set('file', chosen)
      const { id } = await api.call(uploadMedia, { query: { use: 'job_cv' }, body, onProgress: setPercent })
      setName(chosen.name)
      onChange(id)
    })
  return (
    <div>
      <FileDrop
        name="cv"
        label={t('profile.cv')}
        hint={t('profile.cv_hint')}
        accepts={['application/pdf']}
        maxSize={mostBytes}
        file={typeof file === 'number' ? { name: name ?? t('profile.cv_file') } : null}
        {...(isPending && { progress: percent ?? 0 })}
        {...(problem && { error: problem })}
        onChoose={chosen => void send(chosen)}
        onRemove={() => onChange(null)}
      />
      {typeof file === 'number' && <OpenFile id={file} label={t('profile.cv_open')} />}
    </div>
  )
}
