import { DashboardPage } from '../dashboard/dashboard-page.tsx'

export default function BillingStandsFairPage() {
  return <DashboardPage side="stands" />
}
