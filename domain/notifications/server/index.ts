import type { DomainServer } from '#platform/server/domain-server.ts'
import { handle } from '#platform/server/http/endpoint-routes.ts'
import { schedule } from '#platform/server/queue/job.ts'
import {
  notifications as list,
  notificationDays,
  readAllNotifications,
  readNotification,
} from '../contract/notifications.ts'
import { notificationPreferences, setNotificationPreference } from '../contract/preferences.ts'
import { notificationKinds } from './kinds.ts'
import { notificationMails } from './mails/kinds.ts'
import { markAllRead, markRead } from './mark-read.ts'
import { notifyOfMessage } from './message-notifications.ts'
import { notificationsJobNames } from './names.ts'
import { notificationPersonalData } from './personal-data.ts'
import { listPreferences, setPreference } from './preferences.ts'
import { listNotifications } from './read-notifications.ts'
import { sendDigests, sweepNotifications } from './send-digests.ts'
import { subscribers } from './subscribers.ts'

export { notify } from './notify.ts'

export const notificationsDomain: DomainServer = {
  resources: [],
  handlers: [
    handle(list, ({ params, query }, context) => listNotifications(params.userId, query.before, context)),
    handle(readAllNotifications, ({ body }, context) => markAllRead(body.upTo, context)),
    handle(readNotification, ({ params }, context) => markRead(params.id, context)),
    handle(notificationPreferences, ({ params }, context) => listPreferences(params.userId, context)),
    handle(setNotificationPreference, ({ params, body }, context) =>
      setPreference(params.userId, body, context),
    ),
  ],
  notifications: Object.values(notificationKinds),
  topics: [{ path: '/users/{userId}/notifications' }],
  subscribers,
  personalData: notificationPersonalData,
  mails: notificationMails,
  jobNames: notificationsJobNames,
  jobs: services => [
    notifyOfMessage(services),
    schedule('send_digests', 3_600, () => sendDigests(services)),
    schedule('sweep_notifications', 86_400, () => sweepNotifications(services, notificationDays)),
  ],
}
