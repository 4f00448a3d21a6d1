import { defineNames } from '#platform/server/names.ts'

/** What operators read of its jobs. */
export const peopleJobNames = defineNames({
  send_mailing: {
    fr: 'Envoyer un envoi groupé',
    en: 'Send a mailing',
    nl: 'Een mailing versturen',
    de: 'Rundmail senden',
    es: 'Hacer un envío',
    it: 'Fare un invio',
  },
  sweep_offers: {
    fr: 'Supprimer les propositions de rôle expirées',
    en: 'Delete expired role offers',
    nl: 'Verlopen rolvoorstellen verwijderen',
    de: 'Abgelaufene Rollenangebote löschen',
    es: 'Eliminar propuestas de rol caducadas',
    it: 'Elimina proposte di ruolo scadute',
  },
  sweep_colleagues: {
    fr: 'Oublier qui a quitté un exposant depuis trente jours',
    en: 'Forget who left an exhibitor thirty days ago',
    nl: 'Vergeten wie dertig dagen geleden een exposant verliet',
    de: 'Vergessen, wer vor dreißig Tagen einen Aussteller verlassen hat',
    es: 'Olvidar a quien dejó un expositor hace treinta días',
    it: 'Dimentica chi ha lasciato un espositore da trenta giorni',
  },
})

/** What the parts of a fair that it carries are called when they have been taken in. */
export const peoplePartNames = defineNames({
  people: { fr: 'personnes', en: 'people', nl: 'personen', de: 'Personen', es: 'personas', it: 'persone' },
  booth_admins: {
    fr: 'administrateurs de stands',
    en: 'booth admins',
    nl: 'standbeheerders',
    de: 'Standadministratoren',
    es: 'administradores de stands',
    it: 'amministratori degli stand',
  },
  booth_contacts: {
    fr: 'contacts de stands',
    en: 'booth contacts',
    nl: 'standcontacten',
    de: 'Ansprechpersonen',
    es: 'contactos de stands',
    it: 'contatti degli stand',
  },
})
