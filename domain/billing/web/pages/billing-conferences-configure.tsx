import { PricesPage } from '../prices/prices-page.tsx'

export default function BillingConferencesConfigurePage() {
  return <PricesPage side="conferences" />
}
