import { useState } from 'react'
import { mediaType, uploadMedia } from '#domain/media/contract/media-object.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { FileDrop } from '#platform/web/ui/file-drop.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { HomepageImage } from '../../contract/endpoints.ts'

const accepts = ['image/png', 'image/jpeg', 'image/webp']
const maxSize = 8_000_000

/** A picture that everybody may see: sent as soon as it is chosen, shown at once. */
export function ImageField({
  label,
  hint,
  image,
  onChange,
}: {
  label: string
  hint?: string
  image: HomepageImage | null
  onChange: (image: HomepageImage | null) => void
}) {
  const api = useApi()
  const t = useWords('validations')
  const [sending, setSending] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const send = async (file: File) => {
    setSending(file.name)
    setProblem(undefined)
    try {
      const body = new FormData()
      body.set('file', file)
      const stored = await api.call(uploadMedia, { body })
      if (stored.type === mediaType.image)
        onChange({
          id: stored.id,
          filePath: stored.filePath,
          thumbnailPath: stored.thumbnailPath,
          width: null,
          height: null,
        })
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      const { message, message_code } = error.problem
      setProblem(message_code ? t(message_code) : message)
    } finally {
      setSending(null)
    }
  }
  const file = sending
    ? { name: sending }
    : image && {
        name: image.filePath.split('/').at(-1) ?? '',
        previewUrl: image.thumbnailPath ?? image.filePath,
      }
  return (
    <FileDrop
      label={label}
      hint={hint}
      accepts={accepts}
      maxSize={maxSize}
      file={file}
      isDisabled={sending !== null}
      error={problem}
      onChoose={chosen => void send(chosen)}
      onRemove={image ? () => onChange(null) : undefined}
    />
  )
}
