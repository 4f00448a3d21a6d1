import { useState } from 'react'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ConferenceView } from '../../contract/calls.ts'
import { useSessionChat } from '../stage/session-chat.tsx'
import styles from './backstage.module.css'

type Props = { view: ConferenceView; person: number }

/** What the team says among itself, and what it and its audience say. */
export function BackstageTalk({ view, person }: Props) {
  const t = useWords('conferences')
  const { id } = view.conference
  const [tab, setTab] = useState('team')
  const team = useSessionChat({ person, place: { conference: id, isTeam: true }, isShown: tab === 'team' })
  const audience = useSessionChat({
    person,
    place: view.chat === 'all' ? { conference: id } : null,
    isShown: tab === 'audience',
  })
  const tabs = [
    team && { id: 'team', label: t('backstage.talk_team'), ...team },
    audience && { id: 'audience', label: t('backstage.talk_audience'), ...audience },
  ]
    .filter(one => one !== null)
    .map(({ unread, ...one }) => ({ ...one, ...(unread > 0 && { count: unread }) }))
  if (!tabs.length) return null
  return (
    <section className={styles.talk} aria-labelledby="backstage-talk">
      <h2 id="backstage-talk" className={styles.heading}>
        {t('backstage.talk')}
      </h2>
      <Tabs label={t('backstage.talk')} tabs={tabs} current={tab} onChange={setTab} />
    </section>
  )
}
