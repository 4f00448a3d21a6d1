import { ChevronRight } from 'lucide-react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './wording-list.module.css'

type Wording<Id> = { id: Id; title: string; text: string; isOwn: boolean }

/** What a fair may word itself, one row each, with whose words it has now. */
export function WordingList<Id extends string>({
  entries,
  onOpen,
}: {
  entries: readonly Wording<Id>[]
  onOpen: (id: Id) => void
}) {
  const t = useWords('fairs')
  return (
    <ul className={styles.list}>
      {entries.map(({ id, title, text, isOwn }) => (
        <li key={id}>
          <button type="button" className={styles.row} onClick={() => onOpen(id)}>
            <span>
              <b>{title}</b>
              <small>{text}</small>
            </span>
            <Badge tone={isOwn ? 'fair' : 'neutral'}>{t(isOwn ? 'mails.own' : 'mails.standard')}</Badge>
            <Icon of={ChevronRight} size="small" />
          </button>
        </li>
      ))}
    </ul>
  )
}
