import { useQuery } from '@tanstack/react-query'
import type { InputOf, RecordOf } from '#platform/contract/resource.ts'
import { recordQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { businessCard } from '../../contract/people.ts'
import { type SessionUser, userDetail } from '../../contract/session.ts'
import { users } from '../../contract/user.ts'
import { usePerson } from '../person.ts'
import { type Links, linksToKeep } from '../profile/links-field.tsx'
import styles from '../profile/profile.module.css'
import { ProfileFields } from '../profile/profile-fields.tsx'
import { ProfileHead } from '../profile/profile-tabs.tsx'

/** The own account: what others see of one, who one is, where one lives. */
export default function UserManagePage() {
  const t = useWords('identity')
  const api = useApi()
  const { user } = usePerson()
  const { data, error, refetch } = useQuery({
    ...recordQuery(api, users, user?.id ?? 0),
    enabled: Boolean(user),
  })
  return (
    <>
      <ProfileHead current="edit" />
      {error ? (
        <ErrorState title={t('profile.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : data ? (
        <Profile user={data} />
      ) : (
        <Skeleton shape="rows" count={8} />
      )}
    </>
  )
}

/** What was changed, as the server takes it: an emptied field is null, addresses are whole. */
const toSend = (changes: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      name === 'socialLinks' || name === 'meetingLinks'
        ? linksToKeep(value as Links)
        : value === ''
          ? null
          : value,
    ]),
  ) as InputOf<typeof users>

function Profile({ user }: { user: RecordOf<typeof users> }) {
  const t = useWords('identity')
  const api = useApi()
  const refresh = useRefresh()
  const store = useSessionStore<SessionUser>()
  const draft = useDraft(user, `draft:user:${user.id}`)
  const { submit, problems, isPending } = useSubmit(async () => {
    await api.update(users, user.id, toSend(draft.changes))
    draft.reset()
    store.changed(await api.call(userDetail))
    await refresh(users, businessCard)
    toast.success(t('profile.saved'))
  })
  return (
    <div className={styles.form}>
      <Form problems={problems} onSubmit={submit}>
        {/* Drawn anew after a save; the button that saved keeps the focus. */}
        <ProfileFields key={user.version} draft={draft} />
        <div className={styles.save} data-changed={draft.isChanged || undefined}>
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
        </div>
      </Form>
    </div>
  )
}
