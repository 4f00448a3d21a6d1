import { usePerson } from '#domain/identity/web/person.ts'
import { PresenceAvatar } from '#domain/presence/web/presence-avatar.tsx'
import { usePresenceGroup } from '#domain/presence/web/use-presence-group.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { MenuButton } from '#platform/web/ui/menu.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { useAccountGroups } from './account-groups.ts'

/** The portrait in the header, how others see one, and what is behind it. */
export default function AccountMenu({ className }: { className: string }) {
  const t = useWords('app')
  const { user } = usePerson()
  const presence = usePresenceGroup()
  const groups = useAccountGroups()
  if (!user) return null
  const name = `${user.firstName} ${user.lastName}`
  const label = [t('nav.account_of', { name }), presence?.name].filter(Boolean).join(', ')
  return (
    <MenuButton
      label={t('nav.account')}
      trigger={
        <Button variant="ghost" aria-label={label}>
          <PresenceAvatar shown={presence?.shown}>
            <Avatar name={name} src={user.picture?.thumbnailPath} face={user} />
          </PresenceAvatar>
          <span className={className}>{name}</span>
        </Button>
      }
      groups={presence ? [presence.group, ...groups] : groups}
    />
  )
}
