import { Download } from 'lucide-react'
import { type TableFormat, tableFormats } from '#platform/contract/table-format.ts'
import { Button, type ButtonProps } from './button.tsx'
import { MenuButton } from './menu.tsx'

/** Called so in every language. */
const names: Readonly<Record<TableFormat, string>> = { csv: 'CSV (.csv)', xlsx: 'Excel (.xlsx)' }

/** A table as a file, of the kind that is chosen. */
export const ExportButton = ({
  label,
  icon = Download,
  size = 'small',
  isPending,
  onExport,
}: Pick<ButtonProps, 'icon' | 'size'> & {
  label: string
  isPending: boolean
  onExport: (format: TableFormat) => void
}) => (
  <MenuButton
    groups={[
      {
        id: 'formats',
        entries: tableFormats
          .toReversed()
          .map(format => ({ id: format, label: names[format], onAction: () => onExport(format) })),
      },
    ]}
    trigger={
      <Button variant="secondary" size={size} icon={icon} isPending={isPending}>
        {label}
      </Button>
    }
  />
)
