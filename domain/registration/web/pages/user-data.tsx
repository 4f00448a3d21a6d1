import { use } from 'react'
import { LedgerSlot } from '#domain/identity/web/card-slot.ts'
import { EraseAccount } from '#domain/identity/web/profile/erase-account.tsx'
import { ExportData } from '#domain/identity/web/profile/export-data.tsx'
import { ProfileHead } from '#domain/identity/web/profile/profile-tabs.tsx'
import { OwnAnswers } from '../registration-answers.tsx'

/** What is held of one, and by whom: take it back, take it along, or have it erased. */
export default function UserDataPage() {
  const Ledger = use(LedgerSlot)
  return (
    <>
      <ProfileHead current="data" />
      <Ledger />
      <ExportData />
      <OwnAnswers />
      <EraseAccount />
    </>
  )
}
