import { defineNames } from '#platform/server/names.ts'

/** What operators read of its jobs. */
export const leadsJobNames = defineNames({
  tell_leads: {
    fr: 'Signaler les contacts nouveaux ou repris',
    en: 'Announce new and withdrawn contacts',
    nl: 'Nieuwe en ingetrokken contacten melden',
    de: 'Neue und zurückgezogene Kontakte melden',
    es: 'Avisar de los contactos nuevos o retirados',
    it: 'Segnalare i contatti nuovi o ritirati',
  },
  tell_new_leads: {
    fr: 'Annoncer les nouveaux contacts du jour',
    en: 'Tell of the new contacts of the day',
    nl: 'Nieuwe contacten van de dag melden',
    de: 'Neue Kontakte des Tages melden',
    es: 'Avisar de los contactos nuevos del día',
    it: 'Segnalare i nuovi contatti del giorno',
  },
  end_lead_keeping: {
    fr: 'Effacer les contacts au terme de leur conservation',
    en: 'Erase contacts at the end of their keeping',
    nl: 'Contacten wissen na hun bewaartermijn',
    de: 'Kontakte nach ihrer Frist löschen',
    es: 'Eliminar los contactos al final de su conservación',
    it: 'Cancellare i contatti al termine della conservazione',
  },
  deliver_webhooks: {
    fr: 'Envoyer des webhooks',
    en: 'Send webhooks',
    nl: 'Webhooks versturen',
    de: 'Webhooks senden',
    es: 'Enviar webhooks',
    it: 'Inviare webhook',
  },
  watch_webhooks: {
    fr: 'Relancer les webhooks en attente',
    en: 'Send webhooks that wait',
    nl: 'Wachtende webhooks versturen',
    de: 'Wartende Webhooks senden',
    es: 'Enviar los webhooks en espera',
    it: 'Inviare i webhook in attesa',
  },
  sweep_webhooks: {
    fr: 'Supprimer les anciens webhooks',
    en: 'Delete old webhooks',
    nl: 'Oude webhooks verwijderen',
    de: 'Alte Webhooks löschen',
    es: 'Eliminar los webhooks antiguos',
    it: 'Eliminare i webhook vecchi',
  },
})
