import { useState } from 'react'
import { uploadMedia } from '#domain/media/contract/media-object.ts'
import { pictureMax } from '#domain/media/contract/pictures.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { FileDrop } from '#platform/web/ui/file-drop.tsx'
import { useCodeWords, useWords } from '#platform/web/words/words.ts'

export type HallImageValue = { id: number; filePath: string; thumbnailPath: string | null } | null

/** One image of a hall: sent as soon as it is chosen, kept with the hall when that is saved. */
export function HallImage({
  label,
  name,
  value,
  onChange,
}: {
  label: string
  name: string
  value: HallImageValue
  onChange: (image: HallImageValue) => void
}) {
  const t = useWords('halls')
  const say = useCodeWords()
  const api = useApi()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  const send = async (file: File) => {
    setSending(true)
    setError(undefined)
    try {
      const body = new FormData()
      body.set('file', file)
      const { id, filePath, thumbnailPath } = await api.call(uploadMedia, { body })
      onChange({ id, filePath, thumbnailPath })
    } catch (problem) {
      if (!(problem instanceof ProblemError)) throw problem
      setError(say(problem.problem.message_code ?? 'unexpected', problem.problem.values))
    } finally {
      setSending(false)
    }
  }
  const preview = value?.thumbnailPath ?? value?.filePath
  return (
    <FileDrop
      label={label}
      name={name}
      accepts={['image/png', 'image/jpeg', 'image/webp']}
      maxSize={pictureMax}
      error={error}
      file={value && { name: t('hall_form.image'), previewUrl: preview }}
      isDisabled={isSending}
      onChoose={file => void send(file)}
      onRemove={() => onChange(null)}
    />
  )
}
