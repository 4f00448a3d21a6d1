import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { isLocale, type Locale, locales } from '#platform/contract/locale.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { listMails, readMail } from '../../contract/mail-calls.ts'
import { useCurrentFair } from '../fair-context.tsx'
import { MailForm } from '../mails/mail-form.tsx'
import styles from '../mails/mails.module.css'
import { WordingList } from '../texts/wording-list.tsx'

/** The mails that go out in the name of the fair, each with its standard words or the fair's own. */
export default function FairEmailsPage() {
  const t = useWords('fairs')
  const api = useApi()
  const fair = useCurrentFair()
  const address = useListAddress()
  const { data, error, refetch } = useQuery(callQuery(api, listMails, { params: { id: fair.id } }))
  const asked = address.get('mail')
  const kind = data?.flatMap(group => group.mails).find(mail => mail.kind === asked)?.kind
  const open = (mail: string) => address.change({ mail, words: '' })
  return (
    <>
      <PageTitle title={t('mails.title')} lead={t('mails.lead')} />
      {error ? (
        <Failed message={error.message} retry={refetch} />
      ) : !data ? (
        <Skeleton shape="rows" count={6} />
      ) : kind ? (
        <OneMail key={kind} kind={kind} onDone={() => open('')} />
      ) : (
        <AllMails groups={data} onOpen={open} />
      )}
    </>
  )
}

type Groups = ResponseOf<typeof listMails>

function AllMails({ groups, onOpen }: { groups: Groups; onOpen: (kind: string) => void }) {
  const t = useWords('fairs')
  return (
    <div className={styles.list}>
      {groups.map(({ group, mails }) => (
        <section key={group} className={styles.group}>
          <h2>{t(`mails.group_${group}`)}</h2>
          <WordingList
            onOpen={onOpen}
            entries={mails.map(({ kind, title, when, isOwn }) => ({ id: kind, title, text: when, isOwn }))}
          />
        </section>
      ))}
    </div>
  )
}

function OneMail({ kind, onDone }: { kind: string; onDone: () => void }) {
  const api = useApi()
  const fair = useCurrentFair()
  const address = useListAddress()
  const { data, error, refetch } = useQuery(callQuery(api, readMail, { params: { id: fair.id, kind } }))
  if (error) return <Failed message={error.message} retry={refetch} />
  if (!data) return <Skeleton shape="rows" count={6} />
  // Whoever reads in another language than those of the fair gets its mails too.
  const offered = fair.fairLanguages.map(language => language.code).filter(isLocale)
  const languages = [...new Set([...offered, ...locales])]
  const asked = languages.find(code => code === address.get('words'))
  const code: Locale = asked ?? languages[0] ?? 'fr'
  return (
    <MailForm
      fair={fair}
      kind={kind}
      mail={data}
      code={code}
      languages={languages}
      setCode={words => address.change({ words })}
      onDone={onDone}
    />
  )
}

function Failed({ message, retry }: { message: string; retry: () => Promise<unknown> }) {
  const t = useWords('fairs')
  return (
    <ErrorState title={t('mails.failed')} onRetry={() => void retry()}>
      {message}
    </ErrorState>
  )
}
