import type { DraftOf, RecordOf } from '#platform/contract/resource.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Form } from '#platform/web/ui/form.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { users } from '../../contract/user.ts'
import { linksToKeep } from './links-field.tsx'
import styles from './profile.module.css'
import { ProfileFields } from './profile-fields.tsx'

type Props = {
  user: RecordOf<typeof users>
  /** It is the reader’s own. */
  isOwn?: boolean
  /** Which fields; all, unless it says so. */
  mayChange?: (field: string) => boolean
  onSaved: () => Promise<unknown>
}

/** What was changed, as the server takes it: an emptied field is null, addresses are whole. */
const toSend = ({ socialLinks, meetingLinks, ...changes }: DraftOf<typeof users>) => ({
  ...Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value === '' ? null : value])),
  ...(socialLinks && { socialLinks: linksToKeep(socialLinks) }),
  ...(meetingLinks && { meetingLinks: linksToKeep(meetingLinks) }),
})

/** What somebody says of themselves, to change: by them, or by those who run a fair of theirs. */
export function ProfileForm({ user, isOwn, mayChange, onSaved }: Props) {
  const t = useWords('identity')
  const api = useApi()
  const draft = useDraft<DraftOf<typeof users>>(user, `draft:user:${user.id}`)
  const { submit, problems, isPending } = useSubmit(async () => {
    await api.update(users, user.id, toSend(draft.changes))
    draft.reset()
    await onSaved()
    toast.success(t('profile.saved'))
  })
  return (
    <div className={styles.form}>
      <Form problems={problems} onSubmit={submit}>
        {/* Drawn anew after a save; the button that saved keeps the focus. */}
        <ProfileFields key={user.version} draft={draft} isOwn={isOwn} mayChange={mayChange} />
        <div className={styles.save} data-changed={draft.isChanged || undefined}>
          <SaveActions draft={draft} isPending={isPending} />
        </div>
      </Form>
    </div>
  )
}
