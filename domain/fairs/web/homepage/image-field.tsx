import { useSentImage } from '#domain/media/web/use-sent-image.ts'
import { FileDrop } from '#platform/web/ui/file-drop.tsx'
import type { HomepageImage } from '../../contract/endpoints.ts'

type Props = {
  label: string
  hint?: string
  image: Pick<HomepageImage, 'filePath' | 'thumbnailPath'> | null
  onChange: (image: HomepageImage | null) => void
}

/** A picture that everybody may see, shown at once. */
export function ImageField({ label, hint, image, onChange }: Props) {
  const { sending, field } = useSentImage(sent => onChange({ ...sent, width: null, height: null }))
  const file = sending
    ? { name: sending }
    : image && {
        name: image.filePath.split('/').at(-1) ?? '',
        previewUrl: image.thumbnailPath ?? image.filePath,
      }
  return (
    <FileDrop
      {...field}
      label={label}
      hint={hint}
      file={file}
      onRemove={image ? () => onChange(null) : undefined}
    />
  )
}
