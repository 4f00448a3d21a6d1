import { foldCase } from '#platform/contract/text.ts'

/**
 * Words for people come in two genders, and whoever searches types one of them. Endings without accents, longest first: each
 * leads to the endings of its other forms. What stemming finds by itself is not in the list.
 */
const endings: readonly (readonly [string, readonly string[]])[] = [
  // German: Fachfrau, Lehrerin, Ärztin.
  ['kauffrau', ['kaufmann', 'kaufleute']],
  ['kaufmann', ['kauffrau', 'kaufleute']],
  ['fachfrau', ['fachmann', 'fachleute']],
  ['fachmann', ['fachfrau', 'fachleute']],
  ['innen', ['', 'in', 'er']],
  ['eurin', ['eur']],
  ['orin', ['or']],
  ['istin', ['ist']],
  ['entin', ['ent']],
  ['erin', ['er']],
  // Dutch: verkoopster, directrice, lerares, timmervrouw.
  ['vrouw', ['man']],
  ['ares', ['aar']],
  ['aar', ['ares']],
  // English: saleswoman, waitress.
  ['woman', ['man', 'person']],
  ['person', ['man', 'woman']],
  ['man', ['woman', 'vrouw', 'frau', 'person']],
  ['frau', ['mann']],
  ['mann', ['frau']],
  ['ress', ['er', 'or']],
  ['ter', ['tress']],
  ['tor', ['tress']],
  ['stewardess', ['steward']],
  // French, Italian, Dutch: directrice, direttrice.
  ['trice', ['teur', 'tore']],
  ['teur', ['trice', 'teuse']],
  ['tore', ['trice']],
  ['toressa', ['tore']],
  ['euse', ['eur']],
  ['eure', ['eur']],
  ['eur', ['euse', 'eure', 'eurin']],
  ['iere', ['ier', 'iera']],
  ['iera', ['iere', 'iero']],
  ['iero', ['iera']],
  ['ere', ['er']],
  ['ier', ['iere']],
  ['enne', ['en']],
  ['ienne', ['ien']],
  ['ien', ['ienne']],
  ['onne', ['on']],
  ['ive', ['if']],
  ['if', ['ive']],
  // Spanish.
  ['ora', ['or']],
  ['enta', ['ente']],
  ['ente', ['enta']],
]

/** An open syllable has one vowel, a closed one two: verkoper, verkoopster; verpleger, verpleegster. */
function dutchForms(word: string): string[] {
  const open = /^(.*[^aeiou])([aeou])([bcdfgklmnprstvwz])er$/.exec(word)
  const closed = /^(.*[^aeiou])([aeou])\2([bcdfgklmnprstvwz])ster$/.exec(word)
  const cluster = /^(.+[^aeiou]{2})er$/.exec(word)
  const feminine = /^(.+[^aeiou]{2})ster$/.exec(word)
  return [
    ...(open ? [`${open[1]}${open[2]}${open[2]}${open[3]}ster`] : []),
    ...(closed ? [`${closed[1]}${closed[2]}${closed[3]}er`] : []),
    ...(cluster ? [`${cluster[1]}ster`] : []),
    ...(feminine ? [`${feminine[1]}er`] : []),
  ]
}

const shortest = 3

/** Other forms by which the same is meant, without accents; the word itself is none of them. */
export function wordForms(typed: string): string[] {
  const said = foldCase(typed)
  if (!/^[a-z]{5,40}$/.test(said)) return []
  // A plural in -s has the forms of its singular.
  const words = said.endsWith('s') && !said.endsWith('ss') ? [said, said.slice(0, -1)] : [said]
  const forms = words.flatMap(word => [
    ...endings.flatMap(([ending, others]) => {
      const stem = word.slice(0, -ending.length)
      return word.endsWith(ending) && stem.length >= shortest ? others.map(other => stem + other) : []
    }),
    ...dutchForms(word),
  ])
  return [...new Set(forms)].filter(form => form !== said && form.length >= 4)
}

/** Words with signs, `C++`, `C#`, `.NET`, as an index holds them, and what is left of the text. */
export function signWords(text: string): { signs: string[]; rest: string } {
  const sign = /(?<![\p{L}\p{N}+#.])(\.\p{L}{2,}\p{N}*|\p{L}[\p{L}\p{N}]{0,15}(?:\+\+|#))(?![\p{L}\p{N}+#])/gu
  const signs = [...text.normalize('NFKC').matchAll(sign)].map(([, word]) => foldCase(word ?? ''))
  return { signs: [...new Set(signs)].slice(0, 4), rest: text.normalize('NFKC').replace(sign, ' ') }
}
