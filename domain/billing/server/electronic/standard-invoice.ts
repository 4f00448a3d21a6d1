import { sirenOfVatNumber } from '#domain/exhibitors/server/index.ts'
import { decimalsOf, toMajor } from '../../contract/amounts.ts'
import type { DocumentLine, InvoiceDocument } from '../../contract/invoices.ts'
import { kindOfSheet } from '../pdf/sheet.ts'
import { paperWords } from '../pdf/words/words.ts'

/** As EN 16931 counts them. */
const typeCodes = { invoice: '380', credit: '381', partialCredit: '381' } as const
const pieces = 'C62'
const transfer = '30'
const ofSiren = '0002'
const vat = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }

type Party = { name: string; address: string; vatNumber: string | null; country?: string | null }

/** Which kind of tax the standard calls it; no rate is said of what is outside of its scope. */
function categoryOf({ isReverseCharge, isOutsideScope, locale }: InvoiceDocument, rate: number) {
  const words = paperWords[locale]
  if (isOutsideScope) return { code: 'O', reason: words.outsideScope, reasonCode: 'VATEX-EU-O' }
  if (isReverseCharge) return { code: 'AE', reason: words.reverseCharge, reasonCode: 'VATEX-EU-AE' }
  return { code: rate ? 'S' : 'Z', reason: null, reasonCode: null }
}

function addressOf({ address, country }: Party) {
  const [first, second, ...others] = address.split('\n').filter(Boolean)
  return {
    ...(first && { 'cbc:StreetName': first }),
    ...(second && { 'cbc:AdditionalStreetName': second }),
    ...(others.length > 0 && { 'cac:AddressLine': { 'cbc:Line': others.join(', ') } }),
    'cac:Country': { 'cbc:IdentificationCode': country },
  }
}

/**
 * An invoice or a credit note as EN 16931 says it, in the names of UBL. Null for what it cannot say: a quote, a paper of
 * before countries were kept or of a fair without dates, one without a number for VAT where the standard asks for it, or
 * of more decimals.
 */
export function standardInvoice(number: string, document: InvoiceDocument): object | null {
  const { seller, buyer, currency, lines, totals, locale, service, isOutsideScope } = document
  const kind = kindOfSheet(document)
  const decimals = decimalsOf(currency)
  if (kind === 'quote' || !seller.country || !buyer.country || !service || decimals > 2) return null
  if (!seller.vatNumber && !isOutsideScope) return null
  const isCredit = kind !== 'invoice'
  // A credit note says by what it is that it takes back: its amounts are not below nothing.
  const major = (minor: number) => toMajor(isCredit ? -minor : minor, currency).toFixed(decimals)
  const amount = (name: string, minor: number) => ({
    [`cbc:${name}`]: major(minor),
    [`cbc:${name}@currencyID`]: currency,
  })
  const percent = (rate: number) => (isOutsideScope ? {} : { 'cbc:Percent': String(rate / 100) })
  const category = (rate: number) => ({
    'cbc:ID': categoryOf(document, rate).code,
    ...percent(rate),
    ...vat,
  })
  const vatNumber = (of: Party) =>
    of.vatNumber && !isOutsideScope ? { 'cbc:CompanyID': of.vatNumber, ...vat } : null
  const words = paperWords[locale]
  const lineOf = (line: DocumentLine, at: number) => {
    const gross = Math.round(line.unit * line.quantity)
    return {
      'cbc:ID': String(at + 1),
      'cbc:InvoicedQuantity': String(line.quantity),
      'cbc:InvoicedQuantity@unitCode': pieces,
      ...amount('LineExtensionAmount', line.net),
      ...(gross !== line.net && {
        'cac:AllowanceCharge': [
          {
            'cbc:ChargeIndicator': 'false',
            'cbc:AllowanceChargeReason': words.discount,
            ...amount('Amount', gross - line.net),
          },
        ],
      }),
      'cac:Item': { 'cbc:Name': line.description, 'cac:ClassifiedTaxCategory': category(line.rate) },
      'cac:Price': amount('PriceAmount', line.unit),
    }
  }
  const sellerVat = vatNumber(seller)
  const buyerVat = vatNumber(buyer)
  const sellerSiren = sirenOfVatNumber(seller.vatNumber)
  return {
    'ubl:Invoice': {
      'cbc:ProfileID': 'A1',
      'cbc:ID': number,
      'cbc:IssueDate': document.issuedOn,
      ...(document.dueOn && { 'cbc:DueDate': document.dueOn }),
      'cbc:InvoiceTypeCode': typeCodes[kind],
      ...(noteOf(document) && { 'cbc:Note': [noteOf(document)] }),
      'cbc:DocumentCurrencyCode': currency,
      'cac:InvoicePeriod': { 'cbc:StartDate': service.from, 'cbc:EndDate': service.to },
      ...(document.cancels && {
        'cac:BillingReference': [{ 'cac:InvoiceDocumentReference': { 'cbc:ID': document.cancels } }],
      }),
      'cac:AccountingSupplierParty': {
        'cac:Party': {
          'cac:PostalAddress': addressOf(seller),
          ...(sellerVat && { 'cac:PartyTaxScheme': [sellerVat] }),
          'cac:PartyLegalEntity': {
            'cbc:RegistrationName': seller.name,
            'cbc:CompanyID': sellerSiren ?? seller.registrationNumber,
            ...(sellerSiren && { 'cbc:CompanyID@schemeID': ofSiren }),
          },
        },
      },
      'cac:AccountingCustomerParty': {
        'cac:Party': {
          'cac:PostalAddress': addressOf(buyer),
          ...(buyerVat && { 'cac:PartyTaxScheme': buyerVat }),
          'cac:PartyLegalEntity': {
            'cbc:RegistrationName': buyer.name,
            ...(buyer.siren && { 'cbc:CompanyID': buyer.siren, 'cbc:CompanyID@schemeID': ofSiren }),
          },
        },
      },
      'cac:Delivery': { 'cbc:ActualDeliveryDate': service.to },
      ...(seller.iban &&
        !isCredit && {
          'cac:PaymentMeans': [
            {
              'cbc:PaymentMeansCode': transfer,
              'cbc:PaymentID': number,
              'cac:PayeeFinancialAccount': { 'cbc:ID': seller.iban.replace(/\s/g, '') },
            },
          ],
        }),
      ...(!document.dueOn && { 'cac:PaymentTerms': { 'cbc:Note': isCredit ? words.toRefund : words.total } }),
      'cac:TaxTotal': [
        {
          ...amount('TaxAmount', totals.vat),
          'cac:TaxSubtotal': totals.rates.map(({ rate, net, vat: tax }) => {
            const { code, reason, reasonCode } = categoryOf(document, rate)
            return {
              ...amount('TaxableAmount', net),
              ...amount('TaxAmount', tax),
              'cac:TaxCategory': {
                'cbc:ID': code,
                ...percent(rate),
                ...(reasonCode && { 'cbc:TaxExemptionReasonCode': reasonCode }),
                ...(reason && { 'cbc:TaxExemptionReason': reason }),
                ...vat,
              },
            }
          }),
        },
      ],
      'cac:LegalMonetaryTotal': {
        ...amount('LineExtensionAmount', totals.net),
        ...amount('TaxExclusiveAmount', totals.net),
        ...amount('TaxInclusiveAmount', totals.gross),
        ...amount('PayableAmount', totals.gross),
      },
      'cac:InvoiceLine': lines.map(lineOf),
    },
  }
}

const noteOf = ({ part, seller }: InvoiceDocument) =>
  [part?.reason, seller.legalMention].filter(Boolean).join('\n')
