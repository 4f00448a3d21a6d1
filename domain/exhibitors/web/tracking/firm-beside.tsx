import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { decisionKeys } from '#domain/identity/web/decision-bar.tsx'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { RecordBeside, RecordFacts, RecordWays } from '#platform/web/list/record-beside.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Kbd } from '#platform/web/ui/kbd.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { BackFirm } from '../../contract/back-firms.ts'
import { FirmMark } from '../firm-mark.tsx'
import { useAgo } from '../use-ago.ts'
import styles from './firm-beside.module.css'
import { Booths, ValidationBadge } from './states.tsx'
import { useMayDecide, useTrackingActions } from './tracking-actions.ts'

type Props = {
  firm: BackFirm
  isPending: boolean
  validate: (firm: BackFirm) => void
  refuse: (firm: BackFirm) => void
  compare: (firm: BackFirm) => void
}

/** An exhibitor of the list beside it: what is decided on it, how far its booths are, whom to ask, and where to go on. */
export default function FirmBeside({ firm, isPending, validate, refuse, compare }: Props) {
  const t = useWords('exhibitors')
  const mayDecide = useMayDecide()
  const ways = useTrackingActions({ validate, refuse, compare })(firm)
  return (
    <RecordBeside
      mark={<FirmMark firm={firm} size={52} />}
      name={firm.name}
      lead={[firm.sector, firm.city, firm.country].filter(Boolean).join(' · ') || '–'}
    >
      <div className={styles.decision}>
        <ValidationBadge state={firm.isValidated} />
        {mayDecide && firm.isValidated !== validationState.validated && (
          <Button size="small" icon={Check} isPending={isPending} onPress={() => validate(firm)}>
            {t('tracking.validate')} <Kbd>{decisionKeys.validate}</Kbd>
          </Button>
        )}
        {mayDecide && firm.isValidated !== validationState.refused && (
          <Button variant="secondary" size="small" icon={X} onPress={() => refuse(firm)}>
            {t('tracking.refuse')} <Kbd>{decisionKeys.refuse}</Kbd>
          </Button>
        )}
      </div>
      {firm.twin && (
        <p className={styles.twin}>
          {t('tracking.twin', { name: firm.twin.name })}{' '}
          {mayDecide && (
            <Button variant="secondary" size="small" onPress={() => compare(firm)}>
              {t('tracking.compare')}
            </Button>
          )}
        </p>
      )}
      <Facts firm={firm} />
      <RecordWays name={firm.name}>
        {ways.map(
          ({ id, label, icon, href }) =>
            href && (
              <ButtonLink key={id} variant="secondary" size="small" icon={icon} href={href}>
                {label}
              </ButtonLink>
            ),
        )}
      </RecordWays>
    </RecordBeside>
  )
}

function Facts({ firm }: { firm: BackFirm }) {
  const t = useWords('exhibitors')
  const ago = useAgo()
  const day = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'long' })
  const facts: [label: string, value: ReactNode][] = [
    [t('tracking.booths'), <Booths key="booths" firm={firm} />],
    [
      t('tracking.admin'),
      firm.admin ? (
        <Link key="admin" href={`mailto:${firm.admin.email}`}>
          {firm.admin.name}
        </Link>
      ) : (
        '–'
      ),
    ],
    [t('tracking.people'), firm.contacts],
    [t('tracking.fair'), firm.fair.name ?? firm.fair.homepage],
    [t('tracking.registered'), day.format(new Date(firm.registeredAt))],
    [t('tracking.last_activity'), firm.lastActivity ? ago(firm.lastActivity) : t('tracking.never_seen')],
    ...(firm.vatNumber ? [[t('firm.vatNumber'), firm.vatNumber] satisfies [string, string]] : []),
  ]
  return <RecordFacts facts={facts} />
}
