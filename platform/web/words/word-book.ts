import type { Locale } from '#platform/contract/locale.ts'
import { isRecord } from '#platform/contract/record.ts'
import type { KnownKey, Namespace, WordKey } from './word-keys.ts'

/** Messages by namespace. */
export type Dictionary = Record<string, Record<string, unknown>>

type Values = Record<string, unknown>

/** The words of a namespace; a key that has none does not compile. */
export type Words<Name extends Namespace> = <const Key extends string>(
  key: Key & KnownKey<Key, WordKey<Name>>,
  values?: Values,
) => string

/** The words of any namespace, for components to which others give their own. */
export type AnyWords = (key: never, values?: Values) => string

/** For keys that are known as the program runs only, such as those of a declared form. */
export const withAnyKey = (words: AnyWords) => words as (key: string, values?: Values) => string

/** What a domain says only to those who work with it, kept from the pages that everybody reads. */
export const workOf = (namespace: string) => `${namespace}/work`

/** What a domain says on the pages of others too, which wait for no more of it. */
export const elsewhereOf = (namespace: string) => `${namespace}/elsewhere`

/** What is said in one language; messages come in by namespace. */
export type WordBook = {
  readonly locale: Locale
  readonly messages: Dictionary
  /** The same function at every call, so that what remembers by it is not undone. */
  of<Name extends Namespace>(namespace: Name): Words<Name>
}

/** A sentence by its path (`scene.zoom_in`); `undefined` where there is none. */
function sentence(messages: unknown, path: string): string | undefined {
  let at = messages
  for (const step of path.split('.')) at = isRecord(at) ? at[step] : undefined
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
  const made = new Map<string, AnyWords>()
  const say = (namespace: string, key: string, values: Record<string, unknown>) => {
    const found = (path: string) =>
      sentence(messages[namespace], path) ??
      sentence(messages[workOf(namespace)], path) ??
      sentence(messages[elsewhereOf(namespace)], path)
    const { count } = values
    const counted =
      typeof count === 'number'
        ? (found(`${key}_${forms.select(count)}`) ?? found(`${key}_other`))
        : undefined
    return filled(counted ?? found(key) ?? String(values.defaultValue ?? key), values)
  }
  const of = (namespace: string): AnyWords => {
    const kept = made.get(namespace)
    if (kept) return kept
    const words = (key: string, values: Values = {}) => {
      const [other, rest] = key.split(':')
      return rest === undefined ? say(namespace, key, values) : say(other ?? namespace, rest, values)
    }
    made.set(namespace, words)
    return words
  }
  return { locale, messages, of: of as WordBook['of'] }
}
