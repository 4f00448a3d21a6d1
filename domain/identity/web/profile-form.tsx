import type { RecordOf } from '#platform/contract/resource.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { DraftFields } from '#platform/web/forms/draft-fields.tsx'
import type { Choice, FormField } from '#platform/web/forms/form-field.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, FormActions, FormSection } from '#platform/web/ui/form.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { users } from '../contract/user.ts'
import { useChoices } from './use-choices.ts'
import { usePeopleActions } from './use-people-actions.ts'

const text = (name: string, maxLength: number): FormField => ({ name, kind: 'text', maxLength })
const needed = (name: string): FormField => ({ ...text(name, 80), isRequired: true })

const sections: { id: string; fields: readonly FormField[] }[] = [
  {
    id: 'who',
    fields: [
      { name: 'civilStatus', kind: 'select' },
      needed('firstName'),
      needed('lastName'),
      { name: 'languages', kind: 'tags' },
    ],
  },
  {
    id: 'card',
    fields: [
      text('jobTitle', 120),
      { name: 'pitchMessage', kind: 'textarea', maxLength: 1000 },
      { name: 'displayEmail', kind: 'email' },
      text('phone', 40),
      text('cell', 40),
    ],
  },
  {
    id: 'address',
    fields: [
      text('address', 200),
      text('additionalAddress', 200),
      text('postalCode', 20),
      text('city', 120),
      { name: 'country', kind: 'select' },
    ],
  },
]

/** What somebody says of themselves, as those correct it who run a fair of theirs. */
export function ProfileForm({ user }: { user: RecordOf<typeof users> }) {
  const t = useWords('identity')
  const api = useApi()
  const { refreshPeople } = usePeopleActions()
  const draft = useDraft(user, `draft:person:${user.id}`)
  const options: Readonly<Record<string, Choice[]>> = {
    civilStatus: useChoices('civilStatus'),
    languages: useChoices('languages'),
    country: useChoices('country'),
  }
  const { submit, problems, isPending } = useSubmit(async () => {
    const changes = Object.entries(draft.changes).map(([name, value]) => [name, value === '' ? null : value])
    await api.update(users, user.id, Object.fromEntries(changes))
    draft.reset()
    await refreshPeople()
    toast.success(t('profile.saved'))
  })
  return (
    <Form problems={problems} onSubmit={submit}>
      {sections.map(section => (
        <FormSection key={section.id} title={t(`person.section_${section.id}`)}>
          <DraftFields
            draft={draft}
            fields={section.fields.map(field => ({ ...field, options: options[field.name] }))}
            t={t}
            prefix="profile"
          />
        </FormSection>
      ))}
      <FormActions>
        <Button type="submit" isPending={isPending} isDisabled={!draft.isChanged}>
          {t('profile.save')}
        </Button>
        {draft.isChanged && (
          <Button variant="ghost" onPress={draft.reset}>
            {t('profile.discard')}
          </Button>
        )}
      </FormActions>
    </Form>
  )
}
