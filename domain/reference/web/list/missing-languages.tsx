import type { FieldDescription } from '#platform/contract/list-administration.ts'
import { locales } from '#platform/contract/locale.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Entry } from './list-source.ts'

/** Says how many languages an entry still lacks; nothing when it has them all. */
export function MissingLanguages({ entry, fields }: { entry: Entry; fields: readonly FieldDescription[] }) {
  const t = useWords('reference')
  const translated = fields.filter(field => field.isTranslated)
  if (!translated.length) return null
  const missing = locales.filter(locale =>
    translated.some(field => !entry.translations?.[locale]?.[field.name]?.trim()),
  )
  if (!missing.length) return null
  return <Badge tone="err">{t('list.missing', { languages: missing.join(', ').toUpperCase() })}</Badge>
}
