/** Pages of billing, all of the super admin. */
export const billingPaths = {
  billingConfigure: '/billing/configure',
  billingStandsConfigure: '/billing/stands/configure',
  billingStandsFair: '/billing/stands/fair',
  billingConferencesConfigure: '/billing/conferences/configure',
  billingConferencesFair: '/billing/conferences/fair',
} as const
