import { runners } from '#platform/contract/runners.ts'
import { defineNotifications } from '#platform/server/notification-kind.ts'

export const webhookNotifications = defineNotifications(
  { webhook_ended: { isMailed: true, roles: [...runners, 'firmAdmin'] } },
  {
    fr: {
      webhook_ended: {
        title: 'Webhook arrêté',
        text: 'Plus rien n’est envoyé à {{host}} : le destinataire n’accepte plus les webhooks de {{fair}}.',
      },
    },
    en: {
      webhook_ended: {
        title: 'Webhook stopped',
        text: 'Nothing is sent to {{host}} any more: it no longer takes webhooks of {{fair}}.',
      },
    },
    nl: {
      webhook_ended: {
        title: 'Webhook gestopt',
        text: 'Er wordt niets meer naar {{host}} gestuurd: het neemt geen webhooks van {{fair}} meer aan.',
      },
    },
    de: {
      webhook_ended: {
        title: 'Webhook beendet',
        text: 'An {{host}} wird nichts mehr gesendet: Der Empfänger nimmt keine Webhooks von {{fair}} mehr an.',
      },
    },
    es: {
      webhook_ended: {
        title: 'Webhook detenido',
        text: 'Ya no se envía nada a {{host}}: el destinatario no acepta más webhooks de {{fair}}.',
      },
    },
    it: {
      webhook_ended: {
        title: 'Webhook interrotto',
        text: 'Non viene più inviato nulla a {{host}}: il destinatario non accetta più i webhook di {{fair}}.',
      },
    },
  },
)
