import type { ReactNode } from 'react'
import { dateLocale } from '#platform/contract/locale.ts'
import styles from '#platform/web/import/import.module.css'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ProgrammePreview } from '../../contract/programme-import.ts'

function Names({
  title,
  note,
  count,
  children,
}: {
  title: string
  note?: string
  count: number
  children: ReactNode[]
}) {
  const t = useWords('conferences')
  if (!count) return null
  return (
    <Disclosure title={title}>
      {note && <p className={styles.note}>{note}</p>}
      <ul className={styles.names}>{children}</ul>
      {count > children.length && (
        <p className={styles.note}>{t('import.shown_first', { count: children.length })}</p>
      )}
    </Disclosure>
  )
}

/** Which sessions come, move, vanish and return; what clashes; what of the file is not taken. */
export function ProgrammeChanges({ preview }: { preview: ProgrammePreview }) {
  const t = useWords('conferences')
  const locale = useLocale()
  const { created, moved, returned, clashes, outside, renamed, roomsLeft, ignored, timeZone } = preview
  const { newSpeakers, changedSpeakers } = preview
  const moment = new Intl.DateTimeFormat(dateLocale(locale), {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  const where = (said: string) => {
    const [begin = '', room = ''] = said.split('|')
    return [begin ? moment.format(new Date(begin)) : t('import.unplaced'), room].filter(Boolean).join(', ')
  }
  // Two sessions may have one name: where they stand in the list tells them apart.
  const keyed = <T,>(rows: readonly T[], item: (row: T) => ReactNode) =>
    rows.map((row, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn anew as a whole
      <li key={at}>{item(row)}</li>
    ))
  return (
    <>
      <Names title={t('import.new_speakers', { count: newSpeakers.count })} count={newSpeakers.count}>
        {keyed(newSpeakers.first, name => name)}
      </Names>
      <Names
        title={t('import.changed_speakers', { count: changedSpeakers.count })}
        count={changedSpeakers.count}
      >
        {keyed(changedSpeakers.first, name => name)}
      </Names>
      <Names title={t('import.moved', { count: moved.count })} count={moved.count}>
        {keyed(moved.first, ({ name, from, to }) => (
          <>
            {name}: <s>{where(from)}</s> <b>{where(to)}</b>
          </>
        ))}
      </Names>
      <Names title={t('import.created', { count: created.count })} count={created.count}>
        {keyed(created.first, ({ name }) => name)}
      </Names>
      <Names title={t('import.returned', { count: returned.count })} count={returned.count}>
        {keyed(returned.first, ({ name }) => name)}
      </Names>
      <Names title={t('import.renamed', { count: renamed.length })} count={renamed.length}>
        {keyed(renamed, ({ from, to }) => (
          <>
            <s>{from}</s> <b>{to}</b>
          </>
        ))}
      </Names>
      <Names title={t('import.rooms_left', { count: roomsLeft.length })} count={roomsLeft.length}>
        {keyed(roomsLeft, name => name)}
      </Names>
      <Names
        title={t('import.clashes', { count: clashes.count })}
        note={t('import.clashes_text')}
        count={clashes.count}
      >
        {keyed(clashes.first, ({ kind, name, sessions, begin }) => (
          <>
            <b>{t(`import.clash_${kind}`, { name })}</b>, {moment.format(new Date(begin))}:{' '}
            {sessions.join(' · ')}
          </>
        ))}
      </Names>
      <Names title={t('import.outside', { count: outside.count })} count={outside.count}>
        {keyed(outside.first, ({ name }) => name)}
      </Names>
      <Names title={t('import.ignored')} count={ignored.length}>
        {keyed(ignored, ({ name, count }) => `${name} (${new Intl.NumberFormat(locale).format(count)})`)}
      </Names>
    </>
  )
}
