import type { StandardTexts } from './standard-texts.ts'

export const it: StandardTexts = {
  legal: [
    ['Editore', '{{name}} è pubblicata dai suoi organizzatori. Per contattarli usi la pagina dei contatti.'],
    ['Hosting', 'Le pagine e i dati sono serviti dall’installazione degli organizzatori, senza terzi.'],
    ['Contenuti', 'Ogni espositore risponde di ciò che pubblica nel suo stand.'],
  ],
  terms: [
    [
      'Il servizio',
      '{{name}} è una fiera virtuale: si visitano gli stand, si contattano gli espositori e si scaricano le loro brochure. Gli organizzatori ne stabiliscono le date, l’accesso e il programma.',
    ],
    [
      'Il Suo account',
      'Lei fornisce informazioni corrette e non comunica a nessuno la Sua password. Un account è personale: ogni azione compiuta con il Suo account si considera Sua. Gli organizzatori possono sottoporre le iscrizioni ad approvazione.',
    ],
    [
      'Comportamento',
      'Ognuno si comporta con rispetto. Sono vietate le espressioni illecite o offensive, la pubblicità non richiesta, la raccolta di indirizzi e ogni tentativo di disturbare il servizio. Gli organizzatori possono sospendere l’account di chi ne è autore.',
    ],
    [
      'Contenuti',
      'Ogni espositore risponde di ciò che pubblica nel suo stand. Testi, immagini, video e marchi restano di proprietà dei loro autori; ciò che scarica è riservato al Suo uso.',
    ],
    [
      'Disponibilità',
      'Gli organizzatori curano la disponibilità della fiera, senza garantire un accesso ininterrotto. Ciò che un visitatore e un espositore concordano impegna solo loro.',
    ],
    [
      'Eliminare l’account',
      'Può eliminare il Suo account in qualsiasi momento nel Suo profilo, in «I miei dati».',
    ],
    [
      'Modifiche',
      'Se queste condizioni cambiano, la nuova versione è pubblicata qui con la sua data. Quella che ha accettato è annotata con la Sua iscrizione.',
    ],
  ],
  privacy: [
    [
      'Chi è responsabile',
      'Gli organizzatori di {{name}} sono i titolari del trattamento dei Suoi dati. Può contattarli dalla pagina dei contatti. Quando si rivolge a un espositore, questi è responsabile dei dati che gli affida.',
    ],
    [
      'Che cosa si conserva',
      'Ciò che scrive nell’iscrizione e nel Suo profilo, le Sue fiere, i preferiti, i consensi, le e-mail che Le inviamo e i Suoi accessi con indirizzo IP e browser.',
    ],
    [
      'Perché',
      'Per darLe accesso alla fiera, mostrare il Suo biglietto da visita agli altri partecipanti, scriverLe della Sua iscrizione e proteggere il servizio. I Suoi dati non sono venduti né usati per la pubblicità.',
    ],
    [
      'Chi lo vede',
      'Il Suo biglietto da visita è visto dai partecipanti delle Sue fiere; il resto del profilo dai soli organizzatori. Il Suo indirizzo e-mail è mostrato solo se lo vogliono sia la fiera sia Lei.',
    ],
    [
      'Per quanto tempo',
      'Il Suo account è conservato finché non lo elimina. Un account mai confermato viene eliminato dopo 30 giorni; un accesso, sette giorni dopo la sua fine.',
    ],
    [
      'I Suoi diritti',
      'Nel Suo profilo vede e corregge i Suoi dati; in «I miei dati» li scarica o li elimina. Per ogni altra richiesta scriva agli organizzatori. Può anche rivolgersi all’autorità per la protezione dei dati del Suo Paese.',
    ],
    ['Cookie', 'Nel Suo browser si conserva il necessario; la pagina dei cookie lo elenca.'],
    [
      'Misurazione dell’affluenza',
      'La fiera conta le pagine viste. Per contare i visitatori conserva nel Suo browser un numero casuale, senza legame con il Suo account: con il Suo consenso, o senza chiedere dove la legge lo consente. La pagina dei cookie dice che cosa vale qui e Le permette di rifiutare o di far dimenticare le Sue visite. Questi dati non contengono né nome, né indirizzo IP, né browser.',
    ],
  ],
}
