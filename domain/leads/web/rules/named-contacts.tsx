import { useQuery } from '@tanstack/react-query'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type LeadCount, leadList } from '../../contract/lead.ts'
import { Heat } from '../desk/heat.tsx'
import styles from './rules.module.css'

type Props = { of: LeadCount; onClose: () => void }

const aMinute = 60_000

/** For those who run the fair: the contacts of an exhibitor who let them see their name, the hottest first. */
export function NamedContacts({ of, onClose }: Props) {
  const t = useWords('leads')
  return (
    <Dialog
      title={t('counts.names', { firm: of.firm.name })}
      lead={t('counts.names_lead')}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      <Names of={of} />
    </Dialog>
  )
}

function Names({ of: { firm, participation } }: Pick<Props, 'of'>) {
  const t = useWords('leads')
  const fair = useCurrentFair()
  const { data, error, refetch } = useQuery({
    ...pageQuery(useApi(), leadList, { query: { fair: fair.id, firm: firm.id, itemsPerPage: 100 } }),
    // Whoever takes it back is not kept here, also while it is open.
    staleTime: 0,
    gcTime: 0,
    refetchInterval: aMinute,
  })
  const again = () => void refetch()
  useTopic(`leads:${participation}`, again, again)
  if (!data) return <LoadState of={{ error, refetch }} shape="rows" count={4} />
  if (!data.rows.length) return <p className={styles.lead}>{t('counts.nobody')}</p>
  const more = data.total - data.rows.length
  return (
    <>
      <ul className={styles.names}>
        {data.rows.map(({ id, person, temperature, score }) => (
          <li key={id}>
            <span>
              {person.firstName} {person.lastName}
              {person.firm && <small>{person.firm}</small>}
            </span>
            <Heat temperature={temperature} score={score} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.lead}>{t('counts.more', { count: more })}</p>}
    </>
  )
}
