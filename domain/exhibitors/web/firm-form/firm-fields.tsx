import type { ReactNode } from 'react'
import { DraftFields, TranslatedFields } from '#platform/web/forms/draft-fields.tsx'
import type { FormField } from '#platform/web/forms/form-field.tsx'
import type { DraftState } from '#platform/web/forms/use-draft.ts'
import { FormSection } from '#platform/web/ui/form.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { AddressFields } from './address-fields.tsx'
import { asOptions, type FirmChoices } from './choices.ts'
import { countryIdOf, type FirmDraft } from './firm-draft.ts'
import { NetworkFields } from './network-fields.tsx'
import { SectorFields } from './sector-fields.tsx'

const shapes = ['sq', 'ci', 'hx', 'dr', 'tr']

/** Only French companies have one; one that was typed can be taken away. */
function asksSiren(draft: FirmDraft, { countries }: FirmChoices): boolean {
  const country = countryIdOf(draft)
  return Boolean(draft.siren) || countries.find(one => one.id === country)?.iso === 'FR'
}

type Props = {
  draft: DraftState<FirmDraft>
  choices: FirmChoices
  /** Languages in which the firm presents itself. */
  languages: readonly string[]
  logo?: ReactNode
  /** Where to find what the firm was sent, once it is there. */
  billing?: ReactNode
  /** Whoever runs the fair also says whether the firm is shown. */
  isRunner: boolean
}

/** All that is said of a firm, in the order in which visitors meet it. */
export function FirmFields({ draft, choices, languages, logo, billing, isRunner }: Props) {
  const t = useWords('exhibitors')
  const fields = (list: FormField[]) => <DraftFields draft={draft} fields={list} t={t} prefix="firm" />
  return (
    <>
      <FormSection title={t('firm.section_identity')}>
        {fields([
          { name: 'name', kind: 'text', isRequired: true, maxLength: 160 },
          { name: 'type', kind: 'select', options: asOptions(choices.types) },
        ])}
        {logo}
        {!draft.value.logo &&
          fields([
            { name: 'color', kind: 'color' },
            {
              name: 'shape',
              kind: 'select',
              options: shapes.map(id => ({ id, label: t(`firm.shape_${id}`) })),
            },
          ])}
        <SectorFields draft={draft} choices={choices} />
      </FormSection>
      <FormSection title={t('firm.section_words')} hint={t('firm.section_words_hint')}>
        <TranslatedFields
          draft={draft}
          t={t}
          prefix="firm"
          languages={languages}
          fields={[
            { name: 'description', kind: 'textarea', maxLength: 5000 },
            { name: 'slogan', kind: 'text', maxLength: 200 },
          ]}
        />
      </FormSection>
      <FormSection title={t('firm.section_contact')} hint={t('firm.section_contact_hint')}>
        {fields([
          { name: 'website', kind: 'url' },
          { name: 'email', kind: 'email' },
          { name: 'phone', kind: 'text', maxLength: 40 },
        ])}
        <AddressFields draft={draft} choices={choices} />
      </FormSection>
      <FormSection title={t('firm.section_billing')}>
        {fields([
          { name: 'vatNumber', kind: 'text', maxLength: 30 },
          ...(asksSiren(draft.value, choices)
            ? [{ name: 'siren', kind: 'text', maxLength: 30 } as const]
            : []),
        ])}
        {billing}
      </FormSection>
      <FormSection title={t('firm.section_networks')}>
        <NetworkFields draft={draft} choices={choices} />
      </FormSection>
      {isRunner && (
        <FormSection title={t('firm.section_visibility')}>
          {fields([{ name: 'isVisible', kind: 'switch' }])}
        </FormSection>
      )}
    </>
  )
}
