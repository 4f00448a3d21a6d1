import type { ReactNode } from 'react'
import type { BoothInteriorScene, BoothSpot } from '#domain/scenes/contract/scene.ts'
import { BoothInterior } from '#domain/scenes/web/booth-interior.tsx'
import { FaceSwitch } from '#domain/scenes/web/face-switch.tsx'
import { useSceneWords } from '#domain/scenes/web/scene-words.ts'
import { BoothThumb } from '#domain/scenes/web/thumbs.tsx'
import { problemsIn } from '#platform/web/api/use-submit.ts'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { BoothPart } from '../../contract/checklist.ts'
import { PreviewNote } from '../booth/preview-note.tsx'
import { BoothTitle } from './booth-title.tsx'
import { BrochuresPart } from './brochures-part.tsx'
import { Checklist } from './checklist.tsx'
import styles from './configure.module.css'
import { FilePart } from './file-part.tsx'
import { LabelField } from './label-field.tsx'
import type { FaceProps, PartProps } from './part.ts'
import { PeoplePart } from './people-part.tsx'
import { ShapePart } from './shape-part.tsx'
import { things } from './things.tsx'
import { usePartInView } from './use-part-in-view.ts'
import { VideoPart } from './video-part.tsx'
import { VisibilityPart } from './visibility-part.tsx'
import { WordsPart } from './words-part.tsx'

/** The parts of the panel, in the order in which a booth is best made. */
const parts: { id: BoothPart; content: (props: PartProps) => ReactNode }[] = [
  { id: 'shape', content: props => <ShapePart {...props} /> },
  { id: 'sign', content: props => <FilePart {...props} use="logo" /> },
  { id: 'words', content: props => <WordsPart {...props} /> },
  { id: 'people', content: props => <PeoplePart {...props} /> },
  { id: 'poster', content: props => <FilePart {...props} use="poster" /> },
  { id: 'brochures', content: props => <BrochuresPart {...props} /> },
  { id: 'video', content: props => <VideoPart {...props} /> },
  { id: 'visibility', content: props => <VisibilityPart {...props} /> },
]

/** Where a field that was refused is changed. */
const partOfField: Record<string, BoothPart> = {
  standType: 'shape',
  standTypeVariation: 'shape',
  color: 'shape',
  prop: 'shape',
  logo: 'sign',
  poster: 'poster',
  video: 'video',
  looks: 'people',
  languages: 'words',
  brochures: 'brochures',
  isVisible: 'visibility',
}

type Props = FaceProps & {
  scene: BoothInteriorScene
  open: BoothPart | null
  setOpen: (part: BoothPart | null) => void
  /** Stands below all parts. */
  children: ReactNode
}

/** The list twin of the room: all parts of the booth one below the other, beside what they make. */
export function BoothForm({ scene, steps, setFace, open, setOpen, children, ...props }: Props) {
  const t = useWords('stands')
  const say = useWords('validations')
  const words = useSceneWords()
  const { booth, draft } = props
  const { panel, moveTo, arrive } = usePartInView(open)
  const go = (part: BoothPart) => {
    moveTo(part)
    setOpen(part)
  }
  /** What one touches in the room leads to where it is changed. */
  const partOf = (spot: BoothSpot) => things[spot.kind].part
  const refused = new Set(Object.keys(draft.errors).map(field => partOfField[field.split('.')[0] ?? '']))
  return (
    <div className={styles.page}>
      <div className={styles.stage}>
        <BoothInterior
          scene={scene}
          words={words}
          hrefOf={spot => `#${partOf(spot)}`}
          onSpot={spot => go(partOf(spot))}
        >
          <figure className={styles.inset}>
            <BoothThumb booth={scene.booth} room={5} label={t('configure.from_hall')} />
            <figcaption>{t('configure.from_hall')}</figcaption>
          </figure>
        </BoothInterior>
        <PreviewNote />
      </div>
      <div className={styles.panel} ref={panel}>
        <Form
          onLeave={() => void draft.leave()}
          problems={problemsIn(draft.errors, say)}
          onSubmit={() => void draft.leave()}
          aria-label={t('configure.page')}
        >
          <header className={styles.head}>
            <div className={styles.faces}>
              <FaceSwitch face="list" onChange={setFace} />
            </div>
            <BoothTitle booth={booth} number={scene.booth.number} />
            <LabelField booth={booth} draft={draft} />
          </header>
          <Checklist steps={steps} go={go} />
          {parts.map(({ id, content: fill }) => {
            const own = steps.filter(step => step.part === id)
            const missing = own.filter(step => !step.isDone).length
            return (
              <div key={id} data-part={id} className={styles.section} onTransitionEnd={arrive}>
                <Disclosure
                  title={t(`configure.part_${id}`)}
                  aside={
                    refused.has(id)
                      ? t('configure.to_correct')
                      : missing > 0
                        ? t('configure.missing', { count: missing })
                        : own.length > 0
                          ? t('configure.done')
                          : undefined
                  }
                  isExpanded={open === id}
                  onExpandedChange={isOpen => (isOpen ? go(id) : setOpen(null))}
                >
                  {open === id && <div className={styles.part}>{fill(props)}</div>}
                </Disclosure>
              </div>
            )
          })}
          {children}
        </Form>
      </div>
    </div>
  )
}
