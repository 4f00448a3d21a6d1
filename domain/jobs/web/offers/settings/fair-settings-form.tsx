import { problemsIn } from '#platform/web/api/use-submit.ts'
import { DraftFields } from '#platform/web/forms/draft-fields.tsx'
import type { FormField } from '#platform/web/forms/form-field.tsx'
import type { Saving } from '#platform/web/saving/use-saving.ts'
import { Form } from '#platform/web/ui/form.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { anonymousFirsts } from '../../../contract/choices.ts'

/** How the fair keeps its applications: by which day they are answered, how they are first read, how long they stay. */
export function FairSettings({ saving }: { saving: Saving }) {
  const t = useWords('jobs')
  const say = useWords('validations')
  const fields: FormField[] = [
    { name: 'answerDays', kind: 'number', min: 1, max: 30, isRequired: true },
    { name: 'isAnswerPromised', kind: 'switch' },
    {
      name: 'anonymousFirst',
      kind: 'select',
      options: anonymousFirsts.map(id => ({ id, label: t(`fair_settings.anonymousFirst_${id}`) })),
    },
    { name: 'isUsingLibrary', kind: 'switch' },
    { name: 'isTakingApplicationsAfter', kind: 'switch' },
    { name: 'keepingMonths', kind: 'number', min: 1, max: 24, isRequired: true },
  ]
  return (
    <Form
      onLeave={() => void saving.leave()}
      problems={problemsIn(saving.errors, say)}
      onSubmit={() => void saving.leave()}
      aria-label={t('fair_settings.title')}
    >
      <DraftFields
        t={t}
        prefix="fair_settings"
        fields={fields}
        draft={{ value: saving.fields, set: (field, value) => saving.set({ [field]: value }, false) }}
      />
    </Form>
  )
}
