import { handle } from '#platform/server/http/endpoint-routes.ts'
import * as calls from '../../contract/webhooks/calls.ts'
import { listDeliveries, resendDelivery } from './deliveries.ts'
import {
  changeEndpoint,
  deleteEndpoint,
  listEndpoints,
  makeEndpoint,
  renewSecret,
  testEndpoint,
} from './endpoints.ts'

export const webhookHandlers = [
  handle(calls.webhookEndpoints, ({ query }, context) => listEndpoints(query, context)),
  handle(calls.createWebhookEndpoint, ({ body }, context) => makeEndpoint(body, context)),
  handle(calls.changeWebhookEndpoint, ({ params, body }, context) =>
    changeEndpoint(params.id, body, context),
  ),
  handle(calls.deleteWebhookEndpoint, ({ params }, context) => deleteEndpoint(params.id, context)),
  handle(calls.renewWebhookSecret, ({ params }, context) => renewSecret(params.id, context)),
  handle(calls.testWebhookEndpoint, ({ params }, context) => testEndpoint(params.id, context)),
  handle(calls.webhookDeliveries, ({ query }, context) => listDeliveries(query, context)),
  handle(calls.resendWebhook, ({ params }, context) => resendDelivery(params.id, context)),
]
