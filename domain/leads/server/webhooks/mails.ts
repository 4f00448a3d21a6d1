import {
  defineMails,
  type KindsOf,
  type MailSpecs,
  type MailWordsOf,
} from '#platform/server/mail/mail-kind.ts'

const specs = {
  webhook_ended: { link: 'offered', names: { host: 'text' } },
} as const satisfies MailSpecs

declare module '#platform/server/mail/mail-kind.ts' {
  interface MailKinds extends KindsOf<typeof specs> {}
}

type Words = MailWordsOf<typeof specs>
const worded = (webhook_ended: Words['kinds']['webhook_ended'], host: string): Words => ({
  kinds: { webhook_ended },
  names: { host },
  examples: { host: 'crm.example' },
})

export const webhookMails = defineMails(specs, {
  fr: worded(
    {
      subject: 'Webhook arrêté : {{host}}',
      body: 'Plus rien n’est envoyé à {{host}}. Le destinataire a répondu qu’il n’existe plus, ou n’a rien accepté depuis cinq jours.\n\nCe qui attendait est conservé trente jours : une fois le destinataire réparé, reprenez l’envoi puis renvoyez ce qui manque.',
      action: 'Ouvrir les webhooks',
    },
    'Destinataire',
  ),
  en: worded(
    {
      subject: 'Webhook stopped: {{host}}',
      body: 'Nothing is sent to {{host}} any more. It answered that it is gone, or took nothing for five days.\n\nWhat waited is kept for thirty days: once the receiver is mended, start sending again and resend what is missing.',
      action: 'Open webhooks',
    },
    'Receiver',
  ),
  nl: worded(
    {
      subject: 'Webhook gestopt: {{host}}',
      body: 'Er wordt niets meer naar {{host}} gestuurd. De ontvanger antwoordde dat hij niet meer bestaat, of nam vijf dagen lang niets aan.\n\nWat wachtte, blijft dertig dagen bewaard: zodra de ontvanger weer werkt, hervat u het versturen en stuurt u opnieuw wat ontbreekt.',
      action: 'Webhooks openen',
    },
    'Ontvanger',
  ),
  de: worded(
    {
      subject: 'Webhook beendet: {{host}}',
      body: 'An {{host}} wird nichts mehr gesendet. Der Empfänger hat geantwortet, dass es ihn nicht mehr gibt, oder fünf Tage lang nichts angenommen.\n\nWas wartete, wird dreißig Tage aufbewahrt: Sobald der Empfänger wieder arbeitet, nehmen Sie das Senden wieder auf und senden Sie Fehlendes erneut.',
      action: 'Webhooks öffnen',
    },
    'Empfänger',
  ),
  es: worded(
    {
      subject: 'Webhook detenido: {{host}}',
      body: 'Ya no se envía nada a {{host}}. El destinatario respondió que ya no existe o no ha aceptado nada durante cinco días.\n\nLo que esperaba se conserva treinta días: cuando el destinatario funcione de nuevo, reanude el envío y reenvíe lo que falte.',
      action: 'Abrir los webhooks',
    },
    'Destinatario',
  ),
  it: worded(
    {
      subject: 'Webhook interrotto: {{host}}',
      body: 'Non viene più inviato nulla a {{host}}. Il destinatario ha risposto che non esiste più, oppure non ha accettato nulla per cinque giorni.\n\nQuanto era in attesa è conservato per trenta giorni: quando il destinatario funziona di nuovo, riprendete l’invio e reinviate ciò che manca.',
      action: 'Apri i webhook',
    },
    'Destinatario',
  ),
})
