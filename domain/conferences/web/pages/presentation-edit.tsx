import { Ban, ChartColumn, ExternalLink, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { awaitedProgram } from '../../contract/awaited-program.ts'
import { conferencePaths } from '../../contract/paths.ts'
import {
  changePresentation,
  type PresentationForm,
  presentationForm,
} from '../../contract/presentation-calls.ts'
import { RecordOfAddress } from '../manage/record-of-address.tsx'
import { SessionPapers } from '../manage/session-papers.tsx'
import { ModuleOff } from '../module-off.tsx'
import { CancelPresentation } from '../presentations/cancel-presentation.tsx'
import { NotLetIn } from '../presentations/not-let-in.tsx'
import { PresentationFields } from '../presentations/presentation-fields.tsx'
import { sentPresentation } from '../presentations/sent-presentation.ts'
import { shownByPresentations } from '../presentations/shown-by-presentations.ts'
import { usePresentationActions } from '../presentations/use-presentation-actions.ts'
import AwaitedNote from '../program/awaited-note.tsx'

/** A presentation, as those who keep it write it. */
export default function PresentationEditPage() {
  const t = useWords('conferences')
  const api = useApi()
  const href = useSalonHref()
  const fair = useCurrentFair()
  if (!fair.isUsingConferenceModule) return <ModuleOff />
  return (
    <RecordOfAddress
      path={conferencePaths.presentationEdit}
      query={id => callQuery(api, presentationForm, { params: { id } })}
      failed={t('presentation.failed')}
      none={<Navigate replace to={href(conferencePaths.presentationList)} />}
    >
      {presentation => <Editor presentation={presentation} />}
    </RecordOfAddress>
  )
}

function Editor({ presentation }: { presentation: PresentationForm }) {
  const t = useWords('conferences')
  const api = useApi()
  const href = useSalonHref()
  const locale = useLocale()
  const fair = useCurrentFair()
  const refresh = useRefresh()
  const [isLeaving, leave] = useState(false)
  const { restore } = usePresentationActions()
  const { id, type, firm, state, translations } = presentation
  const { title } = translations[locale] ?? translations[fair.mainLanguage.code] ?? {}
  const named = {
    id,
    conference: { ...presentation, id: presentation.conference, title: title ?? firm.name, isLive: false },
  }
  const awaited = awaitedProgram(presentation)
  const draft = useDraft(presentation, `draft:presentation:${id}`)
  const { submit, problems, isPending } = useSubmit(async () => {
    await api.call(changePresentation, { params: { id }, body: sentPresentation(draft.changes) })
    draft.reset()
    await refresh(...shownByPresentations)
    toast.success(t('presentations.saved'))
  })
  return (
    <>
      <PageTitle
        title={named.conference.title}
        lead={[firm.name, t(`presentation.type_${type}`), t(`sessions.state_${state}`)].join(' · ')}
        actions={
          <>
            <ButtonLink
              variant="secondary"
              icon={ExternalLink}
              href={href(conferencePaths.presentationView, { id })}
            >
              {t('sessions.view')}
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              icon={ChartColumn}
              href={href(conferencePaths.presentationStat, { id })}
            >
              {t('presentations.figures')}
            </ButtonLink>
            {state === 'cancelled' && (
              <Button variant="secondary" icon={RotateCcw} onPress={() => restore(named)}>
                {t('sessions.restore')}
              </Button>
            )}
            {(state === 'scheduled' || state === 'live') && (
              <Button variant="secondary" icon={Ban} onPress={() => leave(true)}>
                {t('presentations.cancel')}
              </Button>
            )}
          </>
        }
      />
      <NotLetIn firm={firm.id} />
      {awaited && <AwaitedNote program={awaited} of="session" />}
      <Form problems={problems} onSubmit={submit} aria-label={named.conference.title}>
        <PresentationFields draft={draft} type={type} firm={firm.id} />
        <SaveActions draft={draft} isPending={isPending} />
      </Form>
      <SessionPapers conference={presentation.conference} />
      {isLeaving && <CancelPresentation presentation={named} onClose={() => leave(false)} />}
    </>
  )
}
