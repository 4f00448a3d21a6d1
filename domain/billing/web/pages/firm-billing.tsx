import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { firms } from '#domain/exhibitors/contract/firm.ts'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { mayEdit } from '#domain/exhibitors/web/may-edit.ts'
import { AskOrganizer } from '#domain/fairs/web/ask-organizer.tsx'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { callQuery, recordQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { readPapers } from '../../contract/papers.ts'
import styles from '../billing.module.css'
import { PaperTable, paperOrderIn } from '../paper/paper-table.tsx'

/** What a firm was sent: one's own, or, for those who run fairs, that of the address. */
export default function FirmBillingPage() {
  const t = useWords('billing')
  const api = useApi()
  const href = useSalonHref()
  const { user } = usePerson()
  const { id: named } = useParams()
  const id = Number(named) || (user?.firm?.id ?? 0)
  const firm = useQuery({ ...recordQuery(api, firms, id), enabled: id > 0 })
  const address = useListAddress()
  const papers = useQuery({
    ...callQuery(api, readPapers, { query: { firm: id, order: paperOrderIn(address) } }),
    enabled: id > 0,
    placeholderData: keepPreviousData,
  })
  const error = firm.error ?? papers.error
  const content = () => {
    if (user && !id)
      return (
        <EmptyState title={t('papers.no_firm')} action={<AskOrganizer />}>
          {t('papers.no_firm_text')}
        </EmptyState>
      )
    if (error)
      return (
        <ErrorState
          title={t('papers.failed')}
          onRetry={() => void Promise.all([firm.refetch(), papers.refetch()])}
        >
          {error.message}
        </ErrorState>
      )
    if (!firm.data || !papers.data) return <Skeleton shape="rows" count={5} />
    if (!mayEdit(firm.data))
      return <EmptyState title={t('papers.not_yours')}>{t('papers.not_yours_text')}</EmptyState>
    const isOwn = id === user?.firm?.id
    const profile = isOwn
      ? href(exhibitorPaths.exhibitorProfile)
      : `${href(exhibitorPaths.exhibitorManage)}?firm=${id}`
    return (
      <div className={styles.dashboard}>
        {!firm.data.vatNumber && (
          <div className={styles.note} role="note">
            {t('papers.no_vat_number')}
            <ButtonLink variant="secondary" size="small" href={profile}>
              {t('papers.complete')}
            </ButtonLink>
          </div>
        )}
        <PaperTable papers={papers.data} address={address} />
      </div>
    )
  }
  return (
    <>
      <PageTitle title={t('papers.title')} lead={firm.data && t('papers.lead', { firm: firm.data.name })} />
      {content()}
    </>
  )
}
