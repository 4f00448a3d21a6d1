import { useRefresh } from '#platform/web/api/api-context.tsx'
import { useLive } from '#platform/web/hub/use-live.ts'
import { type ConferenceProgram, programDay } from '../../contract/calls.ts'
import { fullConferences } from '../../contract/full.ts'

/** Reads again what a programme shows when it shows something else, or places of it were taken or given back. */
export function useProgramChanges(program: number) {
  const refresh = useRefresh()
  useLive(`program:${program}`, () => refresh(programDay, fullConferences))
}

/** The same for several programmes. */
export const HearPrograms = ({ programs }: { programs: readonly ConferenceProgram[] }) =>
  programs.map(({ id }) => <HearProgram key={id} program={id} />)

function HearProgram({ program }: { program: number }) {
  useProgramChanges(program)
  return null
}
