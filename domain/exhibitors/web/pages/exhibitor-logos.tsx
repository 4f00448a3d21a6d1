import { useEffect, useRef } from 'react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Steps } from '#platform/web/ui/steps.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { LogoCheckStep } from '../logos/logo-check-step.tsx'
import { LogoFileStep } from '../logos/logo-file-step.tsx'
import { LogosDone } from '../logos/logos-done.tsx'
import { useLogos } from '../logos/use-logos.ts'

/** Logos of many exhibitors at once. */
export default function ExhibitorLogosPage() {
  const t = useWords('exhibitors')
  const steps = useWords('import')
  const fair = useCurrentFair()
  const state = useLogos(fair.id)
  const { step, pictures, done } = state
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  // A new step is where the reader goes on.
  useEffect(() => {
    if (before.current !== step) panel.current?.focus()
    before.current = step
  }, [step])
  return (
    <>
      <PageTitle title={t('logos.title')} lead={t('logos.lead', { fair: fair.name })} />
      {!done && (
        <Steps
          label={t('logos.title')}
          current={step}
          steps={[
            { id: 'file', label: t('logos.files') },
            { id: 'check', label: steps('step_check') },
          ]}
        />
      )}
      <div ref={panel} tabIndex={-1} style={{ outline: 'none' }}>
        {done ? (
          <LogosDone state={state} done={done} />
        ) : pictures ? (
          <LogoCheckStep state={state} pictures={pictures} />
        ) : (
          <LogoFileStep state={state} />
        )}
      </div>
    </>
  )
}
