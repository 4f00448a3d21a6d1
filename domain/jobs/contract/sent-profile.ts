import { foldCase } from '#platform/contract/text.ts'

/** Words of a name, an address or a number are replaced by this. */
const hidden = '…'

const address = /[^\s@<>]+@[^\s@<>]+|(?<!\S)@[^\s@<>]+/gu
/** With what begins an address. */
const web = /\b(?:https?:\/\/|www\.)\S+/giu
/** A name of a server, and what follows it: `linkedin.com/in/somebody`, `somebody.dev`. */
const host = /(?<![\p{L}\p{N}.-])((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?![\p{L}\p{N}-])(\/\S+)?/gu
/** Written like one: what people work with, files, an abbreviation, a number. */
const noHost =
  /^(?:[\d.]+\p{L}+|(?:ado|asp|ml|vb)\.net|(?:draw|socket)\.io|p\.ex|.+\.(?:css|docx?|html?|jsx?|json|pdf|sql|tsx?|xlsx?|xml))$/iu
/** The next sentence, without a space before it. */
const nextSentence = /\.\p{Lu}\p{Ll}+$/u
/** Eight digits and more, however they are spaced. */
const number = /\+?\d(?:[\s().\-/]{0,2}\d){7,}/gu
const words = /[\p{L}\p{M}\p{N}]+/gu

export type Name = { firstName: string; lastName: string } | null

const digraphs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** A word as people write it with their accents, without them, or with two letters instead: Müller, Muller, Mueller. */
const spellings = (word: string): string[] => [
  foldCase(word),
  foldCase(
    word
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüøå]/g, letter => digraphs[letter] ?? letter),
  ),
]

const withoutHosts = (text: string): string =>
  text.replace(host, (said: string, name: string, path = '') => {
    if (noHost.test(name)) return name + withoutHosts(path)
    return path || !nextSentence.test(name) ? hidden : said
  })

function masking(name: Name): (text: string) => string {
  const parts = [name?.firstName, name?.lastName].flatMap(part => (part ?? '').match(words) ?? [])
  const named = new Set(parts.filter(word => word.length > 1).flatMap(spellings))
  return text => {
    const without = withoutHosts(text.replace(address, hidden).replace(web, hidden)).replace(number, hidden)
    if (!named.size) return without
    return without.replace(words, word => (spellings(word).some(one => named.has(one)) ? hidden : word))
  }
}

/** Fields that name somebody, or lead to them, or to where they are from. */
const naming = new Set(['name', 'email', 'phone', 'user', 'school', 'videoProfileUrl', 'cv', 'picture'])

/** Codes, which are no words of a name: a German CV of somebody called De Vries stays one. */
const codes = new Set(['locale', 'salaryCurrency', 'salaryPeriod'])

/** What of a profile stays with its person, and what does unless they tick it. */
const kept = new Set(['id', 'user', 'version', 'changedAt', 'isAnonymousFirst'])
const wish = new Set(['salaryWish', 'salaryCurrency', 'salaryPeriod'])

/** Whose profile it is, and how to reach them. */
export type SentBy = { firstName: string; lastName: string; email: string | null; phone: string | null }

/** What an application sends: the profile and how to reach its person. The server keeps this; the candidate sees it before. */
export function sentProfileOf<P extends object>(profile: P, person: SentBy, withSalaryWish: boolean) {
  const { firstName, lastName, email, phone } = person
  const said = Object.entries(profile).filter(
    ([field]) => !kept.has(field) && (withSalaryWish || !wish.has(field)),
  )
  return { ...(Object.fromEntries(said) as Partial<P>), name: { firstName, lastName }, email, phone }
}

type Sent = Readonly<Record<string, unknown>> & { name?: Name }

/** A profile as a firm reads it that does not know yet whose it is. The candidate sees the same before it is sent. */
export function withoutName<S extends Sent>(sent: S): S {
  const mask = masking(sent.name ?? null)
  const within = (value: unknown): unknown => {
    if (typeof value === 'string') return mask(value)
    if (Array.isArray(value)) return value.map(within)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [
        field,
        naming.has(field) && field !== 'name' ? null : within(inner),
      ]),
    )
  }
  const shown = Object.entries(sent).map(([field, value]) => [
    field,
    naming.has(field) ? null : codes.has(field) ? value : within(value),
  ])
  return Object.fromEntries(shown) as S
}

/** What leads to its person: said one by one, the last two where they are hidden alone, for a CV shows them. */
const reaching = ['name', 'email', 'phone', 'cv', 'school', 'videoProfileUrl'] as const
const inCv: readonly string[] = ['school', 'videoProfileUrl']

/** Which of it the firm has at once, which once it asks for the name, and which it never gets, for there is none. */
export const leavesWith = (sent: Sent, shown: Sent) =>
  reaching
    .map(field => ({
      field,
      leaves: !sent[field] ? ('never' as const) : shown[field] ? ('now' as const) : ('later' as const),
    }))
    .filter(({ field, leaves }) => leaves === 'later' || !inCv.includes(field))
