import { ArrowRight } from 'lucide-react'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { KeepButton } from '../agenda/keep-button.tsx'
import { useAgenda } from '../agenda/use-agenda.ts'
import { stateOf } from '../program/sessions.ts'
import { StateSign } from '../program/state-sign.tsx'
import { useNow } from '../time/use-now.ts'
import { dayOf, timesIn } from '../time/zones.ts'
import { asSession } from './as-session.ts'
import styles from './booth-presentations.module.css'
import { usePresentations } from './use-presentations.ts'

/** So many are said at once; the others are a link away. */
const shownFirst = 4

/** What an exhibitor presents, on its booth: what comes next, with its time. */
export function BoothPresentations({ fair, firm }: { fair: PublicFair; firm: number }) {
  const t = useWords('conferences/elsewhere')
  const locale = useLocale()
  const href = useSalonHref()
  const now = useNow()
  const agenda = useAgenda(fair.id)
  const { data } = usePresentations(fair, { firm })
  if (!fair.isUsingConferenceModule || !data?.presentations.length) return null
  const { timeZone } = data
  const times = timesIn(locale, timeZone)
  const standing = data.presentations.map(one => ({ one, state: stateOf(asSession(one, 0), now) }))
  const coming = standing.filter(({ state, one }) => state !== 'over' || one.hasReplay)
  const shown = coming.slice(0, shownFirst)
  if (!shown.length) return null
  const today = now === null ? null : dayOf(locale, now, timeZone)
  return (
    <section id="presentations" aria-labelledby="booth-presentations">
      <h2 id="booth-presentations" className={styles.title}>
        {t('presentation.of_booth')} <small>{coming.length}</small>
      </h2>
      <ul>
        {shown.map(({ one, state }) => {
          const begin = Date.parse(one.begin)
          const day = dayOf(locale, begin, timeZone)
          const values = { type: t(`presentation.type_${one.type}`), day, time: times.time(begin) }
          return (
            <li key={one.id} className={styles.presentation} data-state={state}>
              <p className={styles.when}>
                <span>{t(day === today ? 'presentation.today_at' : 'presentation.day_at', values)}</span>
                <StateSign state={state} hasReplay={one.hasReplay} />
              </p>
              <Link to={href(conferencePaths.presentationView, { id: one.id })}>{one.title}</Link>
              {(state === 'planned' || state === 'on_air') && (
                <div className={styles.keep}>
                  <KeepButton
                    title={one.title}
                    isKept={agenda.kept.has(one.conference)}
                    onChange={() => agenda.toggle(one.conference)}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {coming.length > shown.length && (
        <ButtonLink variant="ghost" iconAfter={ArrowRight} href={href(conferencePaths.presentationListView)}>
          {t('presentation.all')}
        </ButtonLink>
      )}
    </section>
  )
}
