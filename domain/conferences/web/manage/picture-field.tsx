import { type SentImage, useSentImage } from '#domain/media/web/use-sent-image.ts'
import { fieldsIn } from '#platform/contract/record.ts'
import { FileDrop } from '#platform/web/ui/file-drop.tsx'

type Props = {
  name: string
  label: string
  hint?: string
  /** As a record shows it, or as it was sent. */
  value: unknown
  onChange: (picture: SentImage | null) => void
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** A picture of a record: sent as soon as it is chosen, kept with what else is saved. */
export function PictureField({ name, label, hint, value, onChange }: Props) {
  const { sending, field } = useSentImage(onChange)
  const { filePath, thumbnailPath } = fieldsIn(value)
  const path = text(filePath)
  const kept = path ? { name: path.split('/').at(-1) ?? '', previewUrl: text(thumbnailPath) ?? path } : null
  return (
    <FileDrop
      {...field}
      name={name}
      label={label}
      hint={hint}
      file={sending ? { name: sending } : kept}
      onRemove={kept ? () => onChange(null) : undefined}
    />
  )
}
