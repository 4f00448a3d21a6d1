import { Type } from 'typebox'
import { Keyed, WebAddress } from '#platform/contract/fields.ts'
import { isSafeUrl, webAddressPattern } from '#platform/contract/web-address.ts'

/** As Skype gives them: `maud.durand`, `live:maud`, `live:.cid.1a2b`. */
const skypeName = '^(?:live:)?[A-Za-z.][A-Za-z0-9._,-]{2,63}$'
const isSkypeName = new RegExp(skypeName)

/** Addresses by the codes of `social_media`. */
export const Addresses = Keyed('^[a-z0-9_-]{1,30}$', WebAddress())

/** The same of meeting rooms: in Skype people are found by a name, too. */
export const MeetingAddresses = Type.Unsafe<Record<string, string>>({
  type: 'object',
  patternProperties: {
    '^skype$': Type.String({
      maxLength: 2000,
      pattern: `${webAddressPattern}|${skypeName}`,
      messageCode: 'url_invalid',
    }),
    '^(?!skype$)[a-z0-9_-]{1,30}$': WebAddress(),
  },
  additionalProperties: false,
})

/** How somebody is found in Skype, as it was typed: by a name, not by an address. */
export const isSkype = (code: string, written: string) => code === 'skype' && isSkypeName.test(written)

/** Where such an entry leads; null for what could not have been kept. */
export const hrefOfAddress = (code: string, written: string): string | null =>
  isSafeUrl(written) ? written : isSkype(code, written) ? `skype:${written}?chat` : null

/** What a telephone dials: people write numbers with spaces, dots and brackets. */
export const hrefOfPhone = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
