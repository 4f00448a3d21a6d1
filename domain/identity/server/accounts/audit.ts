import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'

/** Writes into the audit log who did what to whose account. */
export const auditUser = (
  action: string,
  userId: number,
  context: Context,
  details: Readonly<Record<string, unknown>> = {},
  fair: number | null = null,
): Promise<void> => audit({ action, resource: 'users', resourceId: userId, fair, details }, context)
