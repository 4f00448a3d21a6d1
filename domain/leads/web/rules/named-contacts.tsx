import { useQuery } from '@tanstack/react-query'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { leadList } from '../../contract/lead.ts'
import { Heat } from '../desk/heat.tsx'
import styles from './rules.module.css'

type Props = { firm: { id: number; name: string }; onClose: () => void }

/** For those who run the fair: the contacts of an exhibitor who let them see their name, the hottest first. */
export function NamedContacts({ firm, onClose }: Props) {
  const t = useWords('leads')
  return (
    <Dialog
      title={t('counts.names', { firm: firm.name })}
      lead={t('counts.names_lead')}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      <Names firm={firm.id} />
    </Dialog>
  )
}

function Names({ firm }: { firm: number }) {
  const t = useWords('leads')
  const fair = useCurrentFair()
  const { data, error, refetch } = useQuery({
    ...pageQuery(useApi(), leadList, { query: { fair: fair.id, firm, itemsPerPage: 100 } }),
    // Whoever takes it back is not kept here, also while it is open: those who run the fair hear of no contacts.
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 15_000,
  })
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
