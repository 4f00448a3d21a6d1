import { useQuery } from '@tanstack/react-query'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { dateLocale } from '#platform/contract/locale.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { programClashes, programClashKinds } from '../../contract/clashes.ts'
import { conferencePaths } from '../../contract/paths.ts'
import styles from './program-states.module.css'

/** What is to be mended in a programme, by kind: nothing of it is refused. */
export function ProgramClashList() {
  const t = useWords('conferences')
  const api = useApi()
  const href = useSalonHref()
  const fair = useCurrentFair()
  const moment = new Intl.DateTimeFormat(dateLocale(useLocale()), {
    weekday: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: fair.timeZone,
  })
  const { data } = useQuery(callQuery(api, programClashes, { params: { id: fair.id } }))
  const clashes = data?.clashes ?? []
  if (!clashes.length) return null
  return (
    <div className={styles.folded}>
      <Disclosure title={t('mend.title')} aside={clashes.length}>
        {programClashKinds.map(kind => {
          const some = clashes.filter(clash => clash.kind === kind)
          if (!some.length) return null
          return (
            <section key={kind} aria-label={t(`mend.${kind}`)}>
              <h3 className={styles.kind}>
                {t(`mend.${kind}`)} ({some.length})
              </h3>
              <ul className={styles.mend}>
                {some.map(({ name, conferences }) => (
                  <li key={conferences.map(({ id }) => id).join()}>
                    {name && <b>{name}</b>}
                    {conferences.map(({ id, title, begin }) => (
                      <Link key={id} to={href(conferencePaths.conferenceEdit, { id })}>
                        {moment.format(new Date(begin))}, {title}
                      </Link>
                    ))}
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </Disclosure>
    </div>
  )
}
