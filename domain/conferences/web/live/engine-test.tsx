import { Check, CircleAlert, RadioTower } from 'lucide-react'
import { useState } from 'react'
import { canGather } from '#domain/calls/web/check/gather.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Hosted } from '../../contract/live.ts'
import styles from './engine-test.module.css'
import { useHosting } from './use-hosting.ts'

/** By what sessions take place here, and whether it works from where one is. */
export function EngineTest() {
  const t = useWords('conferences')
  const { data, refetch } = useHosting()
  const { run, isPending } = useAction()
  const [hasWay, setWay] = useState<boolean | null>(null)
  if (!data) return null
  const test = () =>
    run(async () => {
      const { data: now = data } = await refetch()
      setWay(await canGather(now.iceServers, now.hasRelay))
    })
  return (
    <section className={styles.engine} aria-labelledby="engine-test">
      <h2 id="engine-test">{t('engine.title')}</h2>
      <ul className={styles.list}>
        {data.formats.map(one => (
          <Format key={one.format} hosted={one} />
        ))}
        {hasWay !== null && (
          <li data-state={hasWay ? 'ok' : 'bad'} role="status">
            <Icon of={hasWay ? Check : CircleAlert} />
            <span>
              <b>{t('engine.network')}</b>
              <small>{t(hasWay ? 'engine.way_found' : 'engine.way_none')}</small>
            </span>
          </li>
        )}
      </ul>
      <Button variant="secondary" icon={RadioTower} isPending={isPending} onPress={test}>
        {t('engine.test')}
      </Button>
    </section>
  )
}

function Format({ hosted }: { hosted: Hosted }) {
  const t = useWords('conferences')
  const { format, provider, isAvailable, most, mostPublishing } = hosted
  const isOk = provider !== null && isAvailable
  return (
    <li data-state={isOk ? 'ok' : 'bad'}>
      <Icon of={isOk ? Check : CircleAlert} />
      <span>
        <b>{t(`engine.${format}`)}</b>
        <small>
          {provider === null
            ? t('engine.none')
            : isAvailable
              ? t(`engine.by_${provider}`, { most, publishing: mostPublishing })
              : t('engine.away')}
        </small>
      </span>
    </li>
  )
}
