import type { StandardTexts } from './standard-texts.ts'

export const it: StandardTexts = {
  legal: [
    ['Editore', '{{name}} è pubblicata dai suoi organizzatori. Per contattarli usa la pagina dei contatti.'],
    ['Hosting', 'Le pagine e i dati sono serviti dall’installazione degli organizzatori, senza terzi.'],
    ['Contenuti', 'Ogni espositore risponde di ciò che pubblica nel suo stand.'],
  ],
  terms: [
    [
      'Il servizio',
      '{{name}} è una fiera virtuale: si visitano stand, si incontrano espositori e si conservano le loro brochure. Gli organizzatori ne stabiliscono le date, l’accesso e il programma.',
    ],
    [
      'Il tuo account',
      'Fornisci informazioni corrette e tieni per te la tua password. Un account è personale: ciò che vi si fa si considera fatto da te. Gli organizzatori possono sottoporre le iscrizioni a una verifica.',
    ],
    [
      'Comportamento',
      'Qui ci si parla come in una fiera: con rispetto. Sono escluse le espressioni illecite o offensive, la pubblicità non richiesta, la raccolta di indirizzi e ogni tentativo di disturbare il servizio. Per questo gli organizzatori possono sospendere un account.',
    ],
    [
      'Contenuti',
      'Ogni espositore risponde di ciò che pubblica nel suo stand. Testi, immagini, video e marchi restano dei loro autori; ciò che scarichi è per uso personale.',
    ],
    [
      'Disponibilità',
      'La fiera è tenuta aperta con cura, senza garanzia di accesso ininterrotto. Ciò che un visitatore e un espositore concordano riguarda solo loro.',
    ],
    ['Andarsene', 'Puoi eliminare il tuo account in qualsiasi momento nel tuo profilo, in «I miei dati».'],
    [
      'Modifiche',
      'Se queste condizioni cambiano, la nuova versione è pubblicata qui con la sua data. Quella che hai accettato è annotata con la tua iscrizione.',
    ],
  ],
  privacy: [
    [
      'Chi è responsabile',
      'Gli organizzatori di {{name}} sono i titolari del trattamento dei tuoi dati. Li raggiungi dalla pagina dei contatti. Quando ti rivolgi a un espositore, è lui responsabile di ciò che gli affidi.',
    ],
    [
      'Che cosa si conserva',
      'Ciò che scrivi iscrivendoti e nel tuo profilo, le tue fiere, i preferiti, i consensi, le e-mail che ti inviamo e i tuoi accessi con indirizzo IP e browser.',
    ],
    [
      'Perché',
      'Per farti entrare, mostrarti alle persone che incontri, scriverti della tua iscrizione e proteggere il servizio. Nulla è venduto, nulla serve alla pubblicità.',
    ],
    [
      'Chi lo vede',
      'Il tuo biglietto è visto dai partecipanti delle tue fiere; il resto del profilo dai soli organizzatori. Il tuo indirizzo e-mail è mostrato solo se la fiera e tu lo volete.',
    ],
    [
      'Per quanto tempo',
      'Il tuo account è conservato finché non lo elimini. Un account mai confermato sparisce dopo 30 giorni; un accesso, sette giorni dopo la sua fine.',
    ],
    [
      'I tuoi diritti',
      'Nel tuo profilo vedi e correggi i tuoi dati; in «I miei dati» li scarichi o li elimini. Per ogni altra richiesta scrivi agli organizzatori. Puoi anche rivolgerti all’autorità per la protezione dei dati del tuo Paese.',
    ],
    ['Cookie', 'Nel tuo browser si conserva solo il necessario; la pagina dei cookie lo elenca.'],
  ],
}
