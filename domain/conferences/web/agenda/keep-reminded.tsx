import { Bell } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { MenuButton } from '#platform/web/ui/menu.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { Block } from './blocks.ts'
import { minutesWords, remindersOf } from './reminders.ts'

type Props = { block: Block; now: number | null; onKeep: (minutes: number) => void }

/** A way out of a clash: all of them stay, each with a reminder of so many minutes before. */
export function KeepReminded({ block, now, onKeep }: Props) {
  const t = useWords('conferences')
  const locale = useLocale()
  const [first = [], ...others] = block.entries.map(entry => remindersOf(entry, now).map(one => one.before))
  const shared = first.filter(before => before !== null && others.every(one => one.includes(before)))
  if (!shared.length) return null
  return (
    <MenuButton
      placement="bottom start"
      label={t('agenda.keep_reminded')}
      trigger={
        <Button variant="secondary" size="small" icon={Bell}>
          {t('agenda.keep_reminded')}
        </Button>
      }
      groups={[
        {
          id: 'reminders',
          entries: shared.flatMap(before =>
            before === null
              ? []
              : [
                  {
                    id: String(before),
                    label: t('agenda.remind_before', { time: minutesWords(locale, before) }),
                    onAction: () => onKeep(before),
                  },
                ],
          ),
        },
      ]}
    />
  )
}
