import { useQuery } from '@tanstack/react-query'
import { dateLocale } from '#platform/contract/locale.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { LoadContext } from '#platform/web/screens/screen.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { LanguageMark } from '#platform/web/ui/language-mark.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { RichText } from '#platform/web/ui/rich-text.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { readText, type TextKind } from '../../contract/fair-text.ts'
import type { PublicFair } from '../../contract/public-fair.ts'
import { useFair } from '../fair-context.tsx'
import { TextPage } from './text-page.tsx'

const asked = (kind: TextKind, fair: PublicFair | null) => ({
  params: { kind },
  query: fair ? { fair: fair.id } : {},
})

/** What a page of such a text says to the site map. */
export const textPage = (kind: TextKind) => ({
  load: ({ api, queries, fair }: LoadContext<PublicFair>) =>
    queries.ensureQueryData(callQuery(api, readText, asked(kind, fair))),
  head: (_data: unknown, t: (key: string) => string) => ({ title: t(`screens.${kind}`) }),
})

/** Legal notice, terms of use or privacy notice, as the fair or the platform words it. */
export function FairText({ kind }: { kind: TextKind }) {
  const t = useWords('fairs')
  const api = useApi()
  const locale = useLocale()
  const fair = useFair()
  const { data, error, refetch } = useQuery(callQuery(api, readText, asked(kind, fair)))
  const day =
    data?.changedAt &&
    new Intl.DateTimeFormat(dateLocale(locale), {
      dateStyle: 'long',
      timeZone: fair?.timeZone ?? 'UTC',
    }).format(new Date(data.changedAt))
  return (
    <TextPage current={kind}>
      <PageTitle title={t(`texts.${kind}`)} lead={day ? t('texts.changed', { day }) : undefined} />
      {error ? (
        <ErrorState title={t('texts.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : data ? (
        <>
          <LanguageMark of={data.lang} />
          <RichText html={data.html} lang={data.lang} />
        </>
      ) : (
        <Skeleton shape="lines" />
      )}
    </TextPage>
  )
}
