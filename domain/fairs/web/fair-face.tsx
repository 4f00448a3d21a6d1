import type { RecordOf } from '#platform/contract/resource.ts'
import type { DraftState } from '#platform/web/forms/use-draft.ts'
import { useWords } from '#platform/web/words/words.ts'
import type { HomepageImage } from '../contract/endpoints.ts'
import type { fairs } from '../contract/fair.ts'
import { ImageField } from './homepage/image-field.tsx'
import { HueField } from './hue-field.tsx'

/** How a fair is recognised: its colour and its logo. */
export function FairFace({ fair, draft }: { fair: RecordOf<typeof fairs>; draft: DraftState }) {
  const t = useWords('fairs')
  const logo = draft.value.logo as HomepageImage | null
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
