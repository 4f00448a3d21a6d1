import { EraseAccount } from '../profile/erase-account.tsx'
import { ExportData } from '../profile/export-data.tsx'
import { ProfileHead } from '../profile/profile-tabs.tsx'

/** What is held of one: take it along, or have it erased. */
export default function UserDataPage() {
  return (
    <>
      <ProfileHead current="data" />
      <ExportData />
      <EraseAccount />
    </>
  )
}
