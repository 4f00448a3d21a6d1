import { FairText, textPage } from '../texts/fair-text.tsx'

export const { load, head } = textPage('legal')

export default function LegalPage() {
  return <FairText kind="legal" />
}
