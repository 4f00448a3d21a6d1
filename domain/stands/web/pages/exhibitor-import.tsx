import { DoorOpen, Images, KeyRound, LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { fairHalls } from '#domain/halls/contract/fair-hall.ts'
import { hallsLight } from '#domain/halls/contract/hall-light.ts'
import { hallPaths } from '#domain/halls/contract/paths.ts'
import { readPlan } from '#domain/halls/contract/plan.ts'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { importLimits } from '#platform/contract/import.ts'
import { useRefresh } from '#platform/web/api/api-context.tsx'
import { ImportDone } from '#platform/web/import/done.tsx'
import { ImportSteps } from '#platform/web/import/import-steps.tsx'
import { useImport } from '#platform/web/import/use-import.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { type ImportPreview, standImport } from '../../contract/import/endpoints.ts'
import { importFields } from '../../contract/import/fields.ts'
import { importRuns } from '../../contract/import/runs.ts'
import { EarlierImports } from '../import/earlier-imports.tsx'
import { HallTable } from '../import/hall-table.tsx'
import { ImportFigures } from '../import/import-figures.tsx'
import { KeptFirms } from '../import/kept-firms.tsx'
import { SecondList } from '../import/second-list.tsx'
import { TakenAway } from '../import/taken-away.tsx'
import { TwinFirms } from '../import/twins.tsx'
import { UnshownFirms } from '../import/unshown-firms.tsx'

/** Exhibitors with their stands from a file. */
export default function ExhibitorImportPage() {
  const t = useWords('stands')
  const fair = useCurrentFair()
  const href = useSalonHref()
  const refresh = useRefresh()
  const readAgain = () => refresh(fairHalls, hallsLight, readPlan, importRuns)
  const rows = new Intl.NumberFormat(useLocale()).format(importLimits.rows)
  // What is confirmed is confirmed of what was shown: another look has to be confirmed anew.
  const [confirmed, setConfirmed] = useState<ImportPreview | null>(null)
  const state = useImport(standImport, {
    params: { id: fair.id },
    query: { confirmsRemovals: confirmed !== null },
    whenDone: readAgain,
  })
  return (
    <>
      <PageTitle
        title={t('import.title')}
        lead={t('import.lead', { fair: fair.name })}
        actions={
          <ButtonLink variant="secondary" icon={KeyRound} href={href(accountPaths.fairKeys)}>
            {t('import.by_program')}
          </ButtonLink>
        }
      />
      <ImportSteps
        label={t('import.title')}
        state={state}
        fields={importFields}
        labelOf={field => t(`import.field_${field}`)}
        fileHint={t('import.file_hint', { rows })}
        fileLead={t('import.any_order')}
        exampleName="exhibitors.csv"
        changes={preview => (
          <>
            <ImportFigures preview={preview} />
            <UnshownFirms preview={preview} />
            <HallTable preview={preview} />
            <TwinFirms
              preview={preview}
              isPending={state.isPending}
              onTake={(lines, text) => void state.mend(lines.map(line => ({ line, field: 'firm', text })))}
            />
            <SecondList preview={preview} />
            <KeptFirms preview={preview} />
            <TakenAway
              preview={preview}
              isConfirmed={confirmed === preview}
              onConfirm={isConfirmed => setConfirmed(isConfirmed ? preview : null)}
            />
          </>
        )}
        mayRun={preview => !preview.takenAway.count || confirmed === preview}
        done={preview => (
          <ImportDone
            state={state}
            title={t('import.done', { count: preview.placed })}
            text={t('import.done_text')}
            links={
              <>
                <ButtonLink icon={LayoutGrid} href={href(hallPaths.hallList)}>
                  {t('import.see_halls')}
                </ButtonLink>
                <ButtonLink variant="secondary" icon={Images} href={href(exhibitorPaths.exhibitorLogos)}>
                  {t('import.give_logos')}
                </ButtonLink>
                <ButtonLink variant="secondary" icon={DoorOpen} href={href(fairPaths.fairVisitLobby)}>
                  {t('import.open_fair')}
                </ButtonLink>
              </>
            }
          >
            <ImportFigures preview={preview} />
          </ImportDone>
        )}
      />
      {(state.step === 'file' || state.step === 'done') && (
        <EarlierImports fair={fair.id} kind="stands" whenUndone={readAgain} />
      )}
    </>
  )
}
