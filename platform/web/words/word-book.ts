import type { Locale } from '#platform/contract/locale.ts'

type Messages = { [key: string]: string | Messages }

/** Messages by namespace. */
export type Dictionary = Record<string, Record<string, unknown>>

export type Words = (key: string, values?: Record<string, unknown>) => string

/** What a domain says only to those who work with it, kept from the pages that everybody reads. */
export const workOf = (namespace: string) => `${namespace}/work`

/** What is said in one language; messages come in by namespace. */
export type WordBook = {
  readonly locale: Locale
  readonly messages: Dictionary
  /** The same function at every call, so that what remembers by it is not undone. */
  of(namespace: string): Words
}

/** A sentence by its path (`scene.zoom_in`); `undefined` where there is none. */
function sentence(messages: Messages | undefined, path: string): string | undefined {
  let at: string | Messages | undefined = messages
  for (const step of path.split('.')) at = typeof at === 'object' ? at[step] : undefined
  return typeof at === 'string' ? at : undefined
}

const filled = (text: string, values: Record<string, unknown>) =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''))

const rules = new Map<Locale, Intl.PluralRules>()

/** Slow to make, and the same for ever. */
function formsOf(locale: Locale): Intl.PluralRules {
  const made = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, made)
  return made
}

/**
 * Sentences with `{{values}}`, those with a `count` in the language's number forms (`_one`, `_other`). Another
 * namespace is said before the key: `identity:title`. What has no sentence is its `defaultValue`, else its key: the gates
 * leave no such key.
 */
export function createWords(locale: Locale, messages: Dictionary = {}): WordBook {
  const forms = formsOf(locale)
  const made = new Map<string, Words>()
  const say = (namespace: string, key: string, values: Record<string, unknown>) => {
    const found = (path: string) =>
      sentence(messages[namespace] as Messages | undefined, path) ??
      sentence(messages[workOf(namespace)] as Messages | undefined, path)
    const { count } = values
    const counted =
      typeof count === 'number'
        ? (found(`${key}_${forms.select(count)}`) ?? found(`${key}_other`))
        : undefined
    return filled(counted ?? found(key) ?? String(values.defaultValue ?? key), values)
  }
  const of = (namespace: string): Words => {
    const kept = made.get(namespace)
    if (kept) return kept
    const words: Words = (key, values = {}) => {
      const [other, rest] = key.split(':')
      return rest === undefined ? say(namespace, key, values) : say(other ?? namespace, rest, values)
    }
    made.set(namespace, words)
    return words
  }
  return { locale, messages, of }
}
