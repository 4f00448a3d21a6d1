import { useQuery } from '@tanstack/react-query'
import { useOwnFairs } from '#domain/identity/web/own-fairs.ts'
import { userTypeList } from '#domain/reference/contract/lists.ts'
import { locales } from '#platform/contract/locale.ts'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'

type Chosen = { value: string; onChange: (value: string | null) => void }

/** What somebody is to be, each kind with what it may do. */
export function KindField({ types, ...chosen }: Chosen & { types: readonly number[] }) {
  const t = useWords('people')
  const api = useApi()
  const { data } = useQuery(listQuery(api, userTypeList, { pagination: 'false' }))
  const nameOf = (id: number) => data?.rows.find(row => row.id === id)?.name ?? ''
  return (
    <SelectField
      {...chosen}
      name="userType"
      label={t('invitation.userType')}
      hint={t(`kinds.${chosen.value}`)}
      isRequired
      options={types.map(id => ({ id: String(id), label: nameOf(id), hint: t(`kinds.${id}`) }))}
    />
  )
}

/** The fair it is about; with one fair there is nothing to choose. */
export function FairField({ isForAllPossible, ...chosen }: Chosen & { isForAllPossible?: boolean }) {
  const t = useWords('people')
  const fairs = useOwnFairs()
  if (fairs.length < 2 && !isForAllPossible) return null
  return (
    <SelectField
      {...chosen}
      name="fair"
      label={t('invitation.fair')}
      isRequired
      options={[
        ...(isForAllPossible ? [{ id: 'all', label: t('invitation.fair_all') }] : []),
        ...fairs.map(fair => ({ id: String(fair.id), label: fair.name })),
      ]}
    />
  )
}

/** Language in which the mail is written. */
export function ContentLanguageField(chosen: Chosen) {
  const t = useWords('people')
  return (
    <SelectField
      {...chosen}
      name="locale"
      label={t('invitation.locale')}
      isRequired
      options={locales.map(code => ({ id: code, label: languageNames[code] }))}
    />
  )
}
