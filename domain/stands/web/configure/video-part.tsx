import { useState } from 'react'
import { pictureKinds, pictureMax } from '#domain/media/contract/pictures.ts'
import { siteName, videoOf, videoPage } from '#platform/contract/video-sites.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FileDrop } from '#platform/web/ui/file-drop.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './configure.module.css'
import type { PartProps } from './part.ts'
import { useUpload } from './use-upload.ts'

const kinds = ['video', 'image', 'slideshow'] as const
type Kind = (typeof kinds)[number]
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** What the booth's screen shows: a video of a site, a picture that leads somewhere, or a slideshow. */
export function VideoPart({ booth, draft }: PartProps) {
  const t = useWords('stands')
  const { send, problem, progress } = useUpload(booth.id, 'still')
  const video = draft.content.video
  const [chosen, choose] = useState<Kind>('video')
  const kind = kinds.find(one => one === video?.kind) ?? chosen
  const url = textOf(video?.url) || videoPage(video?.site, video?.id)
  const found = kind === 'video' ? videoOf(url) : null
  const set = (change: Record<string, unknown>, field: string | null = null) => {
    const next: Record<string, unknown> = { title: video?.title, image: video?.image, url, ...change, kind }
    const isEmpty = !next.url && !next.image && !next.title
    draft.set({ video: isEmpty ? null : next }, field && `video.${field}`)
  }
  const image = textOf(video?.image)
  return (
    <>
      <Segmented
        label={t('configure.video_kind')}
        segments={kinds.map(id => ({ id, label: t(`configure.video_${id}`) }))}
        value={kind}
        onChange={next => {
          choose(next)
          if (video) draft.set({ video: { title: video.title, image: video.image, url, kind: next } })
        }}
      />
      {kind === 'image' && (
        <FileDrop
          label={t('configure.still')}
          accepts={pictureKinds}
          maxSize={pictureMax}
          error={problem}
          progress={progress}
          file={image ? { name: t('configure.still'), previewUrl: image } : null}
          onChoose={async file => {
            const stored = await send(file)
            if (stored) set({ image: stored.filePath })
          }}
          onRemove={() => set({ image: undefined })}
        />
      )}
      <TextField
        label={t(`configure.link_${kind}`)}
        name="video"
        type="url"
        placeholder="https://"
        hint={
          kind === 'video' && url
            ? found
              ? t('configure.video_found', { site: siteName(found.site) })
              : t('configure.video_unknown')
            : t(`configure.link_${kind}_hint`)
        }
        value={url}
        onChange={next => set({ url: next.trim() }, 'url')}
      />
      <TextField
        label={t('configure.video_title')}
        maxLength={160}
        value={textOf(video?.title)}
        onChange={title => set({ title: title || undefined }, 'title')}
      />
      {video && (
        <div className={styles.actions}>
          <Button variant="ghost" size="small" onPress={() => draft.set({ video: null })}>
            {t('configure.video_remove')}
          </Button>
        </div>
      )}
    </>
  )
}
