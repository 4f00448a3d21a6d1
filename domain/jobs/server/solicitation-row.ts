import { sql } from 'kysely'
import { runsFair } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict, forbidden, notFound } from '#platform/server/refusal.ts'
import { reachRow, readRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { JobSolicitation } from '../contract/job-solicitation.ts'
import { isNamedToFirm, recruitedParts } from './recruited.ts'

/**
 * An application as commands need it, locked. `isOwn`: the caller's; else `isRecruited`: they recruit for its firm in its fair,
 * `isRun`: they run its fair. Nobody is both sides of one: who comes to work for a firm later does not answer themselves.
 */
export type LockedSolicitation = {
  id: number
  job: number
  firm: number
  fair: number
  /** Nobody once they are erased. */
  person: number | null
  profile: number | null
  status: number | null
  dueAt: Date
  answeredAt: Date | null
  withdrawnAt: Date | null
  emptiedAt: Date | null
  nudgedAt: Date | null
  revealedAt: Date | null
  isAnonymous: boolean
  /** Its firm is told who it is. */
  isNamed: boolean
  cv: number | null
  isOwn: boolean
  isRecruited: boolean
  isRun: boolean
  /** Its fair has jobs. */
  hasModule: boolean
}

/**
 * While its fair has no jobs an application is its candidate’s alone, to read and to take back.
 * @throws 404 for one that is not there for the caller, 403 while its fair has no jobs for others than its candidate
 */
export async function lockedSolicitation(id: number, context: Context): Promise<LockedSolicitation> {
  const { db, actor } = context
  await sql`select from job_solicitation where id = ${id} for update`.execute(db)
  await reachRow(implementationOf('job_solicitations'), id, 'R', context)
  const row = await maybeOne<Omit<LockedSolicitation, 'isRun'>>(db)`
    select s.id, s.job_id as job, j.firm_id as firm, j.fair_id as fair, s.user_id as person,
      s.job_profile_id as profile, s.status, s.answer_due_at as "dueAt", s.answered_at as "answeredAt",
      s.withdrawn_at as "withdrawnAt", s.emptied_at as "emptiedAt", s.nudged_at as "nudgedAt",
        s.revealed_at as "revealedAt",
      s.is_anonymous as "isAnonymous", ${isNamedToFirm} as "isNamed", s.cv_id as cv,
      coalesce(s.user_id = ${actor.userId}, false) as "isOwn",
      coalesce(j.fair_firm_id in ${recruitedParts(actor)}, false)
        and s.user_id is distinct from ${actor.userId}::int as "isRecruited",
      f.is_using_job_module as "hasModule"
    from job_solicitation s join job j on j.id = s.job_id join fair f on f.id = j.fair_id where s.id = ${id}`
  if (!row) throw notFound()
  if (!row.hasModule && !row.isOwn) throw forbidden('module_disabled')
  return { ...row, isRun: !row.isOwn && runsFair(actor, row.fair) }
}

/** @throws 403 while its fair has no jobs, 409 for one of which nothing is left to answer */
export function assertKept(found: LockedSolicitation): void {
  if (!found.hasModule) throw forbidden('module_disabled')
  assertLeft(found)
}

/** @throws 409 for one of which nothing is left */
export function assertLeft({ withdrawnAt, emptiedAt }: LockedSolicitation): void {
  if (withdrawnAt) throw conflict('solicitation_withdrawn')
  if (emptiedAt) throw conflict('solicitation_emptied')
}

export const solicitationAs = async (id: number, context: Context) =>
  (await readRow(implementationOf('job_solicitations'), id, context)) as JobSolicitation
