import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { forbidden } from '#platform/server/refusal.ts'

/** @throws 403 while the fair has no jobs */
export async function assertJobModule(fair: number | null, { db }: Context): Promise<void> {
  const isOff = await maybeOne(db)`
    select 1 from fair where id = ${fair}::int and not is_using_job_module`
  if (isOff) throw forbidden('module_disabled')
}
