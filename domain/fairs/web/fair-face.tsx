import type { DraftOf, RecordOf } from '#platform/contract/resource.ts'
import { type DraftState, shownRelation } from '#platform/web/forms/use-draft.ts'
import { useWords } from '#platform/web/words/words.ts'
import type { fairs } from '../contract/fair.ts'
import { ImageField } from './homepage/image-field.tsx'
import { HueField } from './hue-field.tsx'

/** How a fair is recognised: its colour and its logo. */
export function FairFace({
  fair,
  draft,
}: {
  fair: RecordOf<typeof fairs>
  draft: DraftState<DraftOf<typeof fairs>>
}) {
  const t = useWords('fairs')
  const logo = shownRelation(draft.value.logo)
  return (
    <>
      <HueField value={Number(draft.value.hue ?? fair.hue)} onChange={hue => draft.set('hue', hue)} />
      <ImageField
        label={t('settings.logo')}
        hint={t('settings.logo_hint')}
        image={logo}
        onChange={image => draft.set('logo', image)}
      />
    </>
  )
}
