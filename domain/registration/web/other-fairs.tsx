import { useQuery } from '@tanstack/react-query'
import type { Static } from 'typebox'
import { dateLocale } from '#platform/contract/locale.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { fairsToJoin } from '../contract/registration.ts'
import { JoinDialog } from './join-dialog.tsx'
import styles from './other-fairs.module.css'
import { useJoin } from './use-join.ts'

type Fair = Static<NonNullable<(typeof fairsToJoin)['response']>>[number]

/** Other fairs that somebody may come to. */
export function OtherFairs({ except }: { except?: number }) {
  const t = useWords('registration')
  const api = useApi()
  const { data = [] } = useQuery(callQuery(api, fairsToJoin))
  const others = data.filter(fair => fair.id !== except)
  if (!others.length) return null
  return (
    <section className={styles.others} aria-labelledby="other-fairs">
      <h2 id="other-fairs" className={styles.title}>
        {t('join.others')}
      </h2>
      <ul>
        {others.map(fair => (
          <Row key={fair.id} fair={fair} />
        ))}
      </ul>
    </section>
  )
}

function Row({ fair }: { fair: Fair }) {
  const t = useWords('registration')
  const day = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'long', timeZone: fair.timeZone })
  const when =
    fair.startDate && fair.endDate && day.formatRange(new Date(fair.startDate), new Date(fair.endDate))
  const label = `${t('join.submit')}, ${fair.name}`
  return (
    <li className={styles.fair}>
      <div className={styles.words}>
        <b className={styles.name}>{fair.name}</b>
        <span className={styles.quiet}>{[when, fair.tagline].filter(Boolean).join(' · ')}</span>
      </div>
      {fair.asks ? <JoinDialog fair={fair} label={label} /> : <OnePress fair={fair} label={label} />}
    </li>
  )
}

function OnePress({ fair, label }: { fair: Fair; label: string }) {
  const t = useWords('registration')
  const { submit, problems, isPending } = useJoin(fair)
  return (
    <Form problems={problems} onSubmit={submit} aria-label={fair.name}>
      <Button type="submit" variant="secondary" isPending={isPending} aria-label={label}>
        {t('join.submit')}
      </Button>
    </Form>
  )
}
