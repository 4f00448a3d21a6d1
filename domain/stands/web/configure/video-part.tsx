import { useState } from 'react'
import { pictureKinds, pictureMax } from '#domain/media/contract/pictures.ts'
import { serverPage, serverVideoOf, siteName, videoOf, videoPage } from '#platform/contract/video-sites.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FileDrop } from '#platform/web/ui/file-drop.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { BoothTrash, useRemoved } from './booth-trash.tsx'
import styles from './configure.module.css'
import { videoToShow } from './draft-scene.ts'
import type { PartProps } from './part.ts'
import { useUpload } from './use-upload.ts'

/** What the server takes in for it. */
const clipKinds = ['video/mp4', 'video/webm']
const clipMax = 200_000_000

const kinds = ['video', 'file', 'image', 'slideshow'] as const
type Kind = (typeof kinds)[number]
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** What the booth's screen shows: a video of a site or of its own, a picture that leads somewhere, or a slideshow. */
export function VideoPart({ booth, draft }: PartProps) {
  const t = useWords('stands')
  const still = useUpload(booth.id, 'still')
  const clip = useUpload(booth.id, 'clip')
  const video = draft.content.video
  const removed = useRemoved({ booth, draft })
  // Chosen before there is anything of it: what is kept stays until then, and is not refused for what it lacks.
  const [chosen, choose] = useState<{ kind: Kind; beside: string } | null>(null)
  const beside = JSON.stringify(video)
  const known = kinds.find(one => one === video?.kind) ?? 'video'
  const kind = chosen?.beside === beside ? chosen.kind : known
  const url = textOf(video?.url) || videoPage(video?.site, video?.id) || serverPage(video?.server, video?.id)
  const site = siteName(videoOf(url)?.site)
  const kept = { title: video?.title, image: video?.image, file: video?.file, url }
  const set = (change: Record<string, unknown>, field: string | null = null) => {
    const next: Record<string, unknown> = { ...kept, ...change, kind }
    const isEmpty = !next.url && !next.image && !next.file && !next.title
    draft.set({ video: isEmpty ? null : next }, field && `video.${field}`)
  }
  const image = textOf(video?.image)
  const file = textOf(video?.file)
  const linkHint = () => {
    if (kind !== 'file' && !(kind === 'video' && url)) return t(`configure.link_${kind}_hint`)
    if (site) return t('configure.video_found', { site })
    // Whether its server is admitted is the platform's to say.
    return serverVideoOf(url) ? undefined : t('configure.video_unknown')
  }
  return (
    <>
      <Segmented
        label={t('configure.video_kind')}
        segments={kinds.map(id => ({ id, label: t(`configure.video_${id}`) }))}
        value={kind}
        onChange={next => {
          const changed = { ...kept, kind: next }
          const isWhole = videoToShow(changed) !== null
          choose(isWhole ? null : { kind: next, beside })
          if (isWhole) draft.set({ video: changed })
        }}
      />
      {kind === 'image' && (
        <FileDrop
          label={t('configure.still')}
          accepts={pictureKinds}
          maxSize={pictureMax}
          error={still.problem}
          progress={still.progress}
          file={image ? { name: t('configure.still'), previewUrl: image } : null}
          onChoose={async file => {
            const stored = await still.send(file)
            if (stored) set({ image: stored.filePath })
          }}
          onRemove={() => set({ image: undefined })}
        />
      )}
      {kind === 'file' ? (
        <FileDrop
          label={t('configure.clip')}
          accepts={clipKinds}
          maxSize={clipMax}
          hint={t('configure.clip_hint')}
          error={clip.problem}
          progress={clip.progress}
          file={file ? { name: textOf(video?.title) || t('configure.clip') } : null}
          onChoose={async chosen => {
            const stored = await clip.send(chosen)
            if (stored) set({ file: stored.filePath })
          }}
          onRemove={() => set({ file: undefined })}
        />
      ) : (
        <TextField
          label={t(`configure.link_${kind}`)}
          name="video"
          type="url"
          placeholder="https://"
          hint={linkHint()}
          value={url}
          onChange={next => set({ url: next.trim() }, 'url')}
        />
      )}
      <TextField
        label={t('configure.video_title')}
        maxLength={160}
        value={textOf(video?.title)}
        onChange={title => set({ title: title || undefined }, 'title')}
      />
      {video && (
        <div className={styles.actions}>
          <Button
            variant="ghost"
            size="small"
            onPress={() => {
              draft.set({ video: null })
              removed(textOf(video.title) || t('configure.video_named'), () => ({ video }))
            }}
          >
            {t('configure.video_remove')}
          </Button>
        </div>
      )}
      <BoothTrash kind="video" booth={booth} draft={draft} />
    </>
  )
}
