import { timeZonesIn } from '#domain/fairs/web/time-zones.ts'
import { DraftFields } from '#platform/web/forms/draft-fields.tsx'
import { FormSection } from '#platform/web/ui/form.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { questionModes } from '../../contract/choices.ts'
import { PictureField } from './picture-field.tsx'
import type { SessionDraft } from './session-draft.ts'

/** What whoever comes may do there, and of what they are told. */
export function SessionAudience({ draft }: { draft: SessionDraft }) {
  const t = useWords('conferences')
  return (
    <FormSection title={t('session_form.audience')}>
      <DraftFields
        draft={draft}
        t={t}
        prefix="session_form"
        fields={[
          {
            name: 'questionMode',
            kind: 'select',
            options: questionModes.map(id => ({ id, label: t(`session_form.questions_${id}`) })),
          },
          { name: 'isChat', kind: 'switch' },
          { name: 'isReminding', kind: 'switch' },
        ]}
      />
    </FormSection>
  )
}

/** How it looks, where more is said of it, and what it is given to the world under. */
export function SessionFurtherFields({ draft }: { draft: SessionDraft }) {
  const t = useWords('conferences')
  const locale = useLocale()
  return (
    <FormSection title={t('session_form.further')}>
      <PictureField
        name="picture"
        label={t('session_form.picture')}
        hint={t('session_form.picture_hint')}
        value={draft.value.picture}
        onChange={picture => draft.set('picture', picture)}
      />
      <DraftFields
        draft={draft}
        t={t}
        prefix="session_form"
        fields={[
          { name: 'timeZone', kind: 'combobox', options: timeZonesIn(locale) },
          { name: 'sourceUrl', kind: 'url' },
          { name: 'feedbackUrl', kind: 'url' },
          { name: 'license', kind: 'text', maxLength: 300 },
        ]}
      />
    </FormSection>
  )
}
