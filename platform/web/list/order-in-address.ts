import type { useListAddress } from '../screens/use-list-address.ts'
import type { TableSort } from '../ui/table.tsx'

type Address = ReturnType<typeof useListAddress>

/** An order, `title` or `-title`, for the heads of columns, which say another in the address. */
export const sortedBy = (order: string, address: Address) => ({
  sort: {
    column: order.replace('-', ''),
    direction: order.startsWith('-') ? 'descending' : 'ascending',
  } satisfies TableSort,
  onSortChange: ({ column, direction }: TableSort) =>
    address.change({ order: `${direction === 'descending' ? '-' : ''}${column}` }),
})

/** Of the orders that a list has, the one that its address says. */
export const orderIn = <Order extends string>(address: Address, orders: readonly Order[], standard: Order) =>
  orders.find(one => one === address.get('order')) ?? standard
