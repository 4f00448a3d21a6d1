import { useQuery } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { hrefOf } from '#platform/contract/href.ts'
import { keysOf, recordOf } from '#platform/contract/record.ts'
import { callQuery, recordQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useSessionState } from '#platform/web/session/session-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { MenuButton } from '#platform/web/ui/menu.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { settingsChoices } from '../../contract/endpoints.ts'
import { fairs } from '../../contract/fair.ts'
import { fairPaths } from '../../contract/paths.ts'
import { isInPreparation } from '../../contract/rules.ts'
import { fairStatusIds } from '../../contract/statuses.ts'
import { Checklist } from '../checklist.tsx'
import { useFair } from '../fair-context.tsx'
import { SectionList } from '../settings/section-list.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
import { type SettingsLists, type SettingsSection, settingsSections } from '../settings/settings-sections.ts'
import { type Fair, useFairSettings } from '../settings/use-fair-settings.ts'
import { timeZonesIn, timeZoneWords } from '../time-zones.ts'
import { UnderOwnFair } from '../under-own-fair.tsx'
import { useFairYear } from '../year/use-fair-year.tsx'

/** The settings of a fair: all sections, and first what it still lacks while it is being prepared; or one of them. */
export default function FairEditPage() {
  const t = useWords('fairs')
  const api = useApi()
  const current = useFair()
  const { id, part } = useParams()
  const fairId = Number(id ?? current?.id ?? 0)
  const isKnown = fairId > 0
  const { data: fair, error, refetch } = useQuery({ ...recordQuery(api, fairs, fairId), enabled: isKnown })
  const {
    data: lists,
    error: refused,
    refetch: retry,
  } = useQuery({
    ...callQuery(api, settingsChoices, { params: { id: fairId } }),
    enabled: isKnown,
  })
  const failure = error ?? refused
  if (failure && !(fair && lists))
    return (
      <ErrorState title={t('settings.failed')} onRetry={() => void Promise.all([refetch(), retry()])}>
        {failure.message}
      </ErrorState>
    )
  if (!fair || !lists) return <Skeleton shape="rows" count={8} />
  return (
    <UnderOwnFair of={fair.id} address={slug => hrefOf(fairPaths.fairEdit, { id: fair.id, part }, slug)}>
      <Settings key={fair.id} fair={fair} lists={lists} part={part} />
    </UnderOwnFair>
  )
}

type Named = { id: number; name: string }
type Lists = Record<'languages' | 'countries' | 'standGroups' | 'organizers', Named[]>

/** What the reader chooses from: not what they may not go back to. */
function useSections(fair: Fair, lists: Lists, part: string | undefined) {
  const t = useWords('fairs')
  const locale = useLocale()
  const { user } = useSessionState<{ roles: string[] }>()
  const isSuperAdmin = Boolean(user?.roles.includes('ROLE_SUPER_ADMIN'))
  const isSuper = isSuperAdmin || Boolean(user?.roles.includes('ROLE_SUPER_ORGANIZER'))
  const { timeZone, status } = fair
  const sections = useMemo(() => {
    const choices: SettingsLists = {
      ...recordOf(keysOf(lists), name => lists[name].map(row => ({ id: String(row.id), label: row.name }))),
      timeZones:
        part === 'dates' ? timeZonesIn(locale) : [{ id: timeZone, label: timeZoneWords(locale, timeZone) }],
      statuses: fairStatusIds
        .filter(id => isSuper || id >= status.id)
        .map(id => ({ id: String(id), label: '' })),
    }
    return settingsSections(choices, isSuperAdmin).map(section => ({
      ...section,
      fields: section.fields.map(field => ({
        ...field,
        timeZone,
        ...(field.kind === 'limit' && { amountLabel: t('settings.per_day') }),
        options: field.options?.map(one => ({
          ...one,
          label: one.label || t(`settings.${field.name}_${one.id}`),
        })),
      })),
    }))
  }, [t, locale, lists, part, timeZone, status.id, isSuper, isSuperAdmin])
  return { sections, isSuper }
}

function Settings({ fair, lists, part }: { fair: Fair; lists: Lists; part: string | undefined }) {
  const settings = useFairSettings(fair)
  const { sections, isSuper } = useSections(fair, lists, part)
  const hrefOfPart = (to?: string) => hrefOf(fairPaths.fairEdit, { id: fair.id, part: to }, fair.homepage)
  const section = sections.find(({ id }) => id === part)
  const shared = { fair, sections, hrefOfPart }
  return section ? (
    <SettingsPage key={section.id} {...shared} section={section} settings={settings} isSuper={isSuper} />
  ) : (
    <Overview {...shared} />
  )
}

function Overview({
  fair,
  sections,
  hrefOfPart,
}: {
  fair: Fair
  sections: readonly SettingsSection[]
  hrefOfPart: (part: string) => string
}) {
  const t = useWords('fairs')
  const year = useFairYear()
  return (
    <>
      <PageTitle
        title={fair.name || fair.homepage}
        lead={t('settings.lead')}
        actions={
          <MenuButton
            groups={[{ id: 'year', entries: year.entries(fair) }]}
            trigger={
              <Button variant="secondary" icon={Ellipsis}>
                {t('year.more')}
              </Button>
            }
          />
        }
      />
      {year.dialog}
      {isInPreparation(fair.status.id) && <Checklist fair={fair.id} />}
      <SectionList sections={sections} hrefOfPart={hrefOfPart} />
    </>
  )
}
