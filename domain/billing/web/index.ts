import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { billingPaths, paperPaths } from '../contract/paths.ts'

const own = { layout: 'manage', allow: ['superAdmin'] } as const

export const screens = [
  ...screensOf('billing', billingPaths, {
    billingConfigure: { ...own, page: 'billing-configure' },
    billingStandsConfigure: { ...own, page: 'billing-stands-configure' },
    billingStandsFair: { ...own, page: 'billing-stands-fair' },
    billingConferencesConfigure: { ...own, page: 'billing-conferences-configure' },
    billingConferencesFair: { ...own, page: 'billing-conferences-fair' },
  }),
  ...screensOf('billing', paperPaths, {
    firmBilling: { layout: 'manage', allow: [...runners, 'firmAdmin'], page: 'firm-billing' },
  }),
]
