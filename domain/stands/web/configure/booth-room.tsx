import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { BoothInteriorScene, FurnishedSpot } from '#domain/scenes/contract/scene.ts'
import { BoothInterior, thingIn } from '#domain/scenes/web/booth-interior.tsx'
import { FaceSwitch } from '#domain/scenes/web/face-switch.tsx'
import { useSceneWords } from '#domain/scenes/web/scene-words.ts'
import { isNarrowNow } from '#domain/scenes/web/use-face.ts'
import { problemsIn } from '#platform/web/api/use-submit.ts'
import { Form } from '#platform/web/ui/form.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { BoothPart } from '../../contract/checklist.ts'
import { PreviewNote } from '../booth/preview-note.tsx'
import { BoothTitle } from './booth-title.tsx'
import { Checklist } from './checklist.tsx'
import styles from './configure.module.css'
import type { FaceProps } from './part.ts'
import { ThingCard } from './thing-card.tsx'
import { thingOfPart, things } from './things.tsx'
import { useFurnishingWords } from './use-furnishing-words.ts'

type Props = FaceProps & {
  scene: BoothInteriorScene
  /** Shows a part in the list: what is no thing of the room. */
  list: (part: BoothPart) => void
  /** Stands below the room. */
  children: ReactNode
}

/** The booth as a room: whatever is touched in it is changed there. */
export function BoothRoom({ scene, steps, list, setFace, children, ...props }: Props) {
  const t = useWords('stands')
  const say = useWords('validations')
  const { booth, draft } = props
  const words = useSceneWords()
  const furnishing = useFurnishingWords(booth.people)
  const stage = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState<FurnishedSpot | null>(null)
  const close = useCallback(() => {
    if (!chosen) return
    choose(null)
    thingIn(stage.current, chosen)?.focus({ preventScroll: true })
  }, [chosen])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isHere = event.target instanceof Node && stage.current?.contains(event.target)
      if (event.key === 'Escape' && !event.defaultPrevented && isHere) close()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [close])
  // Once the card is there, which on a phone makes room for itself below.
  useEffect(() => {
    if (chosen) stage.current?.scrollIntoView({ block: isNarrowNow() ? 'start' : 'nearest' })
  }, [chosen])
  const go = (part: BoothPart) => {
    const thing = thingOfPart(part, booth.people)
    if (thing) choose(thing)
    else list(part)
  }
  const person = chosen?.kind === 'person' ? booth.people.find(one => one.id === chosen.id) : undefined
  return (
    <div className={styles.workshop}>
      <div className={styles.top}>
        <header className={styles.head}>
          <BoothTitle booth={booth} number={scene.booth.number} />
        </header>
        <Checklist steps={steps} go={go} isShort />
        <FaceSwitch face="scene" onChange={setFace} />
      </div>
      <div className={styles.floor} ref={stage}>
        <div className={styles.room}>
          <BoothInterior
            scene={scene}
            words={words}
            furnished={{
              words: furnishing,
              hrefOf: spot => `?view=list#${things[spot.kind].part}`,
              onSpot: choose,
              chosen,
            }}
          />
        </div>
        <p className={styles.touch}>{t('configure.touch')}</p>
        <PreviewNote />
        {chosen && (
          <ThingCard
            key={chosen.kind === 'person' ? chosen.id : chosen.kind}
            title={furnishing.thingLabel(chosen)}
            stage={stage}
            spot={chosen}
            isTyped={chosen.kind === 'sign'}
            close={close}
          >
            <Form
              onLeave={() => void draft.leave()}
              problems={problemsIn(draft.errors, say)}
              onSubmit={() => void draft.leave()}
              aria-label={furnishing.thingLabel(chosen)}
            >
              {things[chosen.kind].fields(props, person)}
            </Form>
          </ThingCard>
        )}
      </div>
      {children}
    </div>
  )
}
