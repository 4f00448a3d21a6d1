import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { leadKeepers } from '../contract/lead.ts'
import { leadPaths } from '../contract/paths.ts'

export const screens = screensOf('leads', leadPaths, {
  standLeads: {
    layout: 'manage-full-width',
    allow: leadKeepers,
    page: 'leads',
    words: ['messaging'],
    record: { isNamedBy: 'id', elsewhere: leadPaths.standLeads },
  },
  standLeadRules: { layout: 'manage', allow: [...runners, 'firmAdmin'], page: 'lead-rules' },
})
