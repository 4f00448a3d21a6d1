import type { ReactNode } from 'react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { AgendaEntry } from '../../contract/agenda.ts'
import { zoneName } from '../time/zones.ts'

type Props = { entries: readonly AgendaEntry[]; actions: ReactNode }

/** How much an agenda holds, and by which clock its hours are. */
export function AgendaTitle({ entries, actions }: Props) {
  const t = useWords('conferences')
  const locale = useLocale()
  const { timeZone } = useCurrentFair()
  const first = entries.find(({ conference }) => conference.begin)?.conference.begin
  return (
    <PageTitle
      title={t('agenda.title')}
      lead={
        first &&
        `${t('program.count', { count: entries.length })} · ${zoneName(locale, timeZone, Date.parse(first))}`
      }
      actions={actions}
    />
  )
}
