import { Link } from 'react-aria-components/Link'
import { dateLocale } from '#platform/contract/locale.ts'
import type { ListColumn } from '#platform/web/list/data-list.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { BackFirm } from '../../contract/back-firms.ts'
import { FirmMark } from '../firm-mark.tsx'
import { useAgo } from '../use-ago.ts'
import { Booths, ValidationBadge } from './states.tsx'
import styles from './tracking.module.css'

/** What is followed of an exhibitor; with the fair where several are listed. */
export function useTrackingColumns(hasFair: boolean): ListColumn<BackFirm>[] {
  const t = useWords('exhibitors')
  const ago = useAgo()
  const day = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'medium' })
  return [
    {
      id: 'name',
      label: t('tracking.exhibitor'),
      isSortable: true,
      isRowHeader: true,
      width: hasFair ? '22%' : '26%',
      render: firm => (
        <span className={styles.who}>
          <FirmMark firm={firm} size={26} />
          <span className={styles.name}>
            <b>{firm.name}</b>
            {firm.twin && (
              <span className={styles.twin} title={t('tracking.twin', { name: firm.twin.name })}>
                {t('tracking.twin_short')}
              </span>
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'sector',
      label: t('tracking.sector'),
      width: hasFair ? '13%' : '17%',
      onPhone: 'below',
      render: firm => firm.sector ?? '–',
    },
    { id: 'country', label: t('tracking.country'), isChosenLater: true, render: firm => firm.country ?? '–' },
    ...(hasFair
      ? [
          {
            id: 'fair',
            label: t('tracking.fair'),
            width: '12%',
            render: (firm: BackFirm) => firm.fair.name ?? firm.fair.homepage,
          },
        ]
      : []),
    {
      id: 'state',
      label: t('tracking.validation'),
      onPhone: 'end',
      render: firm => <ValidationBadge state={firm.isValidated} />,
    },
    {
      id: 'booths',
      label: t('tracking.booths'),
      ...(hasFair && { width: '13%' }),
      render: firm => <Booths firm={firm} />,
    },
    {
      id: 'admin',
      label: t('tracking.admin'),
      width: hasFair ? '11%' : '13%',
      render: firm => (firm.admin ? <Link href={`mailto:${firm.admin.email}`}>{firm.admin.name}</Link> : '–'),
    },
    {
      id: 'people',
      label: t('tracking.people'),
      isNumeric: true,
      isChosenLater: true,
      render: firm => firm.contacts,
    },
    {
      id: 'seen',
      label: t('tracking.last_activity'),
      isSortable: true,
      width: hasFair ? '12%' : '15%',
      render: firm => (firm.lastActivity ? ago(firm.lastActivity) : t('tracking.never_seen')),
    },
    {
      id: 'registered',
      label: t('tracking.registered'),
      isSortable: true,
      isChosenLater: true,
      render: firm => day.format(new Date(firm.registeredAt)),
    },
  ]
}

/** Sort codes by column: ascending, descending. */
export const sortCodes: Readonly<Record<string, readonly [string, string]>> = {
  name: ['ASC', 'DSC'],
  seen: ['UNSEEN', 'SEEN'],
  registered: ['ID', 'DI'],
}
