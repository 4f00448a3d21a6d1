import { notify } from '#domain/notifications/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { defineNotifications } from '#platform/server/notification-kind.ts'
import { badgePaths } from '../../contract/badge/paths.ts'
import type { ScanningBooth } from './scanning-booth.ts'

export const badgeNotifications = defineNotifications(
  { badge_scanned: { isMailed: false } },
  {
    fr: {
      badge_scanned: {
        title: 'Badge scanné',
        text: '{{firm}} a scanné votre badge et dispose de votre carte. Vous pouvez la reprendre.',
      },
    },
    en: {
      badge_scanned: {
        title: 'Badge scanned',
        text: '{{firm}} scanned your badge and has your card. You can take it back.',
      },
    },
    nl: {
      badge_scanned: {
        title: 'Badge gescand',
        text: '{{firm}} heeft uw badge gescand en heeft uw kaartje. U kunt het terugnemen.',
      },
    },
    de: {
      badge_scanned: {
        title: 'Ausweis gescannt',
        text: '{{firm}} hat Ihren Ausweis gescannt und hat Ihre Karte. Sie können sie zurücknehmen.',
      },
    },
    es: {
      badge_scanned: {
        title: 'Acreditación escaneada',
        text: '{{firm}} ha escaneado su acreditación y tiene su tarjeta. Puede retirarla.',
      },
    },
    it: {
      badge_scanned: {
        title: 'Badge scansionato',
        text: '{{firm}} ha scansionato il suo badge e ha il suo biglietto. Può ritirarlo.',
      },
    },
  },
)

/** The person hears at once who has their card, and where they take it back. */
export const tellScanned = (
  id: number,
  person: number,
  { firm, fair, firmName }: ScanningBooth,
  context: Context,
) =>
  notify(
    [person],
    {
      kind: badgeNotifications.badge_scanned,
      cause: `badge_scan:${id}`,
      subject: `badge_scan:${firm}:${fair}`,
      fair,
      path: badgePaths.userBadge,
      params: { firm: firmName },
    },
    context,
  )
