import { sql } from 'kysely'
import { Value } from 'typebox/value'
import { fieldsIn, isRecord } from '#platform/contract/record.ts'
import { many } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import { readRow, updateRow } from '#platform/server/resource/operations.ts'
import { type Input, implementationOf } from '#platform/server/resource/registry.ts'
import { eachLine } from '#platform/server/transfer/each-line.ts'
import {
  assertBody,
  bodyOfCarried,
  type CarriedFields,
  carriedFields,
  columnsOfFields,
  resourcePart,
} from '#platform/server/transfer/resource-part.ts'
import type { Arriving, Leaving, TransferPart } from '#platform/server/transfer/transfer-part.ts'
import { TextWords, textKinds } from '../../contract/fair-text.ts'
import { publishText, textVersion } from '../texts/fair-texts.ts'

/** Uses of the pictures of a homepage, of a hall, of a fair's logo. */
const pictures = ['picture', 'logo']

/** Not its address, status and limits: they are the other platform's to give. Nor what would make it public there. */
const settings: CarriedFields = {
  resource: 'fairs',
  fields: [
    'translations',
    'hue',
    'logo',
    'startDate',
    'endDate',
    'timeZone',
    'lobby',
    'isPublicAccess',
    'isPublicWatching',
    'isRegistrationUserHomepage',
    'isRegistrationFirmHomepage',
    'isExhibitorLogosHomepage',
    'isHidingUserEmail',
    'isHidingFirmEmail',
    'isValidatingUsers',
    'isValidatingFirms',
    'mainLanguage',
    'fairLanguages',
    'country',
    'resultsPerPage',
    'isBlockingStandTypeEdition',
    'isUsingDirectMessageModule',
    'isUsingJobModule',
    'isUsingConferenceModule',
    'isUsingVisio',
    'isUsingChat',
    'dailyChatLimit',
    'dailyVisioLimit',
    'isShowingCounters',
    'isHidingChatButtons',
    'isHidingChatColumn',
    'statMode',
    'statUserType',
    'statMonths',
    'is3DMaps',
    'shippingMail',
    'standGroups',
    'jobModuleConfiguration',
  ],
  files: { logo: pictures },
}

const imageFields = new Set(['image', 'logo'])

/** A homepage with its pictures named as `nameOf` says; those without a name are left out. */
async function withPictures(
  value: unknown,
  nameOf: (named: unknown) => Promise<string | number | null>,
): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(one => withPictures(one, nameOf)))
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(async ([field, inner]) => [
    field,
    imageFields.has(field) && inner !== null ? await nameOf(inner) : await withPictures(inner, nameOf),
  ])
  return Object.fromEntries(await Promise.all(entries))
}

const homepageLeaving = (homepage: unknown, { fileOf }: Leaving) =>
  withPictures(homepage, async id => (typeof id === 'number' ? fileOf(id) : null))

const homepageArriving = (homepage: unknown, { fileOf }: Arriving) =>
  withPictures(homepage, async path => fileOf(path, pictures)?.id ?? null)

const settingsPart: TransferPart = {
  name: 'settings',
  tables: ['fair', 'fair_language', 'fair_homepage_image'],
  get columns() {
    return ['key', ...columnsOfFields(settings)]
  },
  async *read(leaving) {
    const { context, fair } = leaving
    const row = await readRow(implementationOf('fairs'), fair, context)
    yield {
      key: String(fair),
      ...(await carriedFields(settings, row, leaving)),
      homepageJson: await homepageLeaving(row.homepageJson, leaving),
    }
  },
  write: (lines, arriving, onLine) =>
    eachLine(lines, arriving, onLine, async row => {
      const body: Input = {
        ...(await bodyOfCarried(settings, row, arriving)),
        ...(isRecord(row.homepageJson) && {
          homepageJson: await homepageArriving(row.homepageJson, arriving),
        }),
      }
      // What was stated of one fair is of no other.
      if (body.statMode === 'exempt') body.statMode = 'ask'
      const fairs = implementationOf('fairs')
      assertBody(fairs, body)
      await updateRow(fairs, arriving.fair, body, arriving.context)
    }),
}

const buttonsPart = resourcePart({
  name: 'buttons',
  resource: 'header_buttons',
  tables: ['header_button'],
  of: fair => sql`t.fair_id = ${fair}`,
  order: sql`t.rank`,
  fields: ['rank', 'link', 'target', 'linkType', 'isVisible', 'isWithModalLogin', 'access', 'translations'],
  // Those that every new fair begins with make room.
  begin: ({ context, fair }) => sql`delete from header_button where fair_id = ${fair}`.execute(context.db),
  arrive: async (_row, { fair }) => ({ fair }),
})

const mailsPart = resourcePart({
  name: 'mails',
  resource: 'fair_emails',
  tables: ['fair_email'],
  of: fair => sql`t.fair_id = ${fair}`,
  key: row => String(row.kind),
  fields: ['kind', 'translations'],
  begin: ({ context, fair }) => sql`delete from fair_email where fair_id = ${fair}`.execute(context.db),
  arrive: async (_row, { fair }) => ({ fair }),
})

const kindOf = (key: string) => textKinds.find(kind => kind === key)

const textsPart: TransferPart = {
  name: 'texts',
  tables: ['fair_text'],
  columns: ['key', 'html.fr', 'html.en', 'html.nl', 'html.de', 'html.es', 'html.it'],
  async *read({ context, fair }) {
    const rows = await many<{ key: string; translations: Record<string, string> }>(context.db)`
      select distinct on (kind) kind as key, translations from fair_text where fair_id = ${fair}
      order by kind, version desc`
    for (const { key, translations } of rows)
      yield {
        key,
        translations: Object.fromEntries(
          Object.entries(translations).map(([locale, html]) => [locale, { html }]),
        ),
      }
  },
  write: (lines, arriving, onLine) =>
    eachLine(lines, arriving, onLine, async row => {
      const kind = kindOf(row.key)
      if (!kind) throw invalid({ key: 'not_in_list' })
      const translations = Object.fromEntries(
        Object.entries(fieldsIn(row.translations)).map(([locale, words]) => [locale, fieldsIn(words).html]),
      )
      if (!Value.Check(TextWords, translations)) throw invalid({ translations: 'value_invalid' })
      const { fair, context } = arriving
      const version = await textVersion(context.db, fair, kind)
      await publishText(fair, kind, { translations, version }, context)
    }),
}

export const transferredFair: readonly TransferPart[] = [settingsPart, buttonsPart, mailsPart, textsPart]
