import { firmBilling } from '#domain/exhibitors/contract/paths.ts'

/** Pages of billing, all of the super admin. */
export const billingPaths = {
  billingConfigure: '/billing/configure',
  billingStandsConfigure: '/billing/stands/configure',
  billingStandsFair: '/billing/stands/fair',
  billingConferencesConfigure: '/billing/conferences/configure',
  billingConferencesFair: '/billing/conferences/fair',
} as const

/** What an exhibitor was sent: beside its team, for its administrators. */
export const paperPaths = { firmBilling } as const
