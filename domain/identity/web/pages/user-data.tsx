import { EraseAccount } from '../profile/erase-account.tsx'
import { ExportData } from '../profile/export-data.tsx'
import { ProfileHead } from '../profile/profile-tabs.tsx'
import { OwnAnswers } from '../registration/registration-answers.tsx'

/** What is held of one: take it along, or have it erased. */
export default function UserDataPage() {
  return (
    <>
      <ProfileHead current="data" />
      <ExportData />
      <OwnAnswers />
      <EraseAccount />
    </>
  )
}
