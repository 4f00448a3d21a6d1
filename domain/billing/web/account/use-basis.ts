import { useState } from 'react'
import type { Account } from '../../contract/accounts.ts'
import type { TaxChoice } from '../../contract/invoices.ts'

export type Basis = 'quote' | 'today'

/** What an invoice asks for: what was offered, or what is assigned and costs today. Where it matters, nothing is chosen beforehand. */
export function useBasis({ followed, open, currency, lines }: Account) {
  const left = lines.filter(line => line.quantity > line.invoiced)
  const mayToday = left.length > 0 && left.every(line => line.unit !== null)
  const [chosen, choose] = useState<Basis | null>(null)
  const [chosenTax, chooseTax] = useState<TaxChoice | null>(null)
  const asksBasis =
    followed && (followed.isAssignedOtherwise || followed.isPricedOtherwise || followed.isExpired)
  const usual = () => {
    if (!followed || (followed.isExpired && mayToday)) return 'today'
    return followed.isAssignedOtherwise ? null : 'quote'
  }
  const basis = chosen ?? usual()
  const asksTax = basis === 'quote' && followed?.isTaxedOtherwise
  const tax = asksTax ? chosenTax : null
  const quoted = followed && {
    gross: (tax === 'today' && followed.grossTaxedToday) || followed.gross,
    currency: followed.currency,
  }
  return {
    basis,
    choose,
    asksBasis,
    mayToday,
    tax,
    chooseTax,
    asksTax,
    isDecided: basis !== null && !(asksTax && !tax),
    asked: basis === 'quote' && quoted ? quoted : { gross: open.gross, currency },
    /** As the call wants it said. */
    body: { quote: basis === 'quote' && followed ? followed.id : null, ...(tax && { tax }) },
  }
}

export type BasisChoice = ReturnType<typeof useBasis>
