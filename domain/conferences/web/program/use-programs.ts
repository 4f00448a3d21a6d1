import { useQuery } from '@tanstack/react-query'
import { callQuery, listQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { Api } from '#platform/web/api/client.ts'
import { programDay } from '../../contract/calls.ts'
import { conferencePrograms } from '../../contract/program.ts'

/** The programmes of a fair that this reader sees, in their order; for a page’s `load` too. */
export const programsOf = (api: Api, fair: number) =>
  listQuery(api, conferencePrograms, { fair, pagination: 'false' })

export const dayOfProgram = (api: Api, program: number, day: string) =>
  callQuery(api, programDay, { params: { id: program, day } })

export const usePrograms = (fair: number, enabled = true) =>
  useQuery({ ...programsOf(useApi(), fair), enabled })
