import { type ReactNode, Suspense, use, useState } from 'react'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { boothOf } from '#domain/halls/web/scene-data.ts'
import { SpokenTo } from '#domain/identity/web/contact-actions.ts'
import type { BoothSpot } from '#domain/scenes/contract/scene.ts'
import { BoothInterior } from '#domain/scenes/web/booth-interior.tsx'
import { FaceSwitch } from '#domain/scenes/web/face-switch.tsx'
import { MarkSvg } from '#domain/scenes/web/mark.tsx'
import { useSceneWords } from '#domain/scenes/web/scene-words.ts'
import { useFace, useFaceKey } from '#domain/scenes/web/use-face.ts'
import { useRecorded } from '#platform/web/record/use-recorded.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import type { StandVisit } from '../../contract/stand-visit.ts'
import { embedOf } from '../../contract/video.ts'
import styles from './booth.module.css'
import { BoothAbout } from './booth-about.tsx'
import { BoothBrochures } from './booth-brochures.tsx'
import { BoothHead } from './booth-head.tsx'
import { BoothNeighbours } from './booth-neighbours.tsx'
import { BoothPeople } from './booth-people.tsx'
import { BoothThumb } from './booth-thumb.tsx'
import { BoothVideo } from './booth-video.tsx'
import { KeyHint } from './key-hint.tsx'
import { PreviewNote } from './preview-note.tsx'
import { presentOf, staffOf } from './staff.ts'
import { useBoothKeys } from './use-booth-keys.ts'

// A dialog comes when something is touched: no page waits for it.
const SpotDialog = lazyWithRetry(async () => ({ default: (await import('./spot-dialog.tsx')).SpotDialog }))

type Props = {
  visit: StandVisit
  /** Said above everything, where this is a preview: everybody is drawn then, as if all were there. */
  notice?: ReactNode
  /** What later domains show of its exhibitor. */
  more?: ReactNode
}

/** A booth: the drawn room, and beside it all that can be read, watched and kept. */
export function BoothVisit({ visit, notice, more }: Props) {
  const href = useSalonHref()
  const words = useSceneWords()
  const { face, setFace, toggle } = useFace()
  useFaceKey(toggle)
  useBoothKeys(visit)
  const [opened, open] = useState<BoothSpot | null>(null)
  const spokenTo = use(SpokenTo)
  const { stand } = visit
  useRecorded('stands', notice ? null : stand.id, useCurrentFair().id)
  const booth = boothOf(stand, href)
  const embed = embedOf(visit.video)
  const scene = {
    booth: { ...booth, name: visit.title || booth.name },
    staff: staffOf(notice ? visit.people : presentOf(visit), stand, spokenTo),
    poster: visit.poster
      ? { image: visit.poster, title: visit.slogan ?? stand.name }
      : visit.slogan
        ? { image: null, title: visit.slogan }
        : null,
    video: visit.video
      ? {
          title: String(visit.video.title ?? stand.name),
          href: '#video',
          image: embed?.kind === 'image' ? embed.src : null,
        }
      : null,
    brochures: visit.brochureCount,
  }
  const hashes = {
    person: (id: number) => `#person-${id}`,
    video: '#video',
    poster: '#about',
    brochures: '#brochures',
    counter: '#about',
  }
  return (
    <div className={styles.page} data-face={face}>
      {face === 'scene' && (
        <div className={styles.stage}>
          <div className={styles.bar}>
            <BoothNeighbours visit={visit} />
            <FaceSwitch face={face} onChange={setFace} />
          </div>
          <BoothInterior
            scene={scene}
            words={words}
            hrefOf={spot => (spot.kind === 'person' ? hashes.person(spot.id) : hashes[spot.kind])}
            onSpot={open}
          />
          {notice ? <PreviewNote /> : <KeyHint visit={visit} />}
        </div>
      )}
      <div className={styles.panel}>
        {notice}
        {face === 'list' && (
          <div className={styles.top}>
            <BoothNeighbours visit={visit} />
            <FaceSwitch face={face} onChange={setFace} />
          </div>
        )}
        <BoothHead visit={visit} mark={<MarkSvg of={booth} size={64} />} isPreview={Boolean(notice)} />
        <BoothPeople visit={visit} onContact={id => open({ kind: 'person', id })} />
        <BoothBrochures visit={visit} isCounted={!notice} />
        {more}
        <BoothAbout visit={visit} />
        {visit.video && <BoothVideo visit={visit} isCounted={!notice} />}
      </div>
      {!notice && <BoothThumb visit={visit} onSpot={open} />}
      {opened && (
        <Suspense>
          <SpotDialog visit={visit} isCounted={!notice} spot={opened} close={() => open(null)} />
        </Suspense>
      )}
    </div>
  )
}
