import { useState } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useFace, useFaceKey } from '#domain/scenes/web/use-face.ts'
import { FieldConflicts } from '#platform/web/saving/field-conflicts.tsx'
import { useLocale } from '#platform/web/words/words.ts'
import { type BoothPart, boothSteps } from '../../contract/checklist.ts'
import type { BoothConfiguration } from '../../contract/configuration.ts'
import { standPaths } from '../../contract/paths.ts'
import { BoothForm } from './booth-form.tsx'
import { BoothRoom } from './booth-room.tsx'
import { draftScene } from './draft-scene.ts'
import { SaveBar } from './save-bar.tsx'
import { useBooth } from './use-booth.ts'
import { useBoothWords } from './use-booth-words.ts'
import type { BoothLists } from './use-lists.ts'
import { spoken } from './words-part.tsx'

/** A booth while it is furnished, on itself or, as a list, beside it: saved by itself either way. */
export function Configurator({ booth, lists }: { booth: BoothConfiguration; lists: BoothLists }) {
  const href = useSalonHref()
  const locale = useLocale()
  const { face, setFace, toggle } = useFace()
  useFaceKey(toggle)
  const draft = useBooth(booth)
  const [wanted, setLanguage] = useState<string>(locale)
  const [part, setPart] = useState<BoothPart | null>('shape')
  const fieldWords = useBoothWords(booth, lists)
  const language = spoken({ booth, draft }).includes(wanted) ? wanted : booth.fair.mainLanguage
  const scene = draftScene(booth, draft.content, lists, language)
  const steps = boothSteps(draft.content, booth)
  const shared = { booth, draft, lists, language, setLanguage, scene, steps, setFace }
  const saving = (
    <>
      <FieldConflicts saving={draft} {...fieldWords} />
      <SaveBar
        booth={booth}
        draft={draft}
        words={fieldWords}
        previewHref={href(standPaths.standPreview, { id: booth.id })}
      />
    </>
  )
  const list = (next: BoothPart) => {
    setPart(next)
    setFace('list')
  }
  if (face === 'scene')
    return (
      <BoothRoom {...shared} list={list}>
        {saving}
      </BoothRoom>
    )
  return (
    <BoothForm {...shared} open={part} setOpen={setPart}>
      {saving}
    </BoothForm>
  )
}
