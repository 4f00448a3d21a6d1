/** What a column of an import may hold, with the names under which people know it, folded. */
export const importFields = [
  {
    name: 'firm',
    max: 160,
    unmapped: 'import_firm_unmapped',
    known:
      'firm firme company exhibitor exposant entreprise societe nom name organisation organization project projet bedrijf exposant firma aussteller unternehmen empresa expositor azienda espositore',
  },
  { name: 'hall', max: 120, known: 'hall hal halle pabellon padiglione pavilion pavillon building batiment' },
  { name: 'group', max: 40, known: 'group groupe groep gruppe grupo gruppo zone row rangee aisle allee' },
  {
    name: 'number',
    max: 10,
    known: 'number numero no nr num n place stand booth emplacement standnummer platz plaats posto lugar',
  },
  {
    name: 'sector',
    max: 160,
    known: 'sector secteur sektor branche bereich settore category categorie kategorie categoria theme topic',
  },
  {
    name: 'reference',
    max: 80,
    known: 'reference ref id identifier identifiant code key cle kenmerk kennung referencia riferimento',
  },
  { name: 'website', max: 500, known: 'website site web url site web internet homepage webseite sitio sito' },
  { name: 'email', max: 254, known: 'email e-mail mail courriel correo contact' },
  { name: 'phone', max: 40, known: 'phone telephone tel telefoon telefon telefono' },
  {
    name: 'vatNumber',
    max: 30,
    known: 'vat tva btw btw-nummer ust ust-id ust-idnr ust-idnr. ustid iva nif-iva nif p.iva piva',
  },
  { name: 'city', max: 120, known: 'city ville town stad plaats ort stadt ciudad citta' },
  { name: 'country', max: 80, known: 'country pays land pais paese' },
  { name: 'slogan', max: 200, known: 'slogan tagline accroche claim lema' },
  {
    name: 'description',
    max: 5000,
    isLong: true,
    known: 'description beschreibung beschrijving descripcion descrizione presentation about',
  },
] as const

export type ImportField = (typeof importFields)[number]['name']
/** Column by field; a field without a column is left out. */
export type ImportMapping = Partial<Record<ImportField, number>>
