import { useQuery } from '@tanstack/react-query'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import type { DraftOf } from '#platform/contract/resource.ts'
import { callQuery, listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { DraftFields, TranslatedFields } from '#platform/web/forms/draft-fields.tsx'
import { type DraftState, shownRelation } from '#platform/web/forms/use-draft.ts'
import { ColorField } from '#platform/web/ui/color-field.tsx'
import { FormRow, FormSection } from '#platform/web/ui/form.tsx'
import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { fairHalls } from '../../contract/fair-hall.ts'
import { fairHallConfigurations } from '../../contract/fair-hall-configuration.ts'
import { hallsLight } from '../../contract/hall-light.ts'
import { hallName } from '../../contract/hall-name.ts'
import { hallColors } from '../../contract/rules.ts'
import { HallImage } from './hall-image.tsx'

const variants = ['glass', 'brick', 'garden'] as const
const imagePairs = [
  ['overviewImage', 'presentationImage'],
  ['leftHallImage', 'rightHallImage'],
] as const
const titleColors = ['#ffffff', '#12262a']

/** Everything that a hall is. */
export function HallFields({
  draft,
  id,
}: {
  draft: DraftState<DraftOf<typeof fairHalls>>
  id: number | null
}) {
  const t = useWords('halls')
  const api = useApi()
  const fair = useCurrentFair()
  const layouts = useQuery(listQuery(api, fairHallConfigurations, { pagination: false }))
  const halls = useQuery(callQuery(api, hallsLight, { query: { fair: fair.id } }))
  const parents = (halls.data ?? []).filter(hall => hall.id !== id && hall.parent === null)
  return (
    <>
      <FormSection title={t('hall_form.section_name')}>
        <TranslatedFields
          draft={draft}
          t={t}
          prefix="hall_form"
          languages={fair.fairLanguages.map(language => language.code)}
          fields={[{ name: 'name', kind: 'text', maxLength: 120 }]}
        />
        <DraftFields
          draft={draft}
          t={t}
          prefix="hall_form"
          fields={[
            { name: 'letter', kind: 'text', isRequired: true, maxLength: 3 },
            {
              name: 'fairHallConfiguration',
              kind: 'select',
              options: (layouts.data?.rows ?? []).map(layout => ({
                id: String(layout.id),
                label: layout.name,
              })),
            },
            { name: 'isVisible', kind: 'switch' },
          ]}
        />
      </FormSection>
      <FormSection title={t('hall_form.section_look')}>
        <FormRow>
          <ColorField
            name="color"
            label={t('hall_form.color')}
            swatches={hallColors}
            value={String(draft.value.color ?? hallColors[0])}
            onChange={color => draft.set('color', color)}
          />
          <ColorField
            name="titleColor"
            label={t('hall_form.titleColor')}
            swatches={titleColors}
            value={String(draft.value.titleColor ?? titleColors[0])}
            onChange={color => draft.set('titleColor', color)}
          />
        </FormRow>
        <RadioGroupField
          name="variant"
          isInRow
          label={t('hall_form.variant')}
          options={variants.map(variant => ({ id: variant, label: t(`hall_form.variant_${variant}`) }))}
          value={String(draft.value.variant ?? 'glass')}
          onChange={next =>
            draft.set(
              'variant',
              variants.find(one => one === next),
            )
          }
        />
      </FormSection>
      <FormSection title={t('hall_form.section_images')} hint={t('hall_form.images_hint')}>
        {imagePairs.map(pair => (
          <FormRow key={pair[0]}>
            {pair.map(name => (
              <HallImage
                key={name}
                name={name}
                label={t(`hall_form.${name}`)}
                value={shownRelation(draft.value[name])}
                onChange={image => draft.set(name, image)}
              />
            ))}
          </FormRow>
        ))}
      </FormSection>
      <FormSection title={t('hall_form.section_more')}>
        <DraftFields
          draft={draft}
          t={t}
          prefix="hall_form"
          fields={[
            {
              name: 'type',
              kind: 'select',
              options: ['exhibition', 'subhall'].map(type => ({
                id: type,
                label: t(`hall_form.type_${type}`),
              })),
            },
            {
              name: 'parent',
              kind: 'select',
              options: parents.map(hall => ({
                id: String(hall.id),
                label: hallName(hall),
              })),
            },
            { name: 'link', kind: 'text', maxLength: 500 },
          ]}
        />
      </FormSection>
    </>
  )
}
