import type { Locale } from '#platform/contract/locale.ts'

/** What is printed on an invoice or a quote. */
export type PaperWords = {
  booth: string
  /** Before the title of a session that an exhibitor sponsors. */
  session: string
  /** Before the name of passes that an exhibitor gives out. */
  pass: string
  invoice: string
  credit: string
  /** The title of a credit note that takes a part back. */
  partialCredit: string
  quote: string
  quotedOn: string
  validUntil: string
  replaces: string
  follows: string
  quoteTotal: string
  agreed: string
  cancels: string
  /** Before the number of the invoice that a part is taken back of. */
  creditsPart: string
  /** `{reason}` is filled in. */
  reason: string
  issuedOn: string
  service: string
  dueOn: string
  fair: string
  from: string
  to: string
  registration: string
  vatNumber: string
  iban: string
  description: string
  quantity: string
  unit: string
  discount: string
  rate: string
  net: string
  totalNet: string
  /** `{rate}` and `{base}` are filled in. */
  vatOf: string
  total: string
  toRefund: string
  reverseCharge: string
  outsideScope: string
  /** `{number}` is filled in. */
  reference: string
  page: string
}

export const paperWords: Record<Locale, PaperWords> = {
  fr: {
    booth: 'Stand',
    session: 'Session parrainée',
    pass: 'Pass',
    invoice: 'Facture',
    credit: 'Avoir',
    partialCredit: 'Avoir partiel',
    quote: 'Devis',
    quotedOn: 'Date du devis',
    validUntil: 'Valable jusqu’au',
    replaces: 'Remplace le devis',
    follows: 'Selon devis',
    quoteTotal: 'Total TTC',
    agreed: 'Bon pour accord : date, nom et signature',
    cancels: 'Annule la facture',
    creditsPart: 'Sur la facture',
    reason: 'Motif : {reason}',
    issuedOn: 'Date d’émission',
    service: 'Prestation',
    dueOn: 'Échéance',
    fair: 'Salon',
    from: 'Vendeur',
    to: 'Client',
    registration: 'Immatriculation',
    vatNumber: 'N° de TVA',
    iban: 'IBAN',
    description: 'Désignation',
    quantity: 'Quantité',
    unit: 'Prix unitaire HT',
    discount: 'Remise',
    rate: 'TVA',
    net: 'Montant HT',
    totalNet: 'Total HT',
    vatOf: 'TVA {rate} sur {base}',
    total: 'Total TTC à payer',
    toRefund: 'Total TTC en votre faveur',
    reverseCharge:
      'Autoliquidation : la TVA est due par le preneur (article 196 de la directive 2006/112/CE).',
    outsideScope:
      'TVA non applicable : prestation dont le lieu se situe hors de l’Union européenne (article 44 de la directive 2006/112/CE).',
    reference: 'Merci d’indiquer la référence {number} lors de votre virement.',
    page: 'Page {page} sur {pages}',
  },
  en: {
    booth: 'Booth',
    session: 'Sponsored session',
    pass: 'Pass',
    invoice: 'Invoice',
    credit: 'Credit note',
    partialCredit: 'Partial credit note',
    quote: 'Quote',
    quotedOn: 'Date of quote',
    validUntil: 'Valid until',
    replaces: 'Replaces quote',
    follows: 'As per quote',
    quoteTotal: 'Total incl. VAT',
    agreed: 'Accepted: date, name and signature',
    cancels: 'Cancels invoice',
    creditsPart: 'On invoice',
    reason: 'Reason: {reason}',
    issuedOn: 'Date of issue',
    service: 'Service',
    dueOn: 'Due date',
    fair: 'Fair',
    from: 'Seller',
    to: 'Customer',
    registration: 'Registration number',
    vatNumber: 'VAT number',
    iban: 'IBAN',
    description: 'Description',
    quantity: 'Quantity',
    unit: 'Net unit price',
    discount: 'Discount',
    rate: 'VAT',
    net: 'Net amount',
    totalNet: 'Net total',
    vatOf: 'VAT {rate} on {base}',
    total: 'Total to pay incl. VAT',
    toRefund: 'Total in your favour incl. VAT',
    reverseCharge: 'Reverse charge: VAT is payable by the customer (Article 196 of Directive 2006/112/EC).',
    outsideScope:
      'VAT not applicable: the place of supply is outside the European Union (Article 44 of Directive 2006/112/EC).',
    reference: 'Please quote {number} with your transfer.',
    page: 'Page {page} of {pages}',
  },
  nl: {
    booth: 'Stand',
    session: 'Gesponsorde sessie',
    pass: 'Pas',
    invoice: 'Factuur',
    credit: 'Creditnota',
    partialCredit: 'Gedeeltelijke creditnota',
    quote: 'Offerte',
    quotedOn: 'Offertedatum',
    validUntil: 'Geldig tot en met',
    replaces: 'Vervangt offerte',
    follows: 'Volgens offerte',
    quoteTotal: 'Totaal incl. btw',
    agreed: 'Voor akkoord: datum, naam en handtekening',
    cancels: 'Annuleert factuur',
    creditsPart: 'Op factuur',
    reason: 'Reden: {reason}',
    issuedOn: 'Factuurdatum',
    service: 'Prestatie',
    dueOn: 'Vervaldatum',
    fair: 'Beurs',
    from: 'Verkoper',
    to: 'Klant',
    registration: 'Registratienummer',
    vatNumber: 'Btw-nummer',
    iban: 'IBAN',
    description: 'Omschrijving',
    quantity: 'Aantal',
    unit: 'Prijs per stuk',
    discount: 'Korting',
    rate: 'Btw',
    net: 'Bedrag excl. btw',
    totalNet: 'Totaal excl. btw',
    vatOf: 'Btw {rate} over {base}',
    total: 'Te betalen incl. btw',
    toRefund: 'Totaal in uw voordeel',
    reverseCharge:
      'Btw verlegd: de btw is verschuldigd door de afnemer (artikel 196 van Richtlijn 2006/112/EG).',
    outsideScope:
      'Btw niet van toepassing: de plaats van de dienst ligt buiten de Europese Unie (artikel 44 van Richtlijn 2006/112/EG).',
    reference: 'Vermeld bij uw overschrijving het nummer {number}.',
    page: 'Pagina {page} van {pages}',
  },
  de: {
    booth: 'Stand',
    session: 'Gesponserte Session',
    pass: 'Pass',
    invoice: 'Rechnung',
    credit: 'Stornorechnung',
    partialCredit: 'Rechnungskorrektur',
    quote: 'Angebot',
    quotedOn: 'Angebotsdatum',
    validUntil: 'Gültig bis',
    replaces: 'Ersetzt Angebot',
    follows: 'Gemäß Angebot',
    quoteTotal: 'Gesamtbetrag (brutto)',
    agreed: 'Auftrag erteilt: Datum, Name und Unterschrift',
    cancels: 'Storniert Rechnung',
    creditsPart: 'Zu Rechnung',
    reason: 'Grund: {reason}',
    issuedOn: 'Rechnungsdatum',
    service: 'Leistung',
    dueOn: 'Fällig am',
    fair: 'Messe',
    from: 'Verkäufer',
    to: 'Kunde',
    registration: 'Registernummer',
    vatNumber: 'USt-IdNr.',
    iban: 'IBAN',
    description: 'Bezeichnung',
    quantity: 'Menge',
    unit: 'Einzelpreis netto',
    discount: 'Rabatt',
    rate: 'USt.',
    net: 'Betrag netto',
    totalNet: 'Summe netto',
    vatOf: 'USt. {rate} auf {base}',
    total: 'Zu zahlen (brutto)',
    toRefund: 'Betrag zu Ihren Gunsten',
    reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers (Artikel 196 der Richtlinie 2006/112/EG).',
    outsideScope:
      'Nicht steuerbar: Der Ort der Leistung liegt außerhalb der Europäischen Union (Artikel 44 der Richtlinie 2006/112/EG).',
    reference: 'Bitte geben Sie bei der Überweisung die Nummer {number} an.',
    page: 'Seite {page} von {pages}',
  },
  es: {
    booth: 'Stand',
    session: 'Sesión patrocinada',
    pass: 'Pase',
    invoice: 'Factura',
    credit: 'Factura rectificativa',
    partialCredit: 'Factura rectificativa',
    quote: 'Presupuesto',
    quotedOn: 'Fecha del presupuesto',
    validUntil: 'Válido hasta',
    replaces: 'Sustituye al presupuesto',
    follows: 'Según presupuesto',
    quoteTotal: 'Total con IVA',
    agreed: 'Conforme: fecha, nombre y firma',
    cancels: 'Anula la factura',
    creditsPart: 'Sobre la factura',
    reason: 'Motivo: {reason}',
    issuedOn: 'Fecha de emisión',
    service: 'Prestación',
    dueOn: 'Vencimiento',
    fair: 'Feria',
    from: 'Vendedor',
    to: 'Cliente',
    registration: 'N.º de registro',
    vatNumber: 'NIF-IVA',
    iban: 'IBAN',
    description: 'Concepto',
    quantity: 'Cantidad',
    unit: 'Precio unitario',
    discount: 'Descuento',
    rate: 'IVA',
    net: 'Importe sin IVA',
    totalNet: 'Base imponible',
    vatOf: 'IVA {rate} sobre {base}',
    total: 'Total a pagar',
    toRefund: 'Total a su favor',
    reverseCharge:
      'Inversión del sujeto pasivo: el IVA lo liquida el cliente (artículo 196 de la Directiva 2006/112/CE).',
    outsideScope:
      'Operación no sujeta a IVA: el lugar de prestación está fuera de la Unión Europea (artículo 44 de la Directiva 2006/112/CE).',
    reference: 'Indique la referencia {number} en su transferencia.',
    page: 'Página {page} de {pages}',
  },
  it: {
    booth: 'Stand',
    session: 'Sessione sponsorizzata',
    pass: 'Pass',
    invoice: 'Fattura',
    credit: 'Nota di credito',
    partialCredit: 'Nota di credito parziale',
    quote: 'Preventivo',
    quotedOn: 'Data del preventivo',
    validUntil: 'Valido fino al',
    replaces: 'Sostituisce il preventivo',
    follows: 'Come da preventivo',
    quoteTotal: 'Totale IVA inclusa',
    agreed: 'Per accettazione: data, nome e firma',
    cancels: 'Annulla la fattura',
    creditsPart: 'Sulla fattura',
    reason: 'Motivo: {reason}',
    issuedOn: 'Data di emissione',
    service: 'Prestazione',
    dueOn: 'Scadenza',
    fair: 'Fiera',
    from: 'Venditore',
    to: 'Cliente',
    registration: 'N. di registrazione',
    vatNumber: 'Partita IVA',
    iban: 'IBAN',
    description: 'Descrizione',
    quantity: 'Quantità',
    unit: 'Prezzo unitario',
    discount: 'Sconto',
    rate: 'IVA',
    net: 'Imponibile',
    totalNet: 'Totale imponibile',
    vatOf: 'IVA {rate} su {base}',
    total: 'Totale da pagare',
    toRefund: 'Totale a Suo favore',
    reverseCharge:
      'Inversione contabile: l’IVA è dovuta dal cliente (articolo 196 della direttiva 2006/112/CE).',
    outsideScope:
      'Operazione non soggetta a IVA: il luogo della prestazione è fuori dall’Unione europea (articolo 44 della direttiva 2006/112/CE).',
    reference: 'Indichi il riferimento {number} nel bonifico.',
    page: 'Pagina {page} di {pages}',
  },
}
