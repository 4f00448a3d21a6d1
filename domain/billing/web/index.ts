import { screensOf } from '#platform/web/screens/screen.ts'
import { billingPaths } from '../contract/paths.ts'

const own = { layout: 'manage', allow: ['superAdmin'] } as const

export const screens = screensOf('billing', billingPaths, {
  billingConfigure: { ...own, page: 'billing-configure' },
  billingStandsConfigure: { ...own, page: 'billing-stands-configure' },
  billingStandsFair: { ...own, page: 'billing-stands-fair' },
  billingConferencesConfigure: { ...own, page: 'billing-conferences-configure' },
  billingConferencesFair: { ...own, page: 'billing-conferences-fair' },
})
