import { type Locale, locales } from '#platform/contract/locale.ts'
import { keysOf, recordOf } from '#platform/contract/record.ts'
import type { Role } from '#platform/contract/roles.ts'

/**
 * `title`: what it is called where people choose how it is mailed; `text`: what it says, with `{{names}}`; `texts`: what it says
 * instead by what is named `why`.
 */
export type NotificationWords = { title: string; text: string; texts?: Readonly<Record<string, string>> }

/** Something that people are told of, each in their list. */
export type NotificationKind = {
  name: string
  /** Whoever tells it sends a mail of its own: a second one at once is not offered. */
  isMailed: boolean
  /** Mailed to those alone who choose so. */
  isMailedOnWish?: boolean
  /** Who is ever told of it, and may choose how; without, everybody. */
  roles?: readonly Role[]
  words: Readonly<Record<Locale, NotificationWords>>
}

/** The notifications of a domain, with their words in all languages. */
export function defineNotifications<const Name extends string>(
  kinds: Readonly<Record<Name, Pick<NotificationKind, 'isMailed' | 'isMailedOnWish' | 'roles'>>>,
  words: Readonly<Record<Locale, Readonly<Record<Name, NotificationWords>>>>,
): Readonly<Record<Name, NotificationKind>> {
  return recordOf(keysOf(kinds), name => ({
    name,
    ...kinds[name],
    words: recordOf(locales, locale => words[locale][name]),
  }))
}
