import { useState } from 'react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { useRefresh } from '#platform/web/api/api-context.tsx'
import { ImportSteps } from '#platform/web/import/import-steps.tsx'
import { useImport } from '#platform/web/import/use-import.ts'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { programDay } from '../../contract/calls.ts'
import { conferences } from '../../contract/conference.ts'
import { programmeFields } from '../../contract/import-fields.ts'
import { conferencePrograms } from '../../contract/program.ts'
import {
  type ProgrammeDecisions,
  programmeImport,
  programmeImports,
} from '../../contract/programme-import.ts'
import { type Deciding, isDecided } from '../import/decisions.ts'
import { EarlierProgrammes } from '../import/earlier-programmes.tsx'
import { IntoProgram } from '../import/into-program.tsx'
import { ProgrammeChanges } from '../import/programme-changes.tsx'
import { ProgrammeChoices } from '../import/programme-choices.tsx'
import { ProgrammeConflicts } from '../import/programme-conflicts.tsx'
import { ProgrammeDone } from '../import/programme-done.tsx'
import { ProgrammeDrawings } from '../import/programme-drawings.tsx'
import { ProgrammeFigures } from '../import/programme-figures.tsx'
import { ProgrammePeople, ProgrammeVanished } from '../import/programme-people.tsx'
import { usePrograms } from '../program/use-programs.ts'

const mostSessions = 10_000
const mostBytes = 20_000_000

/** A programme from the file of another tool, once or again. */
export default function ConferenceImportPage() {
  const t = useWords('conferences')
  const fair = useCurrentFair()
  const refresh = useRefresh()
  const number = new Intl.NumberFormat(useLocale())
  const readAgain = () => refresh(conferencePrograms, conferences, programDay, programmeImports)
  const [decisions, setDecisions] = useState<ProgrammeDecisions>({})
  const [published, setPublished] = useState<number | null>(null)
  const programs = usePrograms(fair.id).data?.rows ?? []
  const [into, setInto] = useState<string | null>(null)
  const program = into ?? String(programs[0]?.id ?? '')
  const imported = useImport(programmeImport, {
    params: { id: fair.id },
    query: into === null ? {} : { program: Number(into) },
    decisions,
    whenDone: readAgain,
  })
  // What is decided is decided of one file.
  const state = {
    ...imported,
    choose: (file: File) => {
      setDecisions({})
      return imported.choose(file)
    },
    forget: () => {
      setDecisions({})
      imported.forget()
    },
  }
  const keep = (change: Partial<ProgrammeDecisions>) => {
    const next = { ...decisions, ...change }
    setDecisions(next)
    return next
  }
  const deciding = (preview: Deciding['preview']): Deciding => ({
    preview,
    decisions,
    isPending: state.isPending,
    decide: change => void state.lookAgain(keep(change)),
    confirm: keep,
  })
  return (
    <>
      <PageTitle title={t('import.title')} lead={t('import.lead', { fair: fair.name })} />
      {programs.length > 1 && (
        <IntoProgram
          programs={programs}
          value={program}
          isDisabled={state.step !== 'file' || state.isPending}
          onChange={setInto}
        />
      )}
      <ImportSteps
        label={t('import.title')}
        state={state}
        fields={programmeFields}
        labelOf={field => t(`import.field_${field}`)}
        fileHint={t('import.file_hint', { count: number.format(mostSessions) })}
        fileLead={t('import.file_lead')}
        exampleName="programme.csv"
        accepts={['.xml', '.json']}
        maxSize={mostBytes}
        changes={preview => (
          <>
            <ProgrammeFigures preview={preview} />
            <ProgrammeVanished {...deciding(preview)} />
            <ProgrammeConflicts {...deciding(preview)} />
            <ProgrammeChoices {...deciding(preview)} />
            <ProgrammeDrawings {...deciding(preview)} />
            <ProgrammeChanges preview={preview} />
            <ProgrammePeople {...deciding(preview)} />
          </>
        )}
        runLabel={count => t('import.run', { count })}
        mayRun={preview => isDecided(preview, decisions)}
        done={preview => (
          <ProgrammeDone
            state={state}
            preview={preview}
            isPublished={preview.program.isPublished || published === preview.program.id}
            whenPublished={async () => {
              setPublished(preview.program.id)
              await readAgain()
            }}
          />
        )}
      />
      {(state.step === 'file' || state.step === 'done') && (
        <EarlierProgrammes fair={fair.id} whenUndone={readAgain} />
      )}
    </>
  )
}
