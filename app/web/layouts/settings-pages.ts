import { Settings2 } from 'lucide-react'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { noSettingsLists, settingsSections } from '#domain/fairs/web/settings/settings-sections.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import type { KnownEntry } from '#domain/search/web/options.ts'
import { useWords, withAnyKey } from '#platform/web/words/words.ts'

/** The sections of a fair's settings, each a page. */
export function useSettingsPages(fair: number): KnownEntry[] {
  const t = useWords('fairs')
  const app = useWords('app')
  const href = useSalonHref()
  const { roles } = usePerson()
  return settingsSections(noSettingsLists, roles.includes('superAdmin')).map(({ id }) => ({
    id: `page-settings-${id}`,
    title: withAnyKey(t)(`settings.section_${id}`),
    detail: app('screens.fairEdit'),
    icon: Settings2,
    href: href(fairPaths.fairEdit, { id: fair, part: id }),
  }))
}
