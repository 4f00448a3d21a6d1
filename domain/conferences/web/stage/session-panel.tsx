import { type ReactNode, useState } from 'react'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ConferenceView } from '../../contract/calls.ts'
import type { SessionState } from '../program/sessions.ts'
import Questions from './questions.tsx'
import styles from './session-panel.module.css'

export type SessionPanelProps = {
  view: ConferenceView
  state: SessionState
  /** Whoever reads decides what is let through. */
  isDesk: boolean
  about: ReactNode
}

/** Beside the stage, for those who are in: what it is about, and what goes on there. */
export default function SessionPanel({ view: { conference }, state, isDesk, about }: SessionPanelProps) {
  const t = useWords('conferences')
  const hasQuestions = conference.questionMode !== 'off'
  const [tab, setTab] = useState(hasQuestions && state === 'on_air' ? 'questions' : 'about')
  const isOpen = state !== 'over' && state !== 'cancelled'
  const tabs = [
    { id: 'about', label: t('panel.about'), content: about },
    ...(hasQuestions
      ? [
          {
            id: 'questions',
            label: t('question.all'),
            content: (
              <div className={styles.part}>
                <Questions conference={conference} isDesk={isDesk} isOpen={isOpen} />
              </div>
            ),
          },
        ]
      : []),
  ]
  return (
    <div className={styles.panel}>
      <Tabs label={t('panel.label')} tabs={tabs} current={tab} onChange={setTab} />
    </div>
  )
}
