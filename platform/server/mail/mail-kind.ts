import { type Locale, locales } from '#platform/contract/locale.ts'
import type { MailLink } from '#platform/contract/mail-link.ts'
import { recordOf } from '#platform/contract/record.ts'

/** What stands for a value while a mail is only tried; `text`: its example is among the words of its domain. */
export type MailExample = 'person' | 'firm' | 'time' | 'text'

export type MailSpec = {
  link: MailLink
  /** What it names beyond what every mail names. */
  names?: Readonly<Record<string, MailExample>>
  /** Under what it is offered to be worded otherwise, and where there; none: its words are the platform's alone. */
  editable?: { group: string; rank: number }
  /** The kind whose words a person of a type gets, by the number of the type: where the fair has not worded this one alone. */
  byType?: Readonly<Record<number, string>>
  /** Others can have it sent to anybody, also to an address that its owner has confirmed. */
  askedByOthers?: true
}
export type MailSpecs = Readonly<Record<string, MailSpec>>

/** `action` is the word on the button; a mail without it has no link. Paragraphs are parted by an empty line. */
export type MailText = { subject: string; body: string; action?: string }

/** What it is called and when it is sent, for those who word it. */
export type MailTitle = { title: string; when: string }

type NamesIn<Spec> = Spec extends { names: infer Names } ? Names : Record<never, never>
type Named<Specs, Example> = {
  [Kind in keyof Specs]: {
    [Name in keyof NamesIn<Specs[Kind]>]: NamesIn<Specs[Kind]>[Name] extends Example ? Name : never
  }[keyof NamesIn<Specs[Kind]>]
}[keyof Specs] &
  string

/** The words of a domain's mails in one language. */
export type MailWordsOf<Specs> = {
  kinds: {
    [Kind in keyof Specs]: Specs[Kind] extends { editable: object } ? MailText & MailTitle : MailText
  }
  /** What is filled in, as it is offered to those who word a mail. */
  names: Readonly<Record<Named<Specs, MailExample>, string>>
  examples: Readonly<Record<Named<Specs, 'text'>, string>>
}

/** A mail of a domain: how it is made, and its standard words. */
export type DeclaredMail = MailSpec & {
  kind: string
  words: Readonly<
    Record<
      Locale,
      {
        text: MailText & Partial<MailTitle>
        names: Readonly<Record<string, string>>
        examples: Readonly<Record<string, string>>
      }
    >
  >
}

/** The mails of a domain, with their words in all languages. */
export function defineMails<const Specs extends MailSpecs>(
  specs: Specs,
  words: Readonly<Record<Locale, MailWordsOf<Specs>>>,
): readonly DeclaredMail[] {
  return Object.entries(specs).map(([kind, spec]) => ({
    ...spec,
    kind,
    words: recordOf(locales, locale => {
      const { kinds, names, examples } = words[locale]
      return { text: kinds[kind] as MailText, names, examples }
    }),
  }))
}

/** Own names by kind, for `MailKinds`. */
export type KindsOf<Specs> = { [Kind in keyof Specs]: keyof NamesIn<Specs[Kind]> & string }

/** What each kind of mail names; each domain adds its own by declaration merging (`server/mails/kinds.ts`). */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface MailKinds {}

/** A kind that some domain declares: another one is not sent. */
export type MailKind = keyof MailKinds & string
/** What any mail may name beyond what every mail names. */
export type MailName = MailKinds[keyof MailKinds]
