import { FairText, textPage } from '../texts/fair-text.tsx'

export const { load, head } = textPage('terms')

export default function TermsPage() {
  return <FairText kind="terms" />
}
