import { useState } from 'react'
import { useWords } from '#platform/web/words/words.ts'
import type { HomepageImage } from '../../contract/endpoints.ts'
import { ImageField } from '../homepage/image-field.tsx'
import { HueField } from '../hue-field.tsx'
import type { Fair, FairSettings } from './use-fair-settings.ts'

/** How a fair is recognised: its colour and its logo. */
export function FaceSection({ fair, settings: { saving, set } }: { fair: Fair; settings: FairSettings }) {
  const t = useWords('fairs')
  const [sent, setSent] = useState<readonly HomepageImage[]>([])
  const logo = [fair.logo, ...sent].find(image => image && image.id === saving.fields.logo) ?? null
  return (
    <>
      <HueField value={Number(saving.fields.hue)} onChange={hue => set('hue', hue)} />
      <ImageField
        label={t('settings.logo')}
        hint={t('settings.logo_hint')}
        image={logo}
        onChange={image => {
          if (image) setSent([...sent, image])
          set('logo', image)
        }}
      />
    </>
  )
}
