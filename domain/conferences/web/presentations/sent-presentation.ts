import { isLocale, type Locale } from '#platform/contract/locale.ts'
import { fieldsIn } from '#platform/contract/record.ts'
import type { PresentationDraft } from './presentation-fields.tsx'

type Words = { title: string; abstract?: string }

/** Languages in which something is written. */
function sentWords(translations: Readonly<Record<string, unknown>>): Partial<Record<Locale, Words>> {
  const sent: Partial<Record<Locale, Words>> = {}
  for (const [code, words] of Object.entries(translations)) {
    const { title = '', abstract = '' } = fieldsIn(words)
    if (isLocale(code) && (title || abstract))
      sent[code] = { title: String(title), ...(abstract ? { abstract: String(abstract) } : {}) }
  }
  return sent
}

/** What was written is sent as the call wants it: what was chosen by its id. */
export const sentPresentation = ({
  translations,
  begin,
  end,
  speaker,
  url,
  ...others
}: Partial<PresentationDraft>) => ({
  ...others,
  ...(translations && { translations: sentWords(translations) }),
  ...(begin && { begin }),
  ...(end && { end }),
  ...(speaker !== undefined && { speaker: speaker?.id ?? null }),
  ...(url && { url }),
})
