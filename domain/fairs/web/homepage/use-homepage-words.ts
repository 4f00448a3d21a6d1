import { isLocale } from '#platform/contract/locale.ts'
import { isRecord } from '#platform/contract/record.ts'
import type { FieldWords } from '#platform/web/saving/field-conflicts.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords, withAnyKey } from '#platform/web/words/words.ts'
import { withoutTags } from '../../contract/mail-words.ts'

/** What the words of the page, and those of a block, are called in the editor. */
const labels: Record<string, string> = {
  headerType: 'headerType',
  sections: 'blocks',
  title: 'title_field',
  lead: 'lead_field',
  text: 'part_intro',
  buttonLabel: 'buttonLabel',
  buttonLink: 'buttonLink',
  image: 'image',
  imageAlt: 'imageAlt',
  logo: 'logo',
}
const blockLabels: Record<string, string> = {
  title: 'section_title',
  text: 'section_text',
  image: 'section_image',
  imageAlt: 'imageAlt',
  figures: 'kind_figures',
}

/** What the fields of a homepage and their values are called in its history and in a conflict. */
export function useHomepageWords(): FieldWords {
  const t = withAnyKey(useWords('fairs'))
  const saving = useWords('saving')
  const oneOf = (value: unknown) => {
    if (!isRecord(value)) return String(value)
    return value.kind
      ? t(`homepage.kind_${value.kind}`)
      : [value.value, value.label].filter(Boolean).join(' ')
  }
  const said = (field: string, value: unknown) => {
    if (Array.isArray(value)) return value.map(oneOf).join(', ')
    if (field === 'headerType' && value) return t(`homepage.headerType_${value}`)
    return typeof value === 'string' ? withoutTags(value.replaceAll('</p>', ' ')) : ''
  }
  return {
    labelOf: field => {
      const [code = '', name = code, , word] = field.split('.')
      if (!isLocale(code)) return t(`homepage.${labels[field] ?? 'title'}`)
      const label = word ? blockLabels[word] : labels[name]
      return `${t(`homepage.${label ?? 'title'}`)}, ${languageNames[code]}`
    },
    wordsOf: (field, value) => said(field, value) || saving('empty'),
  }
}
