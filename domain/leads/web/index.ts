import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { badgePaths } from '../contract/badge/paths.ts'
import { leadKeepers } from '../contract/keepers.ts'
import { leadPaths } from '../contract/paths.ts'
import { webhookPaths } from '../contract/webhooks/paths.ts'

export const screens = screensOf(
  'leads',
  { ...leadPaths, ...badgePaths, ...webhookPaths },
  {
    standLeads: {
      layout: 'manage-full-width',
      allow: leadKeepers,
      page: 'leads',
      words: ['messaging'],
      record: { isNamedBy: 'id', elsewhere: leadPaths.standLeads },
    },
    standLeadRules: { layout: 'manage', allow: [...runners, 'firmAdmin'], page: 'lead-rules' },
    userBadge: { layout: 'user', allow: 'members', page: 'user-badge' },
    standScan: {
      layout: 'manage',
      allow: ['firmAdmin', 'standContact'],
      page: 'stand-scan',
      record: { isNamedBy: 'id', elsewhere: badgePaths.standScan },
    },
    fairWebhooks: { layout: 'manage', allow: runners, page: 'fair-webhooks' },
    firmWebhooks: { layout: 'manage', allow: ['firmAdmin'], page: 'firm-webhooks', words: ['identity'] },
  },
)
