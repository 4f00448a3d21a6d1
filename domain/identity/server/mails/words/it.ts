import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { accountMailSpecs } from '../specs.ts'

export const it: MailWordsOf<typeof accountMailSpecs> = {
  kinds: {
    registration_confirm: {
      title: 'Conferma dell’indirizzo',
      when: 'Dopo l’iscrizione, con il link per confermare.',
      subject: '{{fair}}: confermi il Suo indirizzo e-mail',
      body: 'Grazie per l’iscrizione a {{fair}}. Confermi che questo indirizzo è Suo per attivare l’account.\n\nIl link è valido per 24 ore. Se non ha chiesto alcuna iscrizione, non deve fare nulla: l’account resterà inattivo.',
      action: 'Conferma il mio indirizzo',
    },
    registration_waiting: {
      title: 'Iscrizione in attesa',
      when: 'Quando l’indirizzo è confermato e Lei deve ancora approvare.',
      subject: 'La Sua iscrizione è in esame',
      body: 'Il Suo indirizzo è confermato. L’organizzatore di {{fair}} sta esaminando la Sua iscrizione; riceverà un’e-mail non appena l’accesso sarà aperto.',
    },
    registration_welcome: {
      title: 'Benvenuto',
      when: 'L’account si apre appena l’indirizzo è confermato.',
      subject: 'Le diamo il benvenuto a {{fair}}',
      body: 'Il Suo indirizzo è confermato e il Suo account è attivo. Può entrare subito in fiera.',
      action: 'Entra in fiera',
    },
    password_reset: {
      subject: '{{fair}}: scelga una nuova password',
      body: 'Ha chiesto di cambiare la password. Il link è valido per un’ora e si può usare una sola volta.\n\nSe la richiesta non è Sua, non deve fare nulla: la password resta la stessa.',
      action: 'Scegli una password',
    },
    password_changed: {
      subject: 'La Sua password è stata cambiata',
      body: 'La password del Suo account è appena stata cambiata e le altre sessioni sono state chiuse.\n\nSe non è stato Lei a farlo, scelga subito una nuova password da «Password dimenticata».',
      action: 'Password dimenticata',
    },
    email_change: {
      subject: 'Confermi il Suo nuovo indirizzo',
      body: 'Ha chiesto di usare questo indirizzo per il Suo account. Sostituirà il precedente non appena lo avrà confermato.\n\nIl link è valido per 24 ore.',
      action: 'Conferma questo indirizzo',
    },
    email_change_notice: {
      subject: 'Richiesto un cambio di indirizzo',
      body: 'È stato richiesto un cambio di indirizzo e-mail per il Suo account. Avrà effetto quando il nuovo indirizzo sarà confermato.\n\nSe la richiesta non è Sua, cambi subito la password.',
      action: 'Cambia la mia password',
    },
    account_leaving: {
      subject: 'Il Suo account è chiuso',
      body: 'Come ha chiesto, il Suo account è chiuso: nessuno lo vede più e tutte le Sue sessioni sono chiuse. Tra quattordici giorni sarà eliminato insieme ai Suoi dati personali.\n\nHa cambiato idea o la richiesta non è Sua? Fino ad allora questo link riapre l’account. Se la richiesta non è Sua, scelga poi una nuova password.',
      action: 'Tieni il mio account',
    },
    account_erased: {
      subject: 'Il Suo account è stato eliminato',
      body: 'Come ha chiesto, il Suo account e i Suoi dati personali sono appena stati eliminati. Questo indirizzo è di nuovo libero: può iscriversi di nuovo quando vuole.\n\nSe la richiesta non era Sua, ci scriva subito.',
      action: 'Scrivici',
    },
    sign_on_linked: {
      subject: 'L’accesso unico apre il Suo account',
      body: 'Qualcuno, probabilmente Lei, è appena entrato in {{fair}} con questo indirizzo tramite il servizio di accesso della Sua organizzazione. D’ora in poi quel servizio apre il Suo account; la Sua password, se ne ha una, resta valida.\n\nSe non è stato Lei, rimuova questo accesso in «Accesso e sicurezza» e cambi la password.',
      action: 'Accesso e sicurezza',
    },
  },
  names: {},
  examples: {},
}
