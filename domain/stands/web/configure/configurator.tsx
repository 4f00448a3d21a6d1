import { type ReactNode, useState } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { BoothSpot } from '#domain/scenes/contract/scene.ts'
import { BoothInterior } from '#domain/scenes/web/booth-interior.tsx'
import { useSceneWords } from '#domain/scenes/web/scene-words.ts'
import { BoothThumb } from '#domain/scenes/web/thumbs.tsx'
import { problemsIn } from '#platform/web/api/use-submit.ts'
import { FieldConflicts } from '#platform/web/saving/field-conflicts.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { type BoothPart, boothSteps } from '../../contract/checklist.ts'
import type { BoothConfiguration } from '../../contract/configuration.ts'
import { standPaths } from '../../contract/paths.ts'
import { PreviewNote } from '../booth/preview-note.tsx'
import { BrochuresPart } from './brochures-part.tsx'
import { Checklist } from './checklist.tsx'
import styles from './configure.module.css'
import { draftBooth, draftScene } from './draft-scene.ts'
import { FilePart } from './file-part.tsx'
import { LabelField } from './label-field.tsx'
import type { PartProps } from './part.ts'
import { PeoplePart } from './people-part.tsx'
import { SaveBar } from './save-bar.tsx'
import { ShapePart } from './shape-part.tsx'
import { useBooth } from './use-booth.ts'
import { useBoothWords } from './use-booth-words.ts'
import type { BoothLists } from './use-lists.ts'
import { usePartInView } from './use-part-in-view.ts'
import { VideoPart } from './video-part.tsx'
import { VisibilityPart } from './visibility-part.tsx'
import { spoken, WordsPart } from './words-part.tsx'

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

/** What one touches in the room leads to where it is changed. */
const partOf: Record<BoothSpot['kind'], BoothPart> = {
  person: 'people',
  poster: 'poster',
  video: 'video',
  brochures: 'brochures',
  counter: 'words',
}

/** Where a field that was refused is changed. */
const partOfField: Record<string, BoothPart> = {
  standType: 'shape',
  standTypeVariation: 'shape',
  color: 'shape',
  prop: 'shape',
  logo: 'sign',
  poster: 'poster',
  video: 'video',
  characters: 'people',
  languages: 'words',
  brochures: 'brochures',
  isVisible: 'visibility',
}

/** The booth itself, live, beside the panel in which it is furnished. */
export function Configurator({ booth, lists }: { booth: BoothConfiguration; lists: BoothLists }) {
  const t = useWords('stands')
  const href = useSalonHref()
  const words = useSceneWords()
  const locale = useLocale()
  const draft = useBooth(booth)
  const say = useWords('validations')
  const { content } = draft
  const codes = spoken({ booth, draft })
  const [chosen, setLanguage] = useState<string>(locale)
  const language = codes.includes(chosen) ? chosen : booth.fair.mainLanguage
  const [open, setOpen] = useState<BoothPart | null>('shape')
  const { panel, moveTo, arrive } = usePartInView(open)
  const go = (part: BoothPart) => {
    moveTo(part)
    setOpen(part)
  }
  const drawn = draftBooth(booth, content, lists, language)
  const scene = draftScene(booth, content, lists, language, number => t('configure.stand_in', { number }))
  const steps = boothSteps(content, booth)
  const fieldWords = useBoothWords(booth, lists)
  const refused = new Set(Object.keys(draft.errors).map(field => partOfField[field.split('.')[0] ?? '']))
  return (
    <div className={styles.page}>
      <div className={styles.stage}>
        <BoothInterior
          scene={scene}
          words={words}
          hrefOf={spot => `#${partOf[spot.kind]}`}
          onSpot={spot => go(partOf[spot.kind])}
        >
          <figure className={styles.inset}>
            <BoothThumb booth={drawn} room={5} label={t('configure.from_hall')} />
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
            <h1 className={styles.name}>{booth.firm.name}</h1>
            <p className={styles.where}>
              {drawn.number
                ? t('scenes:scene.stand_number', { number: drawn.number })
                : t('configure.unplaced')}
              <Badge tone={booth.configurationState === 'configured' ? 'ok' : 'neutral'}>
                {t(`configure.state_${booth.configurationState}`)}
              </Badge>
            </p>
            <LabelField booth={booth} draft={draft} />
          </header>
          <FieldConflicts saving={draft} {...fieldWords} />
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
                  {open === id && (
                    <div className={styles.part}>{fill({ booth, draft, lists, language, setLanguage })}</div>
                  )}
                </Disclosure>
              </div>
            )
          })}
          <SaveBar
            booth={booth}
            draft={draft}
            words={fieldWords}
            previewHref={href(standPaths.standPreview, { id: booth.id })}
          />
        </Form>
      </div>
    </div>
  )
}
