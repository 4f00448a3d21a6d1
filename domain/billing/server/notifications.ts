import { firmBilling } from '#domain/exhibitors/contract/paths.ts'
import { notify } from '#domain/notifications/server/index.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { defineNotifications } from '#platform/server/notification-kind.ts'

export const billingNotifications = defineNotifications(
  { invoice_issued: { isMailed: false, roles: ['firmAdmin'] } },
  {
    fr: {
      invoice_issued: { title: 'Facture émise', text: 'La facture {{number}} de {{fair}} est disponible.' },
    },
    en: { invoice_issued: { title: 'Invoice issued', text: 'Invoice {{number}} of {{fair}} is available.' } },
    nl: {
      invoice_issued: { title: 'Factuur opgesteld', text: 'Factuur {{number}} van {{fair}} is beschikbaar.' },
    },
    de: {
      invoice_issued: { title: 'Rechnung erstellt', text: 'Rechnung {{number}} von {{fair}} liegt bereit.' },
    },
    es: {
      invoice_issued: {
        title: 'Factura emitida',
        text: 'La factura {{number}} de {{fair}} está disponible.',
      },
    },
    it: {
      invoice_issued: { title: 'Fattura emessa', text: 'La fattura {{number}} di {{fair}} è disponibile.' },
    },
  },
)

/** Tells those who administer the firm that it has an invoice. */
export async function tellInvoice(
  { id, number, fair }: { id: number; number: string; fair: number | null },
  firm: number,
  context: Context,
) {
  const admins = await many<{ id: number }>(context.db)`
    select id from app_user where firm_id = ${firm} and is_firm_admin`
  await notify(
    admins.map(admin => admin.id),
    {
      kind: billingNotifications.invoice_issued,
      cause: `invoice:${id}`,
      fair,
      path: hrefOf(firmBilling),
      params: { number },
    },
    context,
  )
}
