import { Check, Eye, Merge, Pencil, ReceiptText, Store, Users, X } from 'lucide-react'
import { usePerson } from '#domain/identity/web/person.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { runners } from '#platform/contract/runners.ts'
import type { MenuEntry } from '#platform/web/ui/menu.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { BackFirm } from '../../contract/back-firms.ts'
import { exhibitorPaths, firmBilling, standConfigure, standCreate } from '../../contract/paths.ts'

type Decisions = Record<'validate' | 'refuse' | 'compare', (firm: BackFirm) => void>

/** Whether this person decides on exhibitors, or only follows them. */
export const useMayDecide = () => {
  const { roles } = usePerson()
  return runners.some(role => roles.includes(role))
}

export const manageHref = (firm: Pick<BackFirm, 'id' | 'fair'>) =>
  `${hrefOf(exhibitorPaths.exhibitorManage, {}, firm.fair.homepage)}?firm=${firm.id}`

/** What can be done with an exhibitor of the list. */
export function useTrackingActions({ validate, refuse, compare }: Decisions) {
  const t = useWords('exhibitors')
  const mayDecide = useMayDecide()
  return (firm: BackFirm): MenuEntry[] => {
    const to = (path: string, id?: number) => hrefOf(path, { id }, firm.fair.homepage)
    const [stand] = firm.stands
    const decisions: MenuEntry[] = [
      ...(firm.twin
        ? [{ id: 'compare', label: t('tracking.compare'), icon: Merge, onAction: () => compare(firm) }]
        : []),
      ...(firm.isValidated === validationState.validated
        ? []
        : [{ id: 'validate', label: t('tracking.validate'), icon: Check, onAction: () => validate(firm) }]),
      ...(firm.isValidated === validationState.refused
        ? []
        : [
            {
              id: 'refuse',
              label: t('tracking.refuse'),
              icon: X,
              isDanger: true,
              onAction: () => refuse(firm),
            },
          ]),
      { id: 'edit', label: t('tracking.edit'), icon: Pencil, href: manageHref(firm) },
      { id: 'people', label: t('tracking.team'), icon: Users, href: to(exhibitorPaths.firmUsers, firm.id) },
      { id: 'billing', label: t('tracking.billing'), icon: ReceiptText, href: to(firmBilling, firm.id) },
      stand
        ? { id: 'booth', label: t('tracking.configure'), icon: Store, href: to(standConfigure, stand.id) }
        : {
            id: 'booth',
            label: t('tracking.create_booth'),
            icon: Store,
            href: `${to(standCreate)}?firm=${firm.id}`,
          },
    ]
    return [
      ...(mayDecide ? decisions : []),
      { id: 'see', label: t('tracking.see'), icon: Eye, href: to(exhibitorPaths.exhibitorsId, firm.id) },
    ]
  }
}
