import { FairText, textPage } from '../texts/fair-text.tsx'

export const { load, head } = textPage('privacy')

export default function PrivacyPage() {
  return <FairText kind="privacy" />
}
