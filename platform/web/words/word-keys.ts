import type { MessageCodes } from '#platform/contract/message-code.ts'
import type importing from '../import/messages/fr.json'
import type lists from '../list/messages/fr.json'
import type saving from '../saving/messages/fr.json'
import type kit from '../ui/messages/fr.json'

/** French messages by namespace: each domain adds its own by declaration merging (`web/declared-words.d.ts`). */
export interface Namespaces {
  import: typeof importing
  kit: typeof kit
  lists: typeof lists
  saving: typeof saving
  /** Sentences of message codes, which come from the server. */
  validations: MessageCodes
}

export type Namespace = keyof Namespaces & string

type WithoutForm<Key extends string> = Key extends `${infer Counted}_${'one' | 'other'}` ? Counted | Key : Key

type PathsOf<Messages, Prefix extends string = ''> = {
  [Key in keyof Messages & string]: Messages[Key] extends string
    ? `${Prefix}${WithoutForm<Key>}`
    : PathsOf<Messages[Key], `${Prefix}${Key}.`>
}[keyof Messages & string]

type KeysByNamespace = { [Name in Namespace]: PathsOf<Namespaces[Name]> }
type Elsewhere = { [Name in Namespace]: `${Name}:${KeysByNamespace[Name]}` }[Namespace]

/** Keys that can be said in a namespace: its own, and those of others after their name and a colon. */
export type WordKey<Name extends Namespace> = KeysByNamespace[Name] | Elsewhere

/** The keys among `Key` that nothing is said for. Of one that is put together from a `string` it is only known that some begin and end as it does. */
type Unknown<Key extends string, Known extends string> = Key extends Known
  ? never
  : string extends Key
    ? Key
    : Record<never, never> extends Record<Key, 1>
      ? [Extract<Known, Key>] extends [never]
        ? Key
        : never
      : Key

/** `unknown` where each key has words, so that `Key & KnownKey<Key, …>` is the key; otherwise what is missing is named. */
export type KnownKey<Key extends string, Known extends string> = [Unknown<Key, Known>] extends [never]
  ? unknown
  : { 'no words for': Unknown<Key, Known> }
