import { logoKinds, pictureKinds, pictureMax } from '#domain/media/contract/pictures.ts'
import { FileDrop } from '#platform/web/ui/file-drop.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { BoothFile } from '../../contract/configuration.ts'
import { BoothTrash, useRemoved } from './booth-trash.tsx'
import styles from './configure.module.css'
import type { PartProps } from './part.ts'
import { useUpload } from './use-upload.ts'

/** One picture of the booth: its logo or its poster. */
export function FilePart({ booth, draft, use }: PartProps & { use: 'logo' | 'poster' }) {
  const t = useWords('stands')
  const { send, problem, progress } = useUpload(booth.id, use)
  const removed = useRemoved({ booth, draft })
  const file: BoothFile | null = draft.content[use]
  return (
    <>
      {use === 'logo' && !file && booth.firm.logo && (
        <p className={styles.ofFirm}>
          <img src={booth.firm.logo} alt="" width={48} height={48} />
          {t('configure.logo_of_firm')}
        </p>
      )}
      <FileDrop
        label={t(`configure.${use}`)}
        hint={t(`configure.${use}_hint`)}
        name={use}
        error={problem}
        accepts={use === 'logo' ? logoKinds : pictureKinds}
        maxSize={pictureMax}
        shape={use === 'logo' ? 'square' : 'wide'}
        progress={progress}
        file={
          file && {
            name: file.name ?? t(`configure.${use}`),
            size: file.size,
            previewUrl: file.thumbnailPath ?? file.filePath,
          }
        }
        onChoose={async chosen => {
          const stored = await send(chosen)
          if (stored) draft.set({ [use]: stored })
        }}
        onRemove={() => {
          draft.set({ [use]: null })
          if (file) removed(file.name ?? t(`configure.${use}`), () => ({ [use]: file }))
        }}
      />
      {use === 'poster' && <BoothTrash kind="poster" booth={booth} draft={draft} />}
    </>
  )
}
