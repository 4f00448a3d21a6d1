import { composeMail, standardMail } from '#domain/fairs/server/index.ts'
import { defaultLocale, isLocale } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { decisionLink } from './decision-link.ts'
import { validatorsIn } from './validators.ts'

/** Mails about passes that one address gets in a day: beyond that, who runs the fair sees what is asked. */
const limit = { name: 'pass-validator', max: 200, seconds: 86_400 }

type RequestToValidate = {
  fair: number
  fairName: string | null
  pass: string | null
  validators: string
  asker: string
}

/** Asks each validator by a link of their own, in the language of the fair. */
export async function mailValidators(
  request: number,
  { db, services }: Pick<Context, 'db' | 'services'>,
): Promise<void> {
  const language = await one<{ locale: string }>(db)`
    select l.code as locale from pass_user pu join pass p on p.id = pu.pass_id
      join fair f on f.id = p.fair_id join language l on l.id = f.main_language_id
    where pu.id = ${request}`
  const locale = isLocale(language.locale) ? language.locale : defaultLocale
  const asked = await one<RequestToValidate>(db)`
    select f.id as fair, ${translatedText('f', 'name', locale)} as "fairName",
      ${translatedText('p', 'name', locale)} as pass, p.validating_emails as validators,
      u.first_name || ' ' || u.last_name as asker
    from pass_user pu join pass p on p.id = pu.pass_id join fair f on f.id = p.fair_id
      join app_user u on u.id = pu.user_id
    where pu.id = ${request}`
  const { fair, fairName, pass, validators, asker } = asked
  for (const address of validatorsIn(validators)) {
    if (!(await services.limiter.within(db).hit(limit, address)).allowed) continue
    const values = {
      firstName: address,
      fair: fairName ?? 'Verrière',
      link: decisionLink(request, address, services),
      asker,
      pass: pass ?? '',
    }
    const words = standardMail('pass_asked', locale)
    await services.outbox.queue(db, {
      ...composeMail('pass_asked', locale, words, values, services.settings.PUBLIC_URL),
      kind: 'pass_asked',
      to: { address },
      locale,
      fair,
    })
  }
}
