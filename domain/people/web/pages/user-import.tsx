import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { importRuns } from '#domain/stands/contract/import/runs.ts'
import { EarlierImports } from '#domain/stands/web/import/earlier-imports.tsx'
import { importLimits } from '#platform/contract/import.ts'
import { useRefresh } from '#platform/web/api/api-context.tsx'
import { ImportDone } from '#platform/web/import/done.tsx'
import { ImportSteps } from '#platform/web/import/import-steps.tsx'
import { useImport } from '#platform/web/import/use-import.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { peoplePaths } from '../../contract/paths.ts'
import { peopleImport, personFields } from '../../contract/people-import.ts'
import { ImportChoices } from '../import/import-choices.tsx'
import { PeopleFigures } from '../import/people-figures.tsx'
import { usePeopleActions } from '../use-people-actions.ts'

const visitor = 7

/** People of a fair from a file. */
export default function UserImportPage() {
  const t = useWords('people')
  const fair = useCurrentFair()
  const href = useSalonHref()
  const { refreshLists } = usePeopleActions()
  const refresh = useRefresh()
  const rows = new Intl.NumberFormat(useLocale()).format(importLimits.rows)
  const [chosen, choose] = useState({ userType: visitor, invites: false, hasRight: false })
  const [isAsked, setAsked] = useState(false)
  const state = useImport(peopleImport, {
    params: { id: fair.id },
    query: chosen,
    whenDone: () => Promise.all([refreshLists(), refresh(importRuns)]),
  })
  return (
    <>
      <PageTitle title={t('import.title')} lead={t('import.lead', { fair: fair.name })} />
      <ImportSteps
        label={t('import.title')}
        state={state}
        fields={personFields}
        labelOf={field => t(`import.field_${field}`)}
        fileHint={t('import.file_hint', { rows })}
        fileLead={t('import.file_lead')}
        exampleName="people.csv"
        options={<ImportChoices value={chosen} onChange={choose} lacksRight={isAsked && !chosen.hasRight} />}
        mayGoOn={() => {
          setAsked(true)
          return chosen.hasRight
        }}
        changes={preview => <PeopleFigures preview={preview} />}
        note={preview =>
          preview.elsewhere ? t('import.elsewhere', { count: preview.elsewhere }) : undefined
        }
        done={preview => (
          <ImportDone
            state={state}
            title={t('import.done', {
              count: preview.created + preview.joined + preview.validated + preview.updated,
            })}
            text={
              [
                preview.invited && t('import.done_invited', { count: preview.invited }),
                preview.offered && t('import.done_offered', { count: preview.offered }),
              ]
                .filter(Boolean)
                .join(' ') || t('import.done_quiet')
            }
            links={
              <>
                <ButtonLink icon={Users} href={href(peoplePaths.userList)}>
                  {t('import.see_people')}
                </ButtonLink>
                <ButtonLink variant="secondary" icon={UserPlus} href={href(peoplePaths.userCreate)}>
                  {t('people.invite')}
                </ButtonLink>
              </>
            }
          >
            <PeopleFigures preview={preview} />
          </ImportDone>
        )}
      />
      {(state.step === 'file' || state.step === 'done') && (
        <EarlierImports fair={fair.id} kind="people" whenUndone={refreshLists} />
      )}
    </>
  )
}
