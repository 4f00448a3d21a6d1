import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import {
  type Mailing,
  type MailingReader,
  type readerStates,
  readersOfMailing,
} from '../../contract/mailings.ts'
import styles from './mailings.module.css'

type Props = { mailing: Mailing; state?: (typeof readerStates)[number]; onClose: () => void }

/** Those who get it by name, and what became of each. */
export function ReaderList({ mailing, state, onClose }: Props) {
  const t = useWords('people')
  const api = useApi()
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useQuery({
    ...pageQuery(api, readersOfMailing, {
      params: { id: mailing.id },
      query: { search, itemsPerPage: 50, ...(state && { state }) },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => isOpen || onClose()}
      title={t(state === 'failed' ? 'mailing.failed_readers' : 'mailing.who')}
    >
      <TextField label={t('people.search')} value={search} onChange={setSearch} />
      {error ? (
        <ErrorState title={t('people.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="rows" count={5} />
      ) : data.rows.length ? (
        <>
          <ul className={styles.people}>
            {data.rows.map(reader => (
              <Reader key={reader.id} reader={reader} isSent={mailing.state !== 'draft'} />
            ))}
          </ul>
          {data.total > data.rows.length && (
            <p className={styles.quiet}>
              {t('mailing.first_of', { shown: data.rows.length, count: data.total })}
            </p>
          )}
        </>
      ) : (
        <p className={styles.quiet}>{t('people.none_found')}</p>
      )}
    </Dialog>
  )
}

function Reader({ reader, isSent }: { reader: MailingReader; isSent: boolean }) {
  const t = useWords('people')
  const { name, email, firm, locale, state, error } = reader
  return (
    <li>
      <span>
        <b>{name}</b> {firm && `· ${firm}`}
        <small>
          {email} · <span lang={locale}>{languageNames[locale]}</span>
          {error && ` · ${error}`}
        </small>
      </span>
      {isSent && <Badge tone={state === 'failed' ? 'err' : 'neutral'}>{t(`mailing.reader_${state}`)}</Badge>}
    </li>
  )
}
