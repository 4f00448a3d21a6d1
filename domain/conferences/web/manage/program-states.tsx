import { CalendarPlus, Send, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type ConferenceProgram, withdrawProgram } from '../../contract/calls.ts'
import { conferencePrograms } from '../../contract/program.ts'
import { ProgramExport } from '../program/program-export.tsx'
import { usePublishProgram } from '../program/use-publish-program.ts'
import styles from './program-states.module.css'
import { RepeatProgram } from './repeat-program.tsx'
import { shownBySessions } from './shown-by-sessions.ts'

/** Which programmes visitors see, and how that is changed: of several in one line that unfolds, so that the sessions have the room. */
export function ProgramStates({ programs }: { programs: readonly ConferenceProgram[] }) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const publishing = usePublishProgram()
  const withdraw = ({ id }: ConferenceProgram) =>
    run(async () => {
      await api.call(withdrawProgram, { params: { id } })
      await refresh(conferencePrograms, ...shownBySessions)
      toast.success(t('sessions.program_withdrawn'))
    })
  const [repeated, setRepeated] = useState<ConferenceProgram | null>(null)
  if (!programs.length) return null
  const drafts = programs.filter(({ state }) => state === 'draft').length
  const list = (
    <ul className={styles.programs} aria-label={t('program.programs')}>
      {programs.map(program => (
        <li key={program.id}>
          <b>{program.name || t('program.title')}</b>
          <Badge tone={program.state === 'draft' ? 'neutral' : 'ok'}>
            {t(`sessions.program_${program.state}`)}
          </Badge>
          {program.state === 'draft' && <span className={styles.unseen}>{t('sessions.program_unseen')}</span>}
          <Button
            size="small"
            variant={program.state === 'draft' ? 'primary' : 'ghost'}
            icon={program.state === 'draft' ? Send : Undo2}
            isDisabled={isPending || publishing.isPending}
            aria-label={t(program.state === 'draft' ? 'sessions.publish_named' : 'sessions.withdraw_named', {
              name: program.name || t('program.title'),
            })}
            onPress={() => (program.state === 'draft' ? publishing.publish : withdraw)(program)}
          >
            {t(program.state === 'draft' ? 'sessions.publish' : 'sessions.withdraw')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            icon={CalendarPlus}
            aria-label={t('sessions.repeat_of', { name: program.name || t('program.title') })}
            onPress={() => setRepeated(program)}
          >
            {t('sessions.repeat')}
          </Button>
          <ProgramExport program={program} size="small" />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {programs.length === 1 ? (
        list
      ) : (
        <div className={styles.folded}>
          <Disclosure
            title={t('program.programs')}
            aside={[programs.length, drafts && t('sessions.program_drafts', { count: drafts })]
              .filter(Boolean)
              .join(' · ')}
          >
            {list}
          </Disclosure>
        </div>
      )}
      {repeated && <RepeatProgram program={repeated} onClose={() => setRepeated(null)} />}
    </>
  )
}
