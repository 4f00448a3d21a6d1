import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { CountedType } from '../contract/counted.ts'

type Exported = {
  resourceType: CountedType
  resourceId: number
  fair: number
  details: Readonly<Record<string, unknown>>
}

/** Writes down who took figures away; by itself, since they may come from another database. */
export const auditExport = ({ resourceType, details, ...of }: Exported, context: Context): Promise<void> =>
  context.services.database.transaction(db =>
    audit(
      { action: 'export', resource: 'statistics', ...of, details: { type: resourceType, ...details } },
      { ...context, db },
    ),
  )
