import type { MailValues } from '#domain/fairs/server/index.ts'
import { accountPaths, standConfiguration } from '#domain/identity/contract/paths.ts'
import { dateLocale, type Locale } from '#platform/contract/locale.ts'
import type { mailingPages } from '../../contract/mailings.ts'

/** Where the button of a mailing leads, within the fair. */
export const pathOfPage: Record<(typeof mailingPages)[number], string> = {
  fair: '/',
  booths: standConfiguration,
  profile: accountPaths.userProfile,
}

/** A day in words: it is the same day wherever it is read. */
const dayIn = (locale: Locale, day: string | null) =>
  day === null
    ? ''
    : new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'full', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      )

type Reader = { firm: string | null; booths: string | null }

/** What is filled in for one reader, beyond what every mail names. */
export const readerValues = (reader: Reader, locale: Locale, deadline: string | null): MailValues => ({
  firm: reader.firm ?? '',
  booth: reader.booths ?? '',
  deadline: dayIn(locale, deadline),
})
