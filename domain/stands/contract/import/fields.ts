/** What a column of an import may hold, with the names under which people know it, folded. */
export const importFields = [
  {
    name: 'firm',
    max: 160,
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
  { name: 'city', max: 120, known: 'city ville town stad plaats ort stadt ciudad citta' },
  { name: 'country', max: 80, known: 'country pays land pais paese' },
  { name: 'slogan', max: 200, known: 'slogan tagline accroche claim lema' },
  {
    name: 'description',
    max: 5000,
    known: 'description beschreibung beschrijving descripcion descrizione presentation about',
  },
] as const

export type ImportField = (typeof importFields)[number]['name']
/** Column by field; a field without a column is left out. */
export type ImportMapping = Partial<Record<ImportField, number>>

/** As texts are compared: without case, accents and doubled blanks. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim()

/** Which column holds what, as far as their titles say it. A column is used once. */
export function guessMapping(columns: readonly string[]): ImportMapping {
  const titles = columns.map(fold)
  const mapping: ImportMapping = {}
  const taken = new Set<number>()
  for (const { name, known } of importFields) {
    const words = known.split(' ')
    const exact = titles.findIndex((title, at) => !taken.has(at) && words.includes(title))
    const loose = titles.findIndex(
      (title, at) =>
        !taken.has(at) && title.split(/[ .:/-]/).some(word => word.length > 2 && words.includes(word)),
    )
    const at = exact >= 0 ? exact : loose
    if (at < 0) continue
    mapping[name] = at
    taken.add(at)
  }
  return mapping
}
