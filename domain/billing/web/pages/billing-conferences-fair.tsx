import { DashboardPage } from '../dashboard/dashboard-page.tsx'

export default function BillingConferencesFairPage() {
  return <DashboardPage side="conferences" />
}
