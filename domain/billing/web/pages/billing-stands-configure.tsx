import { PricesPage } from '../prices/prices-page.tsx'

export default function BillingStandsConfigurePage() {
  return <PricesPage side="stands" />
}
