import { Link } from 'react-aria-components/Link'
import { hrefOf } from '#platform/contract/href.ts'
import type { TableColumn } from '#platform/web/ui/table.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { BackFirm } from '../../contract/back-firms.ts'
import { exhibitorPaths } from '../../contract/paths.ts'
import { FirmMark } from '../firm-mark.tsx'
import { useAgo } from '../use-ago.ts'
import { Booths, ValidationBadge } from './states.tsx'
import styles from './tracking.module.css'

/** What is followed of an exhibitor; with the fair where several are listed. */
export function useTrackingColumns(hasFair: boolean): TableColumn<BackFirm>[] {
  const t = useWords('exhibitors')
  const ago = useAgo()
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' })
  return [
    {
      id: 'name',
      label: t('tracking.exhibitor'),
      isSortable: true,
      isRowHeader: true,
      width: '30%',
      render: firm => (
        <span className={styles.who}>
          <FirmMark firm={firm} size={40} />
          <span className={styles.name}>
            <b>{firm.name}</b>
            <span>{[firm.sector, firm.country].filter(Boolean).join(' · ')}</span>
            {firm.twin && (
              <Link
                className={styles.twin}
                href={`${hrefOf(exhibitorPaths.exhibitorManage, {}, firm.fair.homepage)}?firm=${firm.twin.id}`}
              >
                {t('tracking.twin', { name: firm.twin.name })}
              </Link>
            )}
          </span>
        </span>
      ),
    },
    ...(hasFair
      ? [
          {
            id: 'fair',
            label: t('tracking.fair'),
            render: (firm: BackFirm) => firm.fair.name ?? firm.fair.homepage,
          },
        ]
      : []),
    {
      id: 'state',
      label: t('tracking.validation'),
      render: firm => <ValidationBadge state={firm.isValidated} />,
    },
    { id: 'booths', label: t('tracking.booths'), render: firm => <Booths firm={firm} /> },
    {
      id: 'people',
      label: t('tracking.people'),
      render: firm => (
        <span className={styles.people}>
          {t('tracking.contacts', { count: firm.contacts })}
          {firm.admin && <Link href={`mailto:${firm.admin.email}`}>{firm.admin.name}</Link>}
        </span>
      ),
    },
    {
      id: 'seen',
      label: t('tracking.last_activity'),
      isSortable: true,
      render: firm => (
        <span className={styles.small}>
          {firm.lastActivity ? ago(firm.lastActivity) : t('tracking.never_seen')}
        </span>
      ),
    },
    {
      id: 'registered',
      label: t('tracking.registered'),
      isSortable: true,
      isHiddenOnPhone: true,
      render: firm => <span className={styles.small}>{day.format(new Date(firm.registeredAt))}</span>,
    },
  ]
}

/** Sort codes by column: ascending, descending. */
export const sortCodes: Readonly<Record<string, readonly [string, string]>> = {
  name: ['ASC', 'DSC'],
  seen: ['UNSEEN', 'SEEN'],
  registered: ['ID', 'DI'],
}
