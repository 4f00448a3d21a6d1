import { validationState } from '#domain/reference/contract/validation-state.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { dateLocale, type Locale } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import type { MailExample } from '#platform/server/mail/mail-kind.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { declaredMail, type MailValues } from './declared-mails.ts'

type Person = { firstName: string; lastName: string; firm: string | null }
type Fair = { name: string | null; homepage: string; timeZone: string; startDate: string | null }

const nobody: Person = { firstName: '', lastName: '', firm: null }
const named = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`.trim()

/** Who is logged in, by their own name and address. */
export async function self({ db, actor }: Context) {
  const me = await maybeOne<Person & { email: string }>(db)`
    select u.email, u.first_name as "firstName", u.last_name as "lastName", f.name as firm
    from app_user u left join firm f on f.id = u.firm_id where u.id = ${actor.userId}`
  return me && { ...me, values: { firstName: me.firstName, lastName: me.lastName } }
}

/** Members of the fair, the same ones in the same order each time. */
async function membersOf(fair: number, { db }: Context): Promise<Person[]> {
  return many<Person>(db)`
    select u.first_name as "firstName", u.last_name as "lastName", f.name as firm
    from fair_user m join app_user u on u.id = m.user_id left join firm f on f.id = u.firm_id
    where m.fair_id = ${fair} and m.is_validated = ${validationState.validated} and not u.is_closed
      order by u.id limit 50`
}

async function fairOf(fair: number, locale: Locale, { db }: Context): Promise<Fair> {
  const row = await maybeOne<Fair>(db)`
    select ${translatedText('f', 'name', locale)} as name, f.homepage, f.time_zone as "timeZone",
      ${instant('f.start_date')} as "startDate"
    from fair f where f.id = ${fair}`
  return row ?? { name: null, homepage: '', timeZone: 'Europe/Paris', startDate: null }
}

/**
 * What a mail is filled in with while it is only tried: people and firms of the fair, round and round; in a fair without
 * any, whoever asks. The link leads to the fair and carries no token.
 */
export async function exampleReaderOf(
  id: number,
  kind: string,
  locale: Locale,
  turn: number,
  context: Context,
): Promise<MailValues> {
  const { services } = context
  const { link, names = {}, words } = declaredMail(kind)
  const fair = await fairOf(id, locale, context)
  const members = await membersOf(id, context)
  const fitting = members.filter(one => one.firm || !('firm' in names))
  const readers = fitting.length ? fitting : [(await self(context)) ?? nobody]
  const at = (index: number) => readers[index % readers.length] ?? nobody
  const [reader, other] = [at(turn), at(turn + 1)]
  const firm = members.find(one => one.firm)?.firm ?? fair.name ?? ''
  const when = new Intl.DateTimeFormat(dateLocale(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: fair.timeZone,
  }).format(fair.startDate ? new Date(fair.startDate) : services.now())
  const exampleOf = (name: string, example: MailExample) =>
    ({ person: named(other), firm, time: when, text: words[locale].examples[name] ?? '' })[example]
  return {
    firstName: reader.firstName,
    lastName: reader.lastName,
    fair: fair.name ?? '',
    ...Object.fromEntries(Object.entries(names).map(([name, example]) => [name, exampleOf(name, example)])),
    ...('firm' in names && { firm: reader.firm ?? firm }),
    ...(link !== 'none' && {
      link: new URL(hrefOf('/', {}, fair.homepage), services.settings.PUBLIC_URL).href,
    }),
  }
}
