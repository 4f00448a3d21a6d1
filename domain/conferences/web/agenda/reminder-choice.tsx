import { Bell, BellOff } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { MenuButton } from '#platform/web/ui/menu.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { AgendaEntry } from '../../contract/agenda.ts'
import { minutesWords, reminderOf, remindersOf } from './reminders.ts'

type Props = {
  entry: AgendaEntry
  now: number | null
  onChange: (entry: AgendaEntry, minutes: number | null) => void
}

/** When somebody is reminded of a session of their day, and what they may choose instead. */
export function ReminderChoice({ entry, now, onChange }: Props) {
  const t = useWords('conferences')
  const locale = useLocale()
  const { title } = entry.conference
  const all = remindersOf(entry, now)
  if (!all.length) return null
  const current = reminderOf(entry)
  const said =
    current === null ? t('agenda.remind_none') : t('agenda.remind', { time: minutesWords(locale, current) })
  return (
    <MenuButton
      placement="bottom start"
      label={t('agenda.remind_of', { title })}
      trigger={
        <Button
          variant="ghost"
          size="small"
          icon={current === null ? BellOff : Bell}
          aria-label={`${said} · ${title}`}
        >
          {said}
        </Button>
      }
      groups={[
        {
          id: 'reminders',
          entries: all.map(({ minutes, before }) => ({
            id: String(before),
            label:
              before === null
                ? t('agenda.remind_none')
                : t('agenda.remind_before', { time: minutesWords(locale, before) }),
            isChosen: before === current,
            onAction: () => onChange(entry, minutes),
          })),
        },
      ]}
    />
  )
}
