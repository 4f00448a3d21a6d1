/** What a column of an import may hold, with the names under which people know it, folded. */
export const importFields = [
  {
    name: 'firm',
    max: 160,
    unmapped: 'import_firm_unmapped',
    known:
      'firm firme company exhibitor exposant entreprise societe organisation organization project projet bedrijf firma aussteller unternehmen empresa expositor azienda espositore companyname firmenname raisonsociale razonsocial ragionesociale',
    exact: 'nom name',
  },
  { name: 'hall', max: 120, known: 'hall hal halle pabellon padiglione pavilion pavillon building batiment' },
  {
    name: 'group',
    max: 40,
    known:
      'group groupe groep gruppe grupo gruppo zone zona partofthehall bereichderhalle row rangee aisle allee ilot gang',
  },
  {
    name: 'number',
    max: 20,
    known:
      'place stand booth emplacement standnummer standnr standnumber boothnumber boothlabel platz platznummer plaats plaatsnummer posto lugar',
    exact: 'number numero no nr num n',
  },
  {
    name: 'sector',
    max: 160,
    known: 'sector secteur sektor branche bereich settore category categorie kategorie categoria theme topic',
  },
  {
    name: 'reference',
    max: 80,
    known: 'reference identifier identifiant kenmerk kennung referentie referenz referencia riferimento',
    exact: 'ref id code key cle',
  },
  { name: 'website', max: 500, known: 'website site web url site web internet homepage webseite sitio sito' },
  { name: 'email', max: 254, known: 'email e-mail mail courriel correo' },
  { name: 'phone', max: 40, known: 'phone telephone tel telefoon telefon telefono' },
  {
    name: 'vatNumber',
    max: 30,
    known: 'vat tva btw btw-nummer ust ust-id ust-idnr ust-idnr. ustid iva nif-iva nif p.iva piva',
  },
  {
    name: 'street',
    max: 160,
    known: 'street rue straat strasse straße calle via adresse address adres direccion indirizzo',
  },
  {
    name: 'postalCode',
    max: 20,
    known: 'postalcode codepostal postcode zip zipcode plz postleitzahl codigopostal cap',
  },
  { name: 'city', max: 120, known: 'city ville town stad plaats gemeente ort stadt ciudad citta' },
  { name: 'country', max: 80, known: 'country pays land pais paese' },
  { name: 'slogan', max: 200, known: 'slogan tagline accroche claim eslogan lema' },
  {
    name: 'description',
    max: 5000,
    isLong: true,
    known:
      'description beschreibung beschrijving descripcion descrizione presentation presentacion presentazione about',
  },
  /** Of the hall, and of the stand where it is not called by its place: as the list of exhibitors is exported. */
  { name: 'letter', max: 3 },
  { name: 'label', max: 20 },
  /** As the list of exhibitors is exported, for firms that are new to the fair: 0 waiting, 1 validated, 2 refused. */
  { name: 'isValidated', max: 10 },
  /** 0 hidden, 1 visible: of firms and booths that are new. */
  { name: 'isVisible', max: 10 },
] as const

export type StandImportField = (typeof importFields)[number]['name']
/** Column by field; a field without a column is left out. */
export type StandImportMapping = Partial<Record<StandImportField, number>>
