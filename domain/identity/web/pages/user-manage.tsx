import { useQuery } from '@tanstack/react-query'
import { civilStatuses } from '#domain/reference/contract/civil-status.ts'
import { countries } from '#domain/reference/contract/country.ts'
import { languages } from '#domain/reference/contract/language.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { listQuery, recordQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { DraftFields } from '#platform/web/forms/draft-fields.tsx'
import type { FormField } from '#platform/web/forms/form-field.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Form, FormActions, FormSection } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type SessionUser, userDetail } from '../../contract/session.ts'
import { users } from '../../contract/user.ts'
import { usePerson } from '../person.ts'

type User = RecordOf<typeof users>
type Lists = { civilStatus: Choice[]; country: Choice[]; languages: Choice[] }
type Choice = { id: string; label: string }

const sections = (lists: Lists): { id: string; fields: FormField[] }[] => [
  {
    id: 'who',
    fields: [
      { name: 'civilStatus', kind: 'select', options: lists.civilStatus },
      { name: 'firstName', kind: 'text', isRequired: true, maxLength: 80 },
      { name: 'lastName', kind: 'text', isRequired: true, maxLength: 80 },
      { name: 'languages', kind: 'tags', options: lists.languages },
    ],
  },
  {
    id: 'card',
    fields: [
      { name: 'jobTitle', kind: 'text', maxLength: 120 },
      { name: 'pitchMessage', kind: 'textarea', maxLength: 1000 },
      { name: 'displayEmail', kind: 'email' },
      { name: 'phone', kind: 'text', maxLength: 40 },
      { name: 'cell', kind: 'text', maxLength: 40 },
    ],
  },
  {
    id: 'address',
    fields: [
      { name: 'address', kind: 'text', maxLength: 200 },
      { name: 'additionalAddress', kind: 'text', maxLength: 200 },
      { name: 'postalCode', kind: 'text', maxLength: 20 },
      { name: 'city', kind: 'text', maxLength: 120 },
      { name: 'country', kind: 'select', options: lists.country },
    ],
  },
]

/** The own account: who one is, what others see, where one lives. */
export default function UserManagePage() {
  const t = useWords('identity')
  const api = useApi()
  const { user } = usePerson()
  const { data, error, refetch } = useQuery({
    ...recordQuery(api, users, user?.id ?? 0),
    enabled: Boolean(user),
  })
  if (error)
    return (
      <ErrorState title={t('profile.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  return data ? <Profile key={data.version} user={data} /> : <Skeleton shape="rows" count={8} />
}

const choices = (rows: readonly { id: number; name?: unknown }[] = []): Choice[] =>
  rows.map(row => ({ id: String(row.id), label: String(row.name ?? row.id) }))

function Profile({ user }: { user: User }) {
  const t = useWords('identity')
  const api = useApi()
  const refresh = useRefresh()
  const store = useSessionStore<SessionUser>()
  const draft = useDraft(user, `draft:user:${user.id}`)
  const all = { pagination: 'false' }
  const { data: languageRows } = useQuery(listQuery(api, languages, all))
  const { data: countryRows } = useQuery(listQuery(api, countries, all))
  const { data: statusRows } = useQuery(listQuery(api, civilStatuses, all))
  const lists = {
    languages: choices(languageRows?.rows),
    country: choices(countryRows?.rows),
    civilStatus: choices(statusRows?.rows),
  }
  const { submit, problems, isPending } = useSubmit(async () => {
    const changes = Object.fromEntries(
      Object.entries(draft.changes).map(([name, value]) => [name, value === '' ? null : value]),
    )
    await api.update(users, user.id, changes)
    draft.reset()
    store.changed(await api.call(userDetail))
    await refresh(users)
    toast.success(t('profile.saved'))
  })
  return (
    <>
      <PageTitle title={`${user.firstName} ${user.lastName}`} lead={user.email} />
      <Form problems={problems} onSubmit={submit}>
        {sections(lists).map(section => (
          <FormSection key={section.id} title={t(`profile.section_${section.id}`)}>
            <DraftFields draft={draft} fields={section.fields} t={t} prefix="profile" />
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
    </>
  )
}
