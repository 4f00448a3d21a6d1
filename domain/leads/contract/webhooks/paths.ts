/** Where other programs are told: of a fair, by who runs it, and of a firm in it. */
export const webhookPaths = {
  fairWebhooks: '/fair/webhooks',
  firmWebhooks: '/firm/webhooks',
} as const
