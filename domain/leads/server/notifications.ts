import { defineNotifications } from '#platform/server/notification-kind.ts'

/** Nobody is named who could withdraw: a contact is told by its number alone. */
export const leadNotifications = defineNotifications(
  {
    lead_handed: { isMailed: false, roles: ['firmAdmin', 'standContact'] },
    lead_withdrawn: { isMailed: false, roles: ['firmAdmin'] },
    lead_kept_no_more: { isMailed: false, roles: ['firmAdmin'] },
    leads_of_the_day: {
      isMailed: false,
      isMailedOnWish: true,
      roles: ['firmAdmin', 'standContact'],
    },
  },
  {
    fr: {
      lead_handed: { title: 'Contact confié', text: '{{name}} vous confie un contact.' },
      lead_withdrawn: {
        title: 'Carte reprise',
        text: 'Le contact n° {{number}}, que vous aviez emporté, a repris sa carte. Effacez-le de vos fichiers.',
      },
      lead_kept_no_more: {
        title: 'Contact qui n’est plus gardé',
        text: 'Douze mois ont passé depuis le salon : le contact n° {{number}}, que vous aviez emporté, n’est plus gardé ici. Effacez-le de vos fichiers.',
      },
      leads_of_the_day: {
        title: 'Nouveaux contacts du jour',
        text: 'Nouveaux contacts en un jour : {{count}}.',
      },
    },
    en: {
      lead_handed: { title: 'Contact handed to you', text: '{{name}} hands a contact over to you.' },
      lead_withdrawn: {
        title: 'Card withdrawn',
        text: 'Contact no. {{number}}, whom you had exported, has withdrawn their card. Delete them from your files.',
      },
      lead_kept_no_more: {
        title: 'Contact no longer kept',
        text: 'Twelve months have passed since the fair: contact no. {{number}}, whom you had exported, is no longer kept here. Delete them from your files.',
      },
      leads_of_the_day: {
        title: 'New contacts of the day',
        text: 'New contacts within a day: {{count}}.',
      },
    },
    nl: {
      lead_handed: { title: 'Contact toevertrouwd', text: '{{name}} vertrouwt u een contact toe.' },
      lead_withdrawn: {
        title: 'Kaartje teruggenomen',
        text: 'Contact nr. {{number}}, dat u had geëxporteerd, heeft zijn kaartje teruggenomen. Wis het uit uw bestanden.',
      },
      lead_kept_no_more: {
        title: 'Contact niet langer bewaard',
        text: 'De beurs is twaalf maanden voorbij: contact nr. {{number}}, dat u had geëxporteerd, wordt hier niet langer bewaard. Wis het uit uw bestanden.',
      },
      leads_of_the_day: {
        title: 'Nieuwe contacten van de dag',
        text: 'Nieuwe contacten in één dag: {{count}}.',
      },
    },
    de: {
      lead_handed: { title: 'Kontakt übergeben', text: '{{name}} übergibt Ihnen einen Kontakt.' },
      lead_withdrawn: {
        title: 'Karte zurückgenommen',
        text: 'Kontakt Nr. {{number}}, den Sie exportiert hatten, hat seine Karte zurückgenommen. Löschen Sie ihn aus Ihren Dateien.',
      },
      lead_kept_no_more: {
        title: 'Kontakt nicht mehr aufbewahrt',
        text: 'Seit der Messe sind zwölf Monate vergangen: Kontakt Nr. {{number}}, den Sie exportiert hatten, wird hier nicht mehr aufbewahrt. Löschen Sie ihn aus Ihren Dateien.',
      },
      leads_of_the_day: {
        title: 'Neue Kontakte des Tages',
        text: 'Neue Kontakte innerhalb eines Tages: {{count}}.',
      },
    },
    es: {
      lead_handed: { title: 'Contacto confiado', text: '{{name}} le confía un contacto.' },
      lead_withdrawn: {
        title: 'Tarjeta retirada',
        text: 'El contacto n.º {{number}}, que había exportado, ha retirado su tarjeta. Elimínelo de sus archivos.',
      },
      lead_kept_no_more: {
        title: 'Contacto que ya no se conserva',
        text: 'Han pasado doce meses desde la feria: el contacto n.º {{number}}, que había exportado, ya no se conserva aquí. Elimínelo de sus archivos.',
      },
      leads_of_the_day: {
        title: 'Contactos nuevos del día',
        text: 'Contactos nuevos en un día: {{count}}.',
      },
    },
    it: {
      lead_handed: { title: 'Contatto affidato', text: '{{name}} Le affida un contatto.' },
      lead_withdrawn: {
        title: 'Biglietto ripreso',
        text: 'Il contatto n. {{number}}, che ha esportato, ha ripreso il suo biglietto. Lo cancelli dai Suoi file.',
      },
      lead_kept_no_more: {
        title: 'Contatto non più conservato',
        text: 'Sono passati dodici mesi dalla fiera: il contatto n. {{number}}, che ha esportato, non è più conservato qui. Lo cancelli dai Suoi file.',
      },
      leads_of_the_day: {
        title: 'Nuovi contatti del giorno',
        text: 'Nuovi contatti in un giorno: {{count}}.',
      },
    },
  },
)
