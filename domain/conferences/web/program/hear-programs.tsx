import { useRefresh } from '#platform/web/api/api-context.tsx'
import { useLive } from '#platform/web/hub/use-live.ts'
import { type ConferenceProgram, programDay } from '../../contract/calls.ts'

/** Reads days again when one of these programmes shows something else. */
export const HearPrograms = ({ programs }: { programs: readonly ConferenceProgram[] }) =>
  programs.map(({ id }) => <HearProgram key={id} program={id} />)

function HearProgram({ program }: { program: number }) {
  const refresh = useRefresh()
  useLive(`program:${program}`, () => refresh(programDay))
  return null
}
