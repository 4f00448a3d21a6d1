import { EraseAccount } from '#domain/identity/web/profile/erase-account.tsx'
import { ExportData } from '#domain/identity/web/profile/export-data.tsx'
import { ProfileHead } from '#domain/identity/web/profile/profile-tabs.tsx'
import { OwnAnswers } from '../registration-answers.tsx'

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
