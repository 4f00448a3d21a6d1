import { isRecord } from '#platform/contract/record.ts'
import type { FieldWords } from '#platform/web/saving/field-conflicts.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { plainText } from '../../contract/checklist.ts'
import type { BoothConfiguration } from '../../contract/configuration.ts'
import { languageName } from './languages.ts'
import type { BoothLists } from './use-lists.ts'

const nameIn = (rows: readonly { id: number; name: string }[], id: unknown) =>
  rows.find(row => row.id === id)?.name ?? ''

/** What the fields of a booth and their values are called where they are not fields: in a history, in a conflict. */
export function useBoothWords(booth: BoothConfiguration, lists: BoothLists): FieldWords {
  const t = useWords('stands')
  const saving = useWords('saving')
  const labels: Record<string, string> = {
    standType: t('configure.type'),
    standTypeVariation: t('configure.size'),
    color: t('configure.color'),
    prop: t('configure.prop'),
    logo: t('configure.logo'),
    poster: t('configure.poster'),
    video: t('configure.part_video'),
    brochures: t('configure.brochures'),
    isVisible: t('configure.visible_switch'),
    label: t('halls:plan.label_field'),
    title: t('configure.title'),
    slogan: t('configure.slogan'),
    description: t('configure.description'),
  }
  const listed = (value: unknown[], nameOf: (one: unknown) => string) => value.map(nameOf).join(', ')
  const said: Record<string, (value: unknown) => string> = {
    standType: id => nameIn(lists.types, id),
    standTypeVariation: id => nameIn(lists.variations, id),
    brochures: value => (Array.isArray(value) ? listed(value, one => titleOf(one)) : ''),
    isVisible: value => saving(value ? 'yes' : 'no'),
    color: value => String(value ?? booth.firm.color),
    prop: value => (value ? t(`prop.${String(value)}`) : ''),
  }
  const personOf = (field: string) => {
    const [, id] = /^looks\.(\d+)$/.exec(field) ?? []
    return id ? { person: booth.people.find(one => one.id === Number(id)) } : null
  }
  const wordsOf = (field: string, value: unknown): string => {
    if (personOf(field)) return value === null ? t('configure.look_own') : nameIn(lists.characters, value)
    const [, code] = /^languages\.(\w+)$/.exec(field) ?? []
    if (code) return saving(value ? 'yes' : 'no')
    const say = said[field]
    if (say) return say(value)
    if (isRecord(value)) return titleOf(value)
    return typeof value === 'string' ? plainText(value) : ''
  }
  return {
    labelOf: field => {
      const look = personOf(field)
      if (look)
        return look.person
          ? t('configure.look_of', { name: fullName(look.person) })
          : t('configure.part_people')
      const [, code, name] = /^languages\.(\w+)(?:\.(\w+))?$/.exec(field) ?? []
      if (!code) return labels[field] ?? field
      return name ? `${labels[name]}, ${languageName(code)}` : languageName(code)
    },
    wordsOf: (field, value) => wordsOf(field, value) || saving('empty'),
  }
}

const fullName = (person: BoothConfiguration['people'][number]) => `${person.firstName} ${person.lastName}`

const titleOf = (value: unknown) =>
  isRecord(value) ? String(value.title ?? value.name ?? value.url ?? '') : ''
