import { defineNames } from '#platform/server/names.ts'

/** What operators read of its jobs. */
export const notificationsJobNames = defineNames({
  notify_of_message: {
    fr: 'Prévenir des messages non lus',
    en: 'Notify of unread messages',
    nl: 'Ongelezen berichten melden',
    de: 'Über ungelesene Nachrichten benachrichtigen',
    es: 'Avisar de mensajes sin leer',
    it: 'Avvisare dei messaggi non letti',
  },
  send_digests: {
    fr: 'Envoyer le résumé des notifications',
    en: 'Send notification digests',
    nl: 'Meldingenoverzichten versturen',
    de: 'Benachrichtigungsübersichten senden',
    es: 'Enviar los resúmenes de notificaciones',
    it: 'Inviare i riepiloghi delle notifiche',
  },
  sweep_notifications: {
    fr: 'Supprimer les anciennes notifications',
    en: 'Delete old notifications',
    nl: 'Oude meldingen verwijderen',
    de: 'Alte Benachrichtigungen löschen',
    es: 'Eliminar las notificaciones antiguas',
    it: 'Eliminare le vecchie notifiche',
  },
})
