import { usePerson } from '../person.ts'
import { ChangeEmail } from '../profile/change-email.tsx'
import { ChangePassword } from '../profile/change-password.tsx'
import { OwnSessions } from '../profile/own-sessions.tsx'
import { ProfileHead } from '../profile/profile-tabs.tsx'
import { OwnSignOns } from '../sign-on/own-sign-ons.tsx'

/** How one logs in, and where one is logged in. */
export default function UserSecurityPage() {
  const { user } = usePerson()
  return (
    <>
      <ProfileHead current="security" />
      <ChangeEmail current={user?.email ?? ''} />
      <ChangePassword />
      <OwnSignOns />
      <OwnSessions />
    </>
  )
}
